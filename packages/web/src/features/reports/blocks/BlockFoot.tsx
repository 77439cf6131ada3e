import { earlierOf } from '@earshot/core/reports/drawing/cohort-grid.ts';
import { measureOf } from '@earshot/core/reports/measures.ts';
import type { ReportBlock } from '@earshot/core/reports/reports.api.ts';
import type { Block } from '@earshot/core/reports/reports.ts';
import { Info } from 'lucide-react';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { blockTexts } from './blocks.texts.ts';
import { cohortTexts } from './cohorts.texts.ts';

/** What is not among the numbers, and what they do not say. */
export function BlockFoot({ block, counted }: { block: Block; counted: ReportBlock }) {
  const t = useTexts(blockTexts);
  const c = useTexts(cohortTexts);
  const { left_out, adds_up, rows, rest, count } = counted;
  const earlier = earlierOf(block, counted);
  // What only some calls bring is not missing from the others.
  const isSum = block.measures.slice(0, 1).some(({ name }) => measureOf(name).kind === 'sum');
  const lines = [
    ...(left_out === null || isSum ? [] : [t('leftOut', { count: left_out.n })]),
    ...(adds_up ? [] : [t('overlaps')]),
    ...(earlier === null ? [] : [c(earlier.word, { shown: formatNumber(earlier.calls) })]),
    ...(block.by.length === 1 && rows.length < count && rest === null
      ? [t('firstOf', { shown: formatNumber(rows.length), all: formatNumber(count) })]
      : []),
  ];
  if (lines.length === 0) return null;
  return (
    <p className="report-foot xs t2">
      <Info size={13} aria-hidden />
      <span>{lines.join(' ')}</span>
    </p>
  );
}
