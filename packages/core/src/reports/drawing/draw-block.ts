import { say } from '../../say.ts';
import { isTimeStep } from '../by-what.ts';
import { cohortWords } from '../cohort-words.ts';
import { hiddenTitle } from '../hidden-block.ts';
import { measureOf } from '../measures.ts';
import type { ReportBlock } from '../reports.api.ts';
import type { Block } from '../reports.ts';
import { spreadAsRows, spreadFacts } from '../shown-rows.ts';
import { titleOfBlock } from '../titles.ts';
import { earlierOf, nobodyWord } from './cohort-grid.ts';
import { colours } from './colours.ts';
import { drawBars } from './draw-bars.ts';
import { drawCohort } from './draw-cohort.ts';
import { drawDots } from './draw-dots.ts';
import { drawFunnel } from './draw-funnel.ts';
import { drawGrid } from './draw-grid.ts';
import { drawLine } from './draw-line.ts';
import { drawNumbers } from './draw-numbers.ts';
import { drawStacks } from './draw-stacks.ts';
import { drawTable } from './draw-table.ts';
import { type LegendItem, legendOf } from './legend.ts';
import type { Pen } from './pen.ts';
import type { Band, Card, Font, Part, Shape } from './shapes.ts';
import { baseLine, lineHeight, plain, strong, wrap } from './write.ts';

/** A block in a card: its title, its drawing for each measure, and what is not among the numbers. */
export function drawBlock(
  pen: Pen,
  block: Block,
  counted: ReportBlock,
  { width, isFiltered }: { width: number; isFiltered: boolean },
): Omit<Card, 'x' | 'width'> {
  // Each of several numbers says what it is.
  const isSaidBelow = block.draw === 'number' && block.measures.length > 1 && block.title === '';
  const title = isSaidBelow
    ? []
    : [
        ...linesOf(pen, titleOfBlock(block, pen.locale, pen.nameOf), { font: strong(14), width, most: 2 }),
        space(6),
      ];
  const foot = footOf(pen, block, counted, isFiltered).join(' ');
  const notes =
    foot === '' ? [] : linesOf(pen, foot, { font: plain(11), width, most: 4, fill: colours.text2 });
  return {
    title,
    parts: [
      ...partsOf(pen, block, counted, width),
      ...(notes.length === 0 ? [] : [{ head: [], bands: [space(8), ...notes] }]),
    ],
  };
}

function partsOf(pen: Pen, block: Block, counted: ReportBlock, width: number): Part[] {
  if (counted.hidden !== null)
    return said(pen, pen.word('hidden', { what: hiddenTitle(counted.hidden, pen.locale) }), width);
  const nobody = block.draw === 'cohort' ? nobodyWord(block, counted) : null;
  if (nobody !== null) return said(pen, say(cohortWords[nobody], pen.locale), width);
  if (block.draw !== 'number' && counted.totals.calls === 0) return said(pen, pen.word('nothing'), width);
  if (block.draw === 'spread') return drawSpread(pen, block, counted, width);
  if (block.draw === 'number') return drawNumbers(pen, block, counted, width);
  if (block.draw === 'funnel') return drawFunnel(pen, block, counted, width);
  if (block.draw === 'table') return spaced(drawTable(pen, block, counted, width));
  // On paper nobody points at a dot to see whose it is: the numbers stand under them.
  if (block.draw === 'scatter')
    return spaced([...drawDots(pen, { block, counted }, width), ...drawTable(pen, block, counted, width)]);
  return spaced(
    block.measures.flatMap((measure, at) => {
      const [first, ...more] = drawOne(pen, block, counted, at, width);
      if (first === undefined) return [];
      const name =
        block.measures.length === 1
          ? []
          : linesOf(pen, pen.titleOf(measure), { font: strong(12), width, most: 2, fill: colours.text2 });
      const legend = legendOf(pen, legendItems(pen, block, counted, at), width);
      return [{ head: [...name, ...legend, ...first.head], bands: first.bands }, ...more];
    }),
  );
}

/** A sentence in place of a drawing. */
function said(pen: Pen, text: string, width: number): Part[] {
  const lines = linesOf(pen, text, { font: plain(13), width, most: 2, fill: colours.text2 });
  return [{ head: [], bands: [space(16), ...lines, space(16)] }];
}

/** A bar for each stretch of numbers, and above them what they come to. */
function drawSpread(pen: Pen, block: Block, counted: ReportBlock, width: number): Part[] {
  const [measure] = block.measures;
  if (measure === undefined) return [];
  const rows = spreadAsRows(block, counted, { locale: pen.locale, valueText: pen.valueOf });
  const facts = spreadFacts(measure, counted)
    .map(({ measure: told, value }) => `${pen.statName(told.stat)} ${pen.valueOf(told, value)}`)
    .join(' · ');
  const lines = linesOf(pen, facts, { font: plain(12), width, most: 2, fill: colours.text2 });
  const [first, ...more] = drawBars(pen, { ...rows, at: 0 }, width);
  return first === undefined
    ? []
    : [{ head: [...lines, space(6), ...first.head], bands: first.bands }, ...more];
}

