import { isolated } from '@earshot/core/bidi.ts';
import { callsPath } from '@earshot/core/calls/calls-path.ts';
import { formatDay, formatDays, tagOf } from '@earshot/core/formats.ts';
import type { Locale } from '@earshot/core/locales.ts';
import type { ReportScheduleInput } from '@earshot/core/report-letters/report-letters.ts';
import { rhythmText } from '@earshot/core/report-letters/rhythm-text.ts';
import { blockWords } from '@earshot/core/reports/block-words.ts';
import { type ByName, byOf } from '@earshot/core/reports/by-what.ts';
import { cohortOf } from '@earshot/core/reports/cohort.ts';
import { afterText, cohortWords } from '@earshot/core/reports/cohort-words.ts';
import { changeOf } from '@earshot/core/reports/drawing/change.ts';
import { nobodyWord } from '@earshot/core/reports/drawing/cohort-grid.ts';
import { opened } from '@earshot/core/reports/drawing/trust.ts';
import { hiddenTitle } from '@earshot/core/reports/hidden-block.ts';
import { keyText } from '@earshot/core/reports/key-text.ts';
import { byTitles, reportWords } from '@earshot/core/reports/names.ts';
import type { ReportBlock, ReportRow, ReportValue, RunReport } from '@earshot/core/reports/reports.api.ts';
import type { Measure, Block as ReportedBlock, ReportInput } from '@earshot/core/reports/reports.ts';
import { titleOfBlock, titleOfMeasure } from '@earshot/core/reports/titles.ts';
import { changeText, valueText } from '@earshot/core/reports/value-text.ts';
import { say } from '@earshot/core/say.ts';
import type { Block, Piece } from '../mail/blocks.ts';
import { type Written, writeBlocks } from '../mail/letter.ts';
import { type Quote, quoteBlocks } from '../mail/quotes.ts';
import type { KnownMeasures } from '../reports/measure-names.ts';
import { letterWords } from './report-letter.texts.ts';
import { momentPath, reportPath, stopPath } from './web-links.ts';

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
  known: KnownMeasures;
  schedule: Pick<ReportScheduleInput, 'rhythm' | 'only_when'>;
  owner: string;
  /** Whose clock its turns go by, as its city. */
  zone: string;
  picture: { cid: string; width_px: number } | null;
  /** The link that stops it; null of one that is only shown. */
  token: string | null;
  /** What its reader may hear of the calls behind it. */
  quotes: readonly Quote[];
  /** The time zone by which calls are told. */
  clock: string;
};

/** A report as a letter: its picture, its numbers, and each of them leads to its calls. */
export function writeReportLetter(letter: ReportLetter): Written {
  const { base, locale, workspace, reportId, report, run, picture } = letter;
  const { say } = letterWords(locale);
  const link = (path: string) => new URL(path, base).href;
  const name = isolated(report.name);
  const days = ({ from, to }: RunReport['days']) => formatDays(tagOf[locale], from, to, true);
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
      ...(run.before === null
        ? []
        : [{ kind: 'paragraph', isQuiet: true, line: [say('chance')] } satisfies Block]),
      ...hear(letter),
      { kind: 'button', link: { label: say('open'), href: link(reportPath(reportId)) } },
    ],
    footer: footer(letter),
  });
}

function hear({ base, locale, quotes, clock }: ReportLetter): Block[] {
  if (quotes.length === 0) return [];
  const { say } = letterWords(locale);
  const linkTo = (fileId: string, atMs: number) => new URL(momentPath(fileId, atMs), base).href;
  return [
    { kind: 'subheading', text: say('hear') },
    ...quoteBlocks(quotes, { locale, timeZone: clock, linkTo }),
  ];
}

/** The first number of the report, as its subject says it. */
function headlineOf(letter: ReportLetter): string {
  const { report, run, locale, known } = letter;
  const measure = report.blocks[0]?.measures[0];
  // What all cohorts come to together is nothing that anybody asks for.
  if (report.blocks[0]?.draw === 'cohort') return '';
  const value = run.blocks[0]?.totals.values[0];
  if (measure === undefined || value?.value == null) return '';
  const { say } = letterWords(locale);
  const before = value.before?.value;
  const was = before == null ? '' : `, ${say('was', { value: text(letter, measure, before) })}`;
  return `${titleOfMeasure(measure, locale, known.nameOf)} ${text(letter, measure, value.value)}${was}`;
}

const text = ({ known, locale }: ReportLetter, measure: Measure, value: number): string =>
  valueText(measure, value, known.unitsOf(measure), locale);

