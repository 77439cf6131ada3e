import { isolated } from '@earshot/core/bidi.ts';
import { callsPath } from '@earshot/core/calls/calls-path.ts';
import { type Locale, languageTags } from '@earshot/core/locales.ts';
import type { ReportScheduleInput } from '@earshot/core/report-letters/report-letters.ts';
import { byTitles, reportWords } from '@earshot/core/reports/names.ts';
import { labelOfRow, type NameOf, titleOfBlock, titleOfMeasure } from '@earshot/core/reports/report-table.ts';
import type { ReportBlock, ReportRow, ReportValue, RunReport } from '@earshot/core/reports/reports.api.ts';
import type { Measure, Block as ReportedBlock, ReportInput } from '@earshot/core/reports/reports.ts';
import { valueText } from '@earshot/core/reports/value-text.ts';
import type { Block, Piece } from '../mail/blocks.ts';
import { type Written, writeBlocks } from '../mail/letter.ts';
import { letterWords } from './report-letter.texts.ts';
import { reportPath, stopPath } from './web-links.ts';

/** Rows of a block, and measures, that a letter has room for; the report has them all. */
const mostRows = 8;
const mostColumns = 3;

export type ReportLetter = {
  /** The address of the interface. */
  base: string;
  locale: Locale;
  workspace: string;
  reportId: number;
  report: ReportInput;
  run: RunReport;
  nameOf: NameOf;
  schedule: Pick<ReportScheduleInput, 'rhythm' | 'only_when'>;
  owner: string;
  /** Whose clock its turns go by, as its city. */
  zone: string;
  picture: { cid: string; width_px: number } | null;
  /** The link that stops it; null of one that is only shown. */
  token: string | null;
};

/** A report as a letter: its picture, its numbers, and each of them leads to its calls. */
export function writeReportLetter(letter: ReportLetter): Written {
  const { base, locale, workspace, reportId, report, run, picture } = letter;
  const { say } = letterWords(locale);
  const link = (path: string) => new URL(path, base).href;
  const name = isolated(report.name);
  const days = (some: RunReport['days']) => daysText(some, locale);
  const against = run.before === null ? '' : `, ${say('against', { days: days(run.before) })}`;
  const headline = headlineOf(letter);
  return writeBlocks(locale, {
    subject: headline === '' ? name : `${name}: ${headline}`,
    blocks: [
      { kind: 'paragraph', isQuiet: true, line: [isolated(workspace)] },
      { kind: 'paragraph', isQuiet: true, line: [`${days(run.days)}${against}`] },
      { kind: 'heading', text: name },
      ...(picture === null
        ? []
        : [
            {
              kind: 'picture',
              ...picture,
              alt: say('picture', { name: report.name }),
              href: link(reportPath(reportId)),
            } satisfies Block,
          ]),
      ...report.blocks.flatMap((block, at) => blockParts(letter, block, run.blocks[at])),
      { kind: 'button', link: { label: say('open'), href: link(reportPath(reportId)) } },
    ],
    footer: footer(letter),
  });
}

/** The first number of the report, as its subject says it. */
function headlineOf({ report, run, locale, nameOf }: ReportLetter): string {
  const measure = report.blocks[0]?.measures[0];
  const value = run.blocks[0]?.totals.values[0];
  if (measure === undefined || value?.value == null) return '';
  const { say } = letterWords(locale);
  const was =
    value.before?.value == null
      ? ''
      : `, ${say('was', { value: valueText(measure, value.before.value, locale) })}`;
  return `${titleOfMeasure(measure, locale, nameOf)} ${valueText(measure, value.value, locale)}${was}`;
}

function blockParts(letter: ReportLetter, block: ReportedBlock, counted: ReportBlock | undefined): Block[] {
  const { locale, nameOf } = letter;
  if (counted === undefined) return [];
  const titles = block.measures.map((measure) => titleOfMeasure(measure, locale, nameOf));
  const title: Block = {
    kind: 'subheading',
    text: isolated(block.title || titleOfBlock(block, titles, locale)),
  };
  const table =
    block.by.length === 0
      ? numbersOf(letter, block, counted, titles)
      : rowsOf(letter, block, counted, titles);
  const out = counted.left_out;
  return [
    title,
    table,
    ...(out === null
      ? []
      : [
          {
            kind: 'paragraph',
            isQuiet: true,
            line: [`${reportWords.leftOut[locale]}: ${out.n}`],
          } satisfies Block,
        ]),
  ];
}

