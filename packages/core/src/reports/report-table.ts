import type { Locale } from '../locales.ts';
import { metricNames } from '../metrics/flat-metrics.ts';
import { metricTitle } from '../metrics/metric-titles.ts';
import { type ByName, lengthSteps_s } from './by-what.ts';
import { measureOf, metricOfKey } from './measures.ts';
import { byTitles, measureTitles, type Named, reportWords, weekdayTitles } from './names.ts';
import type { ReportBlock, ReportRow, ReportValue, RunReport } from './reports.api.ts';
import type { Block, Measure, ReportInput } from './reports.ts';

/** How a number of a table is written: seconds are those of something measured in milliseconds. */
export type NumberKind = 'count' | 'share' | 'seconds' | 'number';
export type TableCell = string | null | { number: number | null; kind: NumberKind };
export type ReportTable = { title: string; head: string[]; rows: TableCell[][] };

/** What rules, goals and emotions are called: by a measure, null where it is gone. */
export type NameOf = (measure: Measure) => string | null;

/** The blocks of a report as tables in the words of a language: for files and letters, and for whoever cannot see a chart. */
export function tablesOf(
  report: Pick<ReportInput, 'blocks'>,
  { blocks }: Pick<RunReport, 'blocks'>,
  { locale, nameOf }: { locale: Locale; nameOf: NameOf },
): ReportTable[] {
  return report.blocks.flatMap((block, at) => {
    const counted = blocks[at];
    return counted === undefined ? [] : [tableOf(block, counted, { locale, nameOf })];
  });
}

function tableOf(
  block: Block,
  { rows, totals, left_out }: ReportBlock,
  { locale, nameOf }: { locale: Locale; nameOf: NameOf },
): ReportTable {
  const w = (word: keyof typeof reportWords) => reportWords[word][locale];
  const titles = block.measures.map((measure) => titleOfMeasure(measure, locale, nameOf));
  const isCompared = totals.values.some(({ before }) => before !== null);
  const bounded = block.measures.map((_, at) =>
    [totals, ...rows].some(({ values }) => values[at]?.low !== null && values[at]?.low !== undefined),
  );
  const head = [
    ...block.by.map((name) => byTitles[name][locale]),
    ...titles.flatMap((title, at) => [
      title,
      `${w('n')} (${title})`,
      ...(bounded[at] ? [`${w('low')} (${title})`, `${w('high')} (${title})`] : []),
      ...(isCompared ? [`${w('before')} (${title})`] : []),
    ]),
  ];
  const numbers = ({ values }: ReportRow): TableCell[] =>
    block.measures.flatMap((measure, at) =>
      cellsOf(measure, values[at], { isBounded: bounded[at], isCompared }),
    );
  const named = rows.map((row): TableCell[] => [
    ...block.by.map((name, at) => labelOfRow(name, row, { at, locale })),
    ...numbers(row),
  ]);
  const all: TableCell[] = [...block.by.map((_, at) => (at === 0 ? w('all') : null)), ...numbers(totals)];
  const out: TableCell[][] =
    left_out === null ? [] : [[`${w('leftOut')}: ${left_out.n}`, ...head.slice(1).map(() => null)]];
  return {
    title: block.title || titleOfBlock(block, titles, locale),
    head,
    rows: [...(block.by.length === 0 ? [] : named), all, ...out],
  };
}

function cellsOf(
  measure: Measure,
  value: ReportValue | undefined,
  { isBounded, isCompared }: { isBounded: boolean | undefined; isCompared: boolean },
): TableCell[] {
  const kind = kindOf(measure);
  const scaled = (number: number | null | undefined): TableCell => ({
    number: number === null || number === undefined ? null : kind === 'seconds' ? number / 1000 : number,
    kind,
  });
  return [
    scaled(value?.value),
    { number: value?.n ?? null, kind: 'count' },
    ...(isBounded ? [scaled(value?.low), scaled(value?.high)] : []),
    ...(isCompared ? [scaled(value?.before?.value)] : []),
  ];
}

/** How a measure is written. */
export function kindOf({ name, of, share }: Measure): NumberKind {
  const { kind } = measureOf(name);
  if (kind === 'count') return 'count';
  if (kind === 'share') return share ? 'share' : 'count';
  if (name === 'length') return 'seconds';
  if (name !== 'metric') return 'number';
  const unit = metricNames.find((one) => one.name === metricOfKey(String(of)).metric)?.unit;
  return unit === 'ms' ? 'seconds' : unit === 'share' ? 'share' : 'number';
}

/** What a measure is called, with what it is of and what of it is told. */
export function titleOfMeasure(measure: Measure, locale: Locale, nameOf: NameOf): string {
  const { name, share, stat } = measure;
  const { kind, of } = measureOf(name);
  const subject = name === 'metric' ? metricSubject(measure, locale) : of === null ? null : nameOf(measure);
  const gone = reportWords.gone[locale];
  const title = name === 'metric' ? subject : measureTitles[name][locale];
  const named = of === null || name === 'metric' ? title : `${title}: ${subject ?? gone}`;
  if (kind === 'number') return `${named}, ${reportWords[stat][locale]}`;
  if (kind === 'share') return `${named}, ${reportWords[share ? 'share' : 'calls'][locale]}`;
  return named ?? gone;
}

function metricSubject(measure: Measure, locale: Locale): string {
  const { metric, who } = metricOfKey(String(measure.of));
  const title = metricTitle(metric, locale) ?? metric;
  return who === 'anyone' ? title : `${title} (${reportWords[who][locale]})`;
}

/** What a block is called that nobody gave a title. */
export function titleOfBlock({ by }: Pick<Block, 'by'>, titles: readonly string[], locale: Locale): string {
  const counted = titles.join(', ');
  return by.length === 0 ? counted : `${counted}: ${by.map((name) => byTitles[name][locale]).join(', ')}`;
}

/** What a row is called by one of its keys, as files have it: times as dates, lengths as the seconds between which they lie. */
export function labelOfRow(
  name: ByName,
  { keys, labels }: ReportRow,
  { at, locale }: { at: number; locale: Locale },
): string {
  const key = keys[at] ?? null;
  if (key === null) return reportWords.unsaid[locale];
  if (name === 'team' && key === '0') return reportWords.noTeam[locale];
  if (name === 'weekday') return (weekdayTitles as Record<string, Named>)[key]?.[locale] ?? key;
  if (name === 'hour') return `${key}:00`;
  if (name === 'length') return lengthLabel(Number(key), locale);
  return labels[at] ?? key;
}

/** Between which seconds a length lies, the first of which belongs to it. */
function lengthLabel(start_s: number, locale: Locale): string {
  const next = lengthSteps_s.find((one) => one > start_s);
  const s = reportWords.seconds[locale];
  return next === undefined ? `≥ ${start_s} ${s}` : `${start_s} – ${next} ${s}`;
}
