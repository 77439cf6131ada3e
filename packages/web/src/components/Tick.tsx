import { Check } from 'lucide-react';

/** Whether something in a list of choices is chosen; the choice itself says so to whoever does not see it. */
export function Tick({ isOn }: { isOn: boolean }) {
  return (
    <span className="tick" aria-hidden>
      {isOn && <Check size={16} />}
    </span>
  );
}
