import type { Tone } from '@earshot/core/reports/drawing/cell-tone.ts';
import { opened, trustOf } from '@earshot/core/reports/drawing/trust.ts';
import type { ReportRow } from '@earshot/core/reports/reports.api.ts';
import type { Measure } from '@earshot/core/reports/reports.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { NumberLink } from '../cell/NumberLink.tsx';
import { blockTexts } from './blocks.texts.ts';
import { backgroundOf } from './cell-background.ts';
import type { useGridKeys } from './use-grid-keys.ts';
import { useValueText } from './use-value-text.ts';

type Props = {
  cell: ReportRow | undefined;
  measure: Measure;
  at: number;
  tone: Tone | null;
  /** What the cell is of. */
  name: string;
  stop: ReturnType<ReturnType<typeof useGridKeys>>;
  /** What is said of it besides; it is hatched. */
  note?: string | undefined;
};

/** One cell: its number, or where that would say nothing only of how many calls it would be; Enter opens them. */
export function GridCell({ cell, measure, at, tone, name, stop, note }: Props) {
  const t = useTexts(blockTexts);
  const valueText = useValueText();
  const value = cell?.values[at];
  const trust = value === undefined ? 'none' : trustOf(measure, value);
  const n = value?.n ?? 0;
  const isFew = trust === 'few' || (trust === 'none' && n > 0);
  const shown =
    value === undefined || value.value === null
      ? '–'
      : isFew
        ? t('nIs', { shown: formatNumber(n) })
        : valueText(measure, value.value);
  const count = value === undefined ? 0 : opened(value);
  const opens = count > 0 ? t('opens', { count }) : undefined;
  const label = `${name}: ${[shown, note, opens].filter((one) => one !== undefined).join(', ')}`;
  const look = {
    className: `plain report-cell num ${isFew ? 'report-hatch' : ''} ${note === undefined ? '' : 'report-open'} ${trust === 'faded' ? 'report-faded' : ''} ${count === 0 ? 'mut' : ''}`,
    style: tone === null ? undefined : { backgroundColor: backgroundOf(tone) },
    title: label,
  };
  return (
    <NumberLink
      value={value}
      {...look}
      {...stop}
      aria-label={label}
      closed={
        <span {...look} {...stop}>
          {shown}
          <span className="visually-hidden">{name}</span>
        </span>
      }
    >
      {shown}
    </NumberLink>
  );
}
