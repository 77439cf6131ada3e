import { RotateCcw, RotateCw } from 'lucide-react';

/** The arrow with its seconds inside. */
export function JumpIcon({ forward = false }: { forward?: boolean }) {
  const Icon = forward ? RotateCw : RotateCcw;
  return (
    <span style={{ position: 'relative', display: 'grid', placeItems: 'center' }} aria-hidden>
      <Icon size={21} strokeWidth={1.5} />
      <span style={{ position: 'absolute', font: '600 7.5px var(--font)' }}>15</span>
    </span>
  );
}