/** A line a measure. */
function numbersOf(
  letter: ReportLetter,
  block: ReportedBlock,
  { totals }: ReportBlock,
  titles: readonly string[],
): Block {
  const { locale } = letter;
  const isCompared = totals.values.some(({ before }) => before !== null);
  const before = reportWords.before[locale];
  return {
    kind: 'table',
    head: ['', '', ...(isCompared ? [before] : []), reportWords.n[locale]],
    rows: block.measures.map((measure, at): Piece[] => {
      const value = totals.values[at];
      return [
        isolated(titles[at] ?? ''),
        number(letter, measure, value, 'strong'),
        ...(isCompared ? [earlier(measure, value, locale)] : []),
        value === undefined ? '' : String(value.n),
      ];
    }),
  };
}

/** A line a row; of two ways to group all of the first. */
function rowsOf(
  letter: ReportLetter,
  block: ReportedBlock,
  counted: ReportBlock,
  titles: readonly string[],
): Block {
  const { locale } = letter;
  const [by] = block.by;
  const rows = block.by.length === 2 ? (counted.sums[0] ?? []) : counted.rows;
  const shown = rows.slice(0, mostRows);
  const measures = block.measures.slice(0, mostColumns);
  const isCompared = measures.length === 1 && counted.totals.values[0]?.before != null;
  const line = (name: Piece, row: ReportRow): Piece[] => [
    name,
    ...measures.map((measure, at) => number(letter, measure, row.values[at])),
    ...(isCompared && measures[0] !== undefined ? [earlier(measures[0], row.values[0], locale)] : []),
    String(row.values[0]?.n ?? 0),
  ];
  const { say } = letterWords(locale);
  const more = (block.by.length === 2 ? rows.length : counted.count) - shown.length;
  return {
    kind: 'table',
    head: [
      by === undefined ? '' : byTitles[by][locale],
      ...measures.map((_, at) => titles[at] ?? ''),
      ...(isCompared ? [reportWords.before[locale]] : []),
      reportWords.n[locale],
    ],
    rows: [
      ...shown.map((row) =>
        line(isolated(by === undefined ? '' : labelOfRow(by, row, { at: 0, locale })), row),
      ),
      ...(more > 0 ? [[{ text: say('more', { n: more }), look: 'quiet' } satisfies Piece]] : []),
      line({ text: reportWords.all[locale], look: 'strong' }, counted.totals),
    ],
  };
}

function number(
  { locale, base }: ReportLetter,
  measure: Measure,
  value: ReportValue | undefined,
  look?: 'strong',
): Piece {
  if (value === undefined || value.value === null) return '–';
  const filters = value.open?.query === null && (value.hits ?? value.n) > 0 ? value.open.filters : null;
  return {
    text: valueText(measure, value.value, locale),
    ...(look !== undefined && { look }),
    ...(filters !== null && { href: new URL(callsPath(filters), base).href }),
  };
}

const earlier = (measure: Measure, value: ReportValue | undefined, locale: Locale): Piece =>
  value?.before?.value == null
    ? '–'
    : { text: valueText(measure, value.before.value, locale), look: 'quiet' };

function footer({ locale, schedule, zone, owner, base, token }: ReportLetter): Block[] {
  const { say, rhythm } = letterWords(locale);
  return [
    {
      kind: 'paragraph',
      isQuiet: true,
      line: [
        `${rhythm(schedule.rhythm)} (${zone}). ${say(schedule.only_when.length === 0 ? 'neverEmpty' : 'onlyWhen')} ${say('setUp', { who: isolated(owner) })} ${say('signIn')}`,
      ],
    },
    ...(token === null
      ? []
      : [
          {
            kind: 'links',
            links: [{ label: say('stop'), href: new URL(stopPath(token), base).href }],
          } satisfies Block,
        ]),
  ];
}

/** Days as a reader writes them. */
function daysText({ from, to }: RunReport['days'], locale: Locale): string {
  const tag = languageTags[locale];
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  return format.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`));
}
