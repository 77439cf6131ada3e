import type { Locale } from '../locales.ts';
import { metricNames } from '../metrics/flat-metrics.ts';
import { say } from '../say.ts';
import { blockWords } from './block-words.ts';
import { type ByName, isTimeStep } from './by-what.ts';
import { cohortOf, stepsAfter } from './cohort.ts';
import { type CohortWord, cohortWords } from './cohort-words.ts';
import { hiddenTitle } from './hidden-block.ts';
import { keyText } from './key-text.ts';
import { measureOf, metricOfKey } from './measures.ts';
import { byTitles, reportWords } from './names.ts';
import type { ReportBlock, ReportRow, ReportValue, RunReport } from './reports.api.ts';
import type { Block, Measure, ReportInput } from './reports.ts';
import { rowsWithRest } from './shown-rows.ts';
import { type NameOf, titleOfBlock, titleOfMeasure } from './titles.ts';

/** How a number of a table is written: seconds are those of something measured in milliseconds. */
export type NumberKind = 'count' | 'share' | 'seconds' | 'number';
export type TableCell = string | null | { number: number | null; kind: NumberKind };
type Named = { locale: Locale; nameOf: NameOf };
export type ReportTable = { title: string; head: string[]; rows: TableCell[][] };

/** The blocks of a report as tables in the words of a language: for files and letters, and for whoever cannot see a chart. */
export function tablesOf(
  report: Pick<ReportInput, 'blocks'>,
  { blocks }: Pick<RunReport, 'blocks'>,
  { locale, nameOf }: { locale: Locale; nameOf: NameOf },
): ReportTable[] {
  return report.blocks.flatMap((block, at) => {
    const counted = blocks[at];
    if (counted === undefined) return [];
    if (counted.hidden !== null) return [hiddenTable(block, counted.hidden, { locale, nameOf })];
    const tableFor = block.draw === 'spread' ? spreadTable : block.draw === 'cohort' ? cohortTable : tableOf;
    return [tableFor(block, counted, { locale, nameOf })];
  });
}

function tableOf(
  block: Block,
  counted: ReportBlock,
  { locale, nameOf }: { locale: Locale; nameOf: NameOf },
): ReportTable {
  const { totals, left_out } = counted;
  const rows = rowsWithRest(counted, locale);
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
    ...block.by.map((name, at) => labelOf(name, row, at, locale)),
    ...numbers(row),
  ]);
  const all: TableCell[] = [...block.by.map((_, at) => (at === 0 ? w('all') : null)), ...numbers(totals)];
  const out: TableCell[][] =
    left_out === null ? [] : [[`${w('leftOut')}: ${left_out.n}`, ...head.slice(1).map(() => null)]];
  return {
    title: titleOfBlock(block, locale, nameOf),
    head,
    rows: [...(block.by.length === 0 ? [] : named), all, ...out],
  };
}

/** From one number on, below another, and how many calls there are. */
function spreadTable(
  block: Block,
  { rows, totals, left_out }: ReportBlock,
  { locale, nameOf }: Named,
): ReportTable {
  const w = (word: keyof typeof reportWords) => reportWords[word][locale];
  const [measure] = block.measures;
  if (measure === undefined) throw new Error('A distribution of nothing');
  const isCompared = totals.values.some(({ before }) => before !== null);
  const edge = (key: string | null | undefined): TableCell =>
    key == null ? null : { number: scaled(measure, Number(key)), kind: kindOf(measure) };
  const count = (number: number | null | undefined): TableCell => ({ number: number ?? null, kind: 'count' });
  const [own] = totals.values;
  const line = (edges: TableCell[], value: number | undefined, before: number | undefined) => [
    ...edges,
    count(value),
    ...(isCompared ? [count(before)] : []),
  ];
  return {
    title: titleOfBlock(block, locale, nameOf),
    head: [w('from'), w('below'), w('n'), ...(isCompared ? [w('before')] : [])],
    rows: [
      ...rows.map(({ keys, calls, values: [value] }) =>
        line([edge(keys[0]), edge(keys[1])], calls, value?.before?.n),
      ),
      line([w('all'), null], own?.n, own?.before?.n),
      ...(left_out === null ? [] : [line([`${w('leftOut')}: ${left_out.n}`, null], undefined, undefined)]),
    ],
  };
}