function drawOne(pen: Pen, block: Block, counted: ReportBlock, at: number, width: number): Part[] {
  const drawn = { block, counted, at };
  if (block.draw === 'line') return drawLine(pen, drawn, width);
  if (block.draw === 'bar') return drawBars(pen, drawn, width);
  if (block.draw === 'stacked') return drawStacks(pen, drawn, width);
  if (block.draw === 'cohort') return drawCohort(pen, drawn, width);
  return drawGrid(pen, drawn, width);
}

/** What lines, ticks and whiskers mean. */
function legendItems(pen: Pen, { draw }: Block, { totals, rows }: ReportBlock, at: number): LegendItem[] {
  const hasBefore = totals.values.some(({ before }) => before !== null);
  const hasRange = rows.some(({ values }) => (values[at]?.low ?? null) !== null);
  const flat = (stroke: string, dash?: readonly [number, number]): Shape => ({
    kind: 'line',
    points: [
      [0, 5],
      [16, 5],
    ],
    stroke,
    width: 2,
    ...(dash !== undefined && { dash }),
  });
  const upright = (x: number, stroke: string): Shape => ({
    kind: 'line',
    points: [
      [x, 0],
      [x, 10],
    ],
    stroke,
    width: 2,
  });
  if (draw === 'line')
    return [
      { text: pen.word('now'), sign: { width: 16, shapes: [flat(colours.brand)] } },
      ...(hasBefore
        ? [{ text: pen.word('before'), sign: { width: 16, shapes: [flat(colours.text3, [4, 4])] } }]
        : []),
    ];
  if (draw !== 'bar') return [];
  return [
    ...(hasBefore
      ? [{ text: pen.word('before'), sign: { width: 3, shapes: [upright(1.5, colours.warn)] } }]
      : []),
    ...(hasRange
      ? [
          {
            text: pen.word('interval'),
            sign: {
              width: 16,
              shapes: [flat(colours.text2), upright(1, colours.text2), upright(15, colours.text2)],
            },
          },
        ]
      : []),
  ];
}

/** What is not among the numbers, and what they do not say. */
function footOf(pen: Pen, block: Block, counted: ReportBlock, isFiltered: boolean): string[] {
  const { left_out, adds_up, rows, rest, count, hidden } = counted;
  const earlier = earlierOf(block, counted);
  if (hidden !== null) return [];
  // What only some calls bring is not missing from the others.
  const isSum = block.measures.slice(0, 1).some(({ name }) => measureOf(name).kind === 'sum');
  const isRows = block.draw === 'table' || block.draw === 'bar' || block.draw === 'scatter';
  const shown = isRows ? Math.min(rows.length, pen.mostRows) : rows.length;
  // Where the others stand in one row nothing is missing, as long as there is room for it.
  const isAll = rest !== null && rows.length < pen.mostRows;
  const all = block.by.length === 1 && !isAll ? Math.max(count, rows.length) : rows.length;
  const [by] = block.by;
  const isCut =
    block.by.length > 0 &&
    shown < all &&
    (isRows || (by !== undefined && !isTimeStep(by) && block.by.length === 1));
  return [
    ...(isFiltered ? [pen.word('filtered')] : []),
    ...(left_out === null || isSum ? [] : [pen.word('leftOut', { count: left_out.n })]),
    ...(adds_up ? [] : [pen.word('overlaps')]),
    ...(earlier === null
      ? []
      : [say(cohortWords[earlier.word], pen.locale, { shown: pen.count(earlier.calls) })]),
    ...(isCut ? [pen.word('firstOf', { shown: pen.count(shown), all: pen.count(all) })] : []),
  ];
}

type Lines = { font: Font; width: number; most: number; fill?: string };

/** A text in lines, a strip a line. */
export function linesOf(pen: Pen, text: string, { font, width, most, fill = colours.text }: Lines): Band[] {
  const height = lineHeight(font);
  return wrap(text, width, font, most, pen.widthOf).map((line) => ({
    height,
    shapes: [pen.write(line, { x: 0, y: baseLine(height, font) }, { font, fill })],
  }));
}

/** Room between two strips. */
export const space = (height: number): Band => ({ height, shapes: [] });

/** Room between parts that follow each other. */
const spaced = (parts: readonly Part[]): Part[] =>
  parts.map(({ head, bands }, at) => ({
    head,
    bands: at < parts.length - 1 ? [...bands, space(10)] : bands,
  }));