function blockParts(letter: ReportLetter, block: ReportedBlock, counted: ReportBlock | undefined): Block[] {
  const { locale, known } = letter;
  if (counted === undefined) return [];
  const title: Block = { kind: 'subheading', text: isolated(titleOfBlock(block, locale, known.nameOf)) };
  if (counted.hidden !== null) {
    const what = hiddenTitle(counted.hidden, locale);
    return [title, { kind: 'paragraph', isQuiet: true, line: [say(blockWords.hidden, locale, { what })] }];
  }
  const out = counted.left_out;
  return [
    title,
    block.draw === 'cohort'
      ? cohortsOf(letter, block, counted)
      : block.by.length === 0
        ? numbersOf(letter, block, counted)
        : rowsOf(letter, block, counted),
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
function numbersOf(letter: ReportLetter, block: ReportedBlock, { totals }: ReportBlock): Block {
  const { locale, known } = letter;
  const isCompared = totals.values.some(({ before }) => before !== null);
  return {
    kind: 'table',
    head: ['', '', ...(isCompared ? comparedHead(locale) : []), reportWords.n[locale]],
    rows: block.measures.map((measure, at): Piece[] => {
      const value = totals.values[at];
      return [
        isolated(titleOfMeasure(measure, locale, known.nameOf)),
        number(letter, measure, value, 'strong'),
        ...(isCompared ? compared(letter, measure, value) : []),
        value === undefined ? '' : String(value.n),
      ];
    }),
  };
}

/** A line for each week or month since people began, over all cohorts of which it is over. */
function cohortsOf(letter: ReportLetter, block: ReportedBlock, counted: ReportBlock): Block {
  const { locale, known } = letter;
  const step = cohortOf(block.by)?.step ?? 'month';
  const [measure] = block.measures;
  const shown = (counted.sums[1] ?? []).slice(0, mostRows);
  if (shown.length === 0) {
    const nobody = nobodyWord(block, counted);
    const line = say(nobody === null ? blockWords.noValue : cohortWords[nobody], locale);
    return { kind: 'paragraph', isQuiet: true, line: [line] };
  }
  return {
    kind: 'table',
    head: [
      say(cohortWords[`since_${step}`], locale),
      measure === undefined ? '' : titleOfMeasure(measure, locale, known.nameOf),
      reportWords.n[locale],
    ],
    rows: shown.map(({ keys: [after], values: [value] }): Piece[] => [
      afterText(step, Number(after), locale),
      measure === undefined ? '' : number(letter, measure, value),
      String(value?.n ?? 0),
    ]),
  };
}

/** A line a row; of two ways to group all of the first. */
function rowsOf(letter: ReportLetter, block: ReportedBlock, counted: ReportBlock): Block {
  const { locale, known } = letter;
  const [by = 'day'] = block.by;
  const rows = block.by.length === 2 ? (counted.sums[0] ?? []) : counted.rows;
  const shown = shownOf(by, rows);
  const measures = block.measures.slice(0, mostColumns);
  const [first] = measures;
  const isCompared = measures.length === 1 && counted.totals.values[0]?.before != null;
  const line = (name: Piece, row: ReportRow): Piece[] => [
    name,
    ...measures.map((measure, at) => number(letter, measure, row.values[at])),
    ...(isCompared && first !== undefined ? compared(letter, first, row.values[0]) : []),
    String(row.values[0]?.n ?? 0),
  ];
  const { say } = letterWords(locale);
  const more = (block.by.length === 2 ? rows.length : counted.count) - shown.length;
  const nameOf = ({ keys, labels }: ReportRow) => keyText(by, keys[0] ?? null, { label: labels[0], locale });
  return {
    kind: 'table',
    head: [
      byTitles[by][locale],
      ...measures.map((measure) => titleOfMeasure(measure, locale, known.nameOf)),
      ...(isCompared ? comparedHead(locale) : []),
      reportWords.n[locale],
    ],
    rows: [
      ...shown.map((row) => line(isolated(nameOf(row)), row)),
      ...(more > 0 ? [[{ text: say('more', { n: String(more) }), look: 'quiet' } satisfies Piece]] : []),
      line({ text: reportWords.all[locale], look: 'strong' }, counted.totals),
    ],
  };
}

/** The first rows; of times the last ones, which are those that are news. */
const shownOf = (by: ByName, rows: readonly ReportRow[]): readonly ReportRow[] =>
  byOf(by).key === 'time' ? rows.slice(-mostRows) : rows.slice(0, mostRows);

function number(
  letter: ReportLetter,
  measure: Measure,
  value: ReportValue | undefined,
  look?: 'strong',
): Piece {
  if (value === undefined || value.value === null) return '–';
  const filters = value.open?.query === null && opened(value) > 0 ? value.open.filters : null;
  return {
    text: text(letter, measure, value.value),
    ...(look !== undefined && { look }),
    ...(filters !== null && { href: new URL(callsPath(filters), letter.base).href }),
  };
}

const comparedHead = (locale: Locale): string[] => [
  reportWords.before[locale],
  letterWords(locale).say('change'),
];

/** What it was before, and how much it changed; green or red where that is more than chance and one way is better. */
function compared(letter: ReportLetter, measure: Measure, value: ReportValue | undefined): Piece[] {
  const before = value?.before?.value;
  const change = value === undefined ? null : changeOf(measure, value);
  if (before == null || change === null) return ['–', ''];
  const { locale, known } = letter;
  const by = changeText(measure, change.by, known.unitsOf(measure), locale);
  const looks = { better: 'good', worse: 'bad' } as const;
  return [
    { text: text(letter, measure, before), look: 'quiet' },
    { text: by, look: change.verdict === null ? 'quiet' : looks[change.verdict] },
  ];
}

function footer({ locale, schedule, zone, owner, base, token, quotes }: ReportLetter): Block[] {
  const { say } = letterWords(locale);
  const often = rhythmText(schedule.rhythm, locale, (day) => formatDay(tagOf[locale], day));
  return [
    {
      kind: 'paragraph',
      isQuiet: true,
      line: [
        `${often} (${zone}). ${say(schedule.only_when.length === 0 ? 'neverEmpty' : 'onlyWhen')} ${say('setUp', { who: isolated(owner) })} ${quotes.length === 0 ? '' : `${say('quotes')} `}${say('signIn')}`,
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