/** A row a cell: when people began, how many of them, how much later it is, the number and of how many; all cohorts at the end. */
function cohortTable(block: Block, counted: ReportBlock, { locale, nameOf }: Named): ReportTable {
  const cohort = cohortOf(block.by);
  const [measure] = block.measures;
  if (cohort === null || measure === undefined) throw new Error('Cohorts of nobody');
  const { who, step } = cohort;
  const { rows, sums, left_out, cohort: known } = counted;
  const [firsts = [], steps = []] = sums;
  const w = (word: keyof typeof reportWords) => reportWords[word][locale];
  const c = (word: CohortWord) => say(cohortWords[word], locale);
  const count = (number: number): TableCell => ({ number, kind: 'count' });
  const sizes = new Map(firsts.map(({ keys: [first = null] }, at) => [first, known?.sizes[at] ?? 0]));
  const isBounded = [...rows, ...steps].some(({ values: [value] }) => (value?.low ?? null) !== null);
  const line = (edges: TableCell[], { values: [value] }: ReportRow): TableCell[] => [
    ...edges,
    ...cellsOf(measure, value, { isBounded, isCompared: false }),
  ];
  const isOpen = (first: string, after: string): boolean =>
    known?.under_way === stepsAfter(step, first, Number(after));
  const head = [
    c('first'),
    c(`size_${who}`),
    c(`since_${step}`),
    c('isOpen'),
    titleOfMeasure(measure, locale, nameOf),
    w('n'),
    ...(isBounded ? [w('low'), w('high')] : []),
  ];
  const all = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  return {
    title: titleOfBlock(block, locale, nameOf),
    head,
    rows: [
      ...rows.map((row) => {
        const [first = null, after = null] = row.keys;
        const open = first !== null && after !== null && isOpen(first, after) ? c('isOpen') : null;
        return line([first, count(sizes.get(first) ?? 0), count(Number(after)), open], row);
      }),
      ...steps.map((row) => line([w('all'), count(all), count(Number(row.keys[0])), null], row)),
      ...(left_out === null
        ? []
        : [[`${w('leftOut')}: ${left_out.n}`, ...head.slice(1).map(() => null)] satisfies TableCell[]]),
    ],
  };
}

const hiddenTable = (block: Block, hidden: string, { locale, nameOf }: Named): ReportTable => ({
  title: titleOfBlock(block, locale, nameOf),
  head: [say(blockWords.hidden, locale, { what: hiddenTitle(hidden, locale) })],
  rows: [],
});

/** Seconds of what is measured in milliseconds. */
const scaled = (measure: Measure, number: number): number =>
  kindOf(measure) === 'seconds' ? number / 1000 : number;

function cellsOf(
  measure: Measure,
  value: ReportValue | undefined,
  { isBounded, isCompared }: { isBounded: boolean | undefined; isCompared: boolean },
): TableCell[] {
  const kind = kindOf(measure);
  const cell = (number: number | null | undefined): TableCell => ({
    number: number === null || number === undefined ? null : scaled(measure, number),
    kind,
  });
  return [
    cell(value?.value),
    { number: value?.n ?? null, kind: 'count' },
    ...(isBounded ? [cell(value?.low), cell(value?.high)] : []),
    ...(isCompared ? [cell(value?.before?.value)] : []),
  ];
}

/** How a measure is written. */
export function kindOf({ name, of, share }: Measure): NumberKind {
  const { kind } = measureOf(name);
  if (kind === 'count') return 'count';
  if (kind === 'share') return share ? 'share' : 'count';
  if (name === 'length') return 'seconds';
  if (name === 'agreement') return 'share';
  if (name !== 'metric') return 'number';
  const unit = metricNames.find((one) => one.name === metricOfKey(String(of)).metric)?.unit;
  return unit === 'ms' ? 'seconds' : unit === 'share' ? 'share' : 'number';
}

/** What a row is called by one of its keys, as files have it: days as `2026-03-01`, which spreadsheets sort. */
const labelOf = (name: ByName, { keys, labels }: ReportRow, at: number, locale: Locale): string => {
  const key = keys[at] ?? null;
  return key !== null && isTimeStep(name) ? key : keyText(name, key, { label: labels[at], locale });
};
