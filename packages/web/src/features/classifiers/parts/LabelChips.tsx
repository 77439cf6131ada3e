import type { Label } from '@earshot/core/classifiers/classifiers.ts';
import { formatNumber } from '../../../lib/format.ts';
import { TagChip } from '../../../shared/tags/TagChip.tsx';

type Props = { labels: readonly Pick<Label, 'id' | 'name' | 'color'>[]; most?: number };

/** The first few labels; how many more there are says a number with their names. */
export function LabelChips({ labels, most = 3 }: Props) {
  const rest = labels.slice(most);
  return (
    <span className="label-chips">
      {labels.slice(0, most).map((label) => (
        <TagChip key={label.id} tag={label} />
      ))}
      {rest.length > 0 && (
        <span className="chip small" title={rest.map(({ name }) => name).join(', ')}>
          +{formatNumber(rest.length)}
        </span>
      )}
    </span>
  );
}
