import { Block, ReportPeriod } from '@earshot/core/reports/reports.ts';
import { useTexts } from '../../../lib/i18n.ts';
import type { Line } from '../../../shared/rules/editor/version-lines.ts';
import { useBlockTitle } from '../blocks/use-measure-text.ts';
import { usePeriodText } from '../PeriodChip.tsx';
import { periodTexts } from '../period.texts.ts';
import { formTexts } from './form.texts.ts';

/** What a report as it was kept says, line by line, in words. */
export function useReportLines(): (body: Record<string, unknown> | undefined) => Line[] {
  const t = useTexts(formTexts);
  const p = useTexts(periodTexts);
  const periodText = usePeriodText();
  const blockTitle = useBlockTitle();
  return (body) => {
    if (body === undefined) return [];
    const period = ReportPeriod.safeParse(body.period).data;
    const blocks = Block.array().safeParse(body.blocks).data ?? [];
    const compared = period && p(`compare_${period.compare ?? 'none'}`);
    return [
      { name: 'name', label: t('name'), text: textOf(body.name) },
      { name: 'note', label: t('note'), text: textOf(body.note) },
      {
        name: 'period',
        label: p('period'),
        text: period ? `${periodText(period)}; ${compared?.toLocaleLowerCase()}` : '',
      },
      { name: 'filters', label: t('filters'), text: filtersText(body.filters) },
      ...blocks.map((block, at) => ({
        name: `block ${at}`,
        label: t('block', { place: at + 1 }),
        text: [blockTitle(block), t(`draw_${block.draw}`), filtersText(block.filters)]
          .filter(Boolean)
          .join('; '),
      })),
    ];
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Filters by their names in the API: what a person chose is on the form. */
const filtersText = (value: unknown): string =>
  Object.entries((value ?? {}) as Record<string, unknown>)
    .map(([name, one]) => `${name}: ${typeof one === 'string' ? one : JSON.stringify(one)}`)
    .join('; ');
