import { formatDays, formatMoment, tagOf } from '../../formats.ts';
import { reportWords } from '../names.ts';
import type { RunReport } from '../reports.api.ts';
import type { ReportInput } from '../reports.ts';
import { colours } from './colours.ts';
import { drawBlock, linesOf, space } from './draw-block.ts';
import { type Pen, penOf } from './pen.ts';
import { cardEdge } from './place.ts';
import type { Band, Card, Drawing, Tools } from './shapes.ts';
import { spansOf } from './spans.ts';
import { plain, strong } from './write.ts';

const gap = 12;
/** From here on cards stand beside each other, as on the page. */
const wide = 860;

export type Told = {
  report: ReportInput;
  run: RunReport /** The name of the workspace. */;
  workspace: string;
};

/** A report as shapes, in a column `width` wide: what it is of, and a card a block. */
export function drawReport(told: Told, width: number, tools: Tools): Drawing {
  const { report, run } = told;
  const pen = penOf(tools);
  const blocks = report.blocks.flatMap((block, at) => {
    const counted = run.blocks[at];
    return counted === undefined ? [] : [{ block, counted }];
  });
  const spans = width >= wide ? spansOf(blocks.map(({ block }) => block)) : blocks.map(() => 6);
  const rows: Card[][] = [];
  let used = 6;
  for (const [at, { block, counted }] of blocks.entries()) {
    const span = spans[at] ?? 6;
    if (used + span > 6) {
      rows.push([]);
      used = 0;
    }
    const column = (width + gap) / 6;
    const card = { x: used * column, width: span * column - gap };
    const isFiltered = hasFilters(block.filters);
    const inside = { width: card.width - 2 * cardEdge, isFiltered };
    rows.at(-1)?.push({ ...card, ...drawBlock(pen, block, counted, inside) });
    used += span;
  }
  return { width, head: headOf(pen, told, width), rows };
}

const hasFilters = (filters: ReportInput['filters']): boolean => Object.keys(filters).length > 0;

/** Of which workspace and days it is, what it is called, and when it was counted. */
function headOf(pen: Pen, { report, run, workspace }: Told, width: number): Band[] {
  const tag = tagOf[pen.locale];
  const w = (word: keyof typeof reportWords) => reportWords[word][pen.locale];
  const days = ({ from, to }: RunReport['days']) => formatDays(tag, from, to, true);
  const period = [
    workspace,
    days(run.days),
    ...(run.before === null ? [] : [`${w('comparedWith').toLocaleLowerCase()} ${days(run.before)}`]),
  ].join(' · ');
  const counted = `${w('countedAt')} ${formatMoment(tag, run.counted_at, run.time_zone)}`;
  const small = { font: plain(12), width, most: 2, fill: colours.text2 };
  const isSome = hasFilters(report.filters) || report.query !== null;
  return [
    ...linesOf(pen, period, small),
    space(2),
    ...linesOf(pen, report.name, { font: strong(20), width, most: 3 }),
    ...(report.note === '' ? [] : [space(2), ...linesOf(pen, report.note, { ...small, most: 6 })]),
    space(2),
    ...linesOf(pen, isSome ? `${counted} · ${pen.word('filteredReport')}` : counted, {
      ...small,
      font: plain(11),
      fill: colours.text3,
    }),
  ];
}
