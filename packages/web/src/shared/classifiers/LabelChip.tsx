import type { File } from '@earshot/core/files/files.ts';
import { CircleHelp, Split } from 'lucide-react';
import '../tags/tag-chip.css';

type Label = Pick<File['labels'][number], 'name' | 'color'>;

type Props = {
  label: Label;
  /** `unsure`: with a dashed edge; `no`: grey; `off`: what a person took away is struck through, too. */
  state?: 'yes' | 'unsure' | 'no' | 'off';
};

/** A label that a classifier gives. */
export function LabelChip({ label, state = 'yes' }: Props) {
  const Icon = state === 'unsure' ? CircleHelp : Split;
  const color = state === 'no' || state === 'off' ? 'grey' : label.color;
  return (
    <span className={`tag-chip label-chip tag-${color} ${state}`} title={label.name} dir="auto">
      <Icon size={11} aria-hidden />
      <span className="el">{label.name}</span>
    </span>
  );
}

/** The first few; how many more there are says a number with their names. */
export function LabelChips({ labels, most = 2 }: { labels: File['labels']; most?: number }) {
  if (labels.length === 0) return null;
  const rest = labels.slice(most);
  return (
    <span className="tag-chips">
      {labels.slice(0, most).map((label) => (
        <LabelChip key={label.id} label={label} />
      ))}
      {rest.length > 0 && (
        <span className="chip small" title={rest.map(({ name }) => name).join(', ')}>
          +{rest.length}
        </span>
      )}
    </span>
  );
}
