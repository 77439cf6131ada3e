import { Check } from 'lucide-react';

type Props = {
  name: string;
  /** The key that presses it. */
  hint: string | null;
  color?: string | undefined;
  isOn: boolean;
  onPress: () => void;
};

/** One of the answers that can be given. */
export function AnswerToggle({ name, hint, color, isOn, onPress }: Props) {
  return (
    <button type="button" className={isOn ? 'answer on' : 'answer'} aria-pressed={isOn} onClick={onPress}>
      {hint !== null && <kbd aria-hidden>{hint}</kbd>}
      {color !== undefined && <i className={`label-dot tag-${color}`} aria-hidden />}
      <span className="answer-name grow">{name}</span>
      {isOn && <Check size={15} aria-hidden />}
    </button>
  );
}
