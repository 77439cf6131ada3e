import type { LabelTold } from '@earshot/core/classifiers/checks.api.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { written } from '../../../shared/classifiers/SpreadBar.tsx';
import { checkTexts } from './check.texts.ts';

type Props = { told: LabelTold; color: string };

/** A probability with the threshold from which it says yes, and the band in which it is unsure. */
export function ProbabilityBar({ told, color }: Props) {
  const t = useTexts(checkTexts);
  const { name, probability, threshold, unsure_from, unsure_to } = told;
  const percent = (share: number) => `${Math.max(0, Math.min(1, share)) * 100}%`;
  const said = t('barOf', {
    label: name,
    value: written(probability),
    threshold: written(threshold),
    from: written(unsure_from),
    to: written(unsure_to),
  });
  return (
    <span className={`probability tag-${color}`} role="img" aria-label={said} title={said}>
      <i className="probability-value" style={{ width: percent(probability) }} />
      <i
        className="probability-unsure"
        style={{ insetInlineStart: percent(unsure_from), width: percent(unsure_to - unsure_from) }}
      />
      <i className="probability-threshold" style={{ insetInlineStart: percent(threshold) }} />
    </span>
  );
}
