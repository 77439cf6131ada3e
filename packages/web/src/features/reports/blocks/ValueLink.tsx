import { opened, trustOf } from '@earshot/core/reports/drawing/trust.ts';
import type { ReportValue } from '@earshot/core/reports/reports.api.ts';
import type { Measure } from '@earshot/core/reports/reports.ts';
import { useTexts } from '../../../lib/i18n.ts';
import '../../../shared/people/people.css';
import { NumberLink } from '../cell/NumberLink.tsx';
import { blockTexts } from './blocks.texts.ts';
import { useValueText } from './use-value-text.ts';

type Props = {
  measure: Measure;
  value: ReportValue | undefined;
  /** What the number is of, for who hears it. */
  of: string;
  /** In a table that only a screen reader sees there is nothing to press. */
  hasLink?: boolean;
};

/** A number that opens its calls; one of few calls is faded. */
export function ValueLink({ measure, value, of, hasLink = true }: Props) {
  const t = useTexts(blockTexts);
  const valueText = useValueText();
  if (value === undefined || value.value === null) return <span className="mut">–</span>;
  const shown = valueText(measure, value.value);
  const trust = trustOf(measure, value);
  if (!hasLink) return <span className="num">{shown}</span>;
  return (
    <span className={trust === 'sure' ? undefined : `report-${trust}`}>
      <NumberLink
        value={value}
        className="calls-link num plain"
        aria-label={`${of}: ${shown}, ${t('opens', { count: opened(value) })}`}
        closed={<span className="num">{shown}</span>}
      >
        {shown}
      </NumberLink>
    </span>
  );
}
