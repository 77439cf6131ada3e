import { byTitles } from '../names.ts';
import type { ReportBlock, ReportRow } from '../reports.api.ts';
import type { Block, Measure } from '../reports.ts';
import { rowsWithRest } from '../shown-rows.ts';
import { colours } from './colours.ts';
import { lineAcross } from './draw-bars.ts';
import type { Pen } from './pen.ts';
import type { Band, Part, Shape } from './shapes.ts';
import { isEstimate } from './trust.ts';
import { changeMark, countMark, type Mark, valueMark } from './value-marks.ts';
import { baseLine, lineHeight, plain, strong, tabular, wrap } from './write.ts';

const rowHeight = 26;
const [font, headFont] = [plain(12), plain(11)];
const gap = 10;
/** How narrow the names of rows may become, and how wide a head may make a column of numbers. */
const [leastKey, mostHead] = [90, 96];

type Column = { head: string; width: number; markOf: (row: ReportRow) => Mark };

/** Every number of a block, with how it changed and of how many calls it is. What has no room beside stands below. */
export function drawTable(pen: Pen, block: Block, counted: ReportBlock, width: number): Part[] {
  const rows = block.by.length === 0 ? [] : rowsWithRest(counted, pen.locale).slice(0, pen.mostRows);
  const hasBefore = counted.totals.values.some(({ before }) => before !== null);
  const all = [...rows, counted.totals];
  const groups = block.measures.map((measure, at) =>
    columnsOf(pen, measure, at, hasBefore).map((column) => ({
      ...column,
      width: widthOfColumn(pen, column, all),
    })),
  );
  const keys = Math.max(1, block.by.length);
  return inParts(groups, width - keys * leastKey).map((columns) =>
    tableOf(pen, block, { columns, rows, totals: counted.totals, width }),
  );
}

function columnsOf(pen: Pen, measure: Measure, at: number, hasBefore: boolean): Omit<Column, 'width'>[] {
  return [
    { head: pen.titleOf(measure), markOf: ({ values }) => valueMark(pen, measure, values[at]) },
    ...(hasBefore
      ? [
          {
            head: pen.word('change'),
            markOf: ({ values }: ReportRow) => changeMark(pen, measure, values[at]),
          },
        ]
      : []),
    ...(isEstimate(measure)
      ? [{ head: pen.word('n'), markOf: ({ values }: ReportRow) => countMark(pen, values[at]) }]
      : []),
  ];
}

const figures = (isStrong: boolean) => tabular(isStrong ? strong(font.size) : font);

function widthOfColumn(
  pen: Pen,
  { head, markOf }: Omit<Column, 'width'>,
  rows: readonly ReportRow[],
): number {
  const cells = rows.map((row) => {
    const mark = markOf(row);
    return pen.widthOf(mark.text, figures(true));
  });
  return Math.max(...cells, Math.min(mostHead, pen.widthOf(head, headFont))) + gap;
}

/** Groups of columns that have room beside each other; one always has. */
function inParts(groups: readonly Column[][], room: number): Column[][] {
  const parts: Column[][] = [];
  let left = 0;
  for (const group of groups) {
    const need = group.reduce((sum, { width }) => sum + width, 0);
    if (parts.length === 0 || need > left) {
      parts.push([]);
      left = room;
    }
    parts.at(-1)?.push(...group);
    left -= need;
  }
  return parts;
}

type Table = { columns: readonly Column[]; rows: readonly ReportRow[]; totals: ReportRow; width: number };

function tableOf(pen: Pen, block: Block, { columns, rows, totals, width }: Table): Part {
  const numbers = columns.reduce((sum, column) => sum + column.width, 0);
  const key = (width - numbers) / Math.max(1, block.by.length);
  const ends = columns.map(
    (_, at) => width - columns.slice(at + 1).reduce((sum, column) => sum + column.width, 0),
  );
  const y = baseLine(rowHeight, font);
  const marks = (row: ReportRow, isTotal: boolean): Shape[] =>
    columns.map((column, at) => {
      const mark = column.markOf(row);
      return pen.write(
        mark.text,
        { x: ends[at] ?? width, y, anchor: 'end', most: column.width },
        { font: figures(isTotal || mark.isStrong), fill: mark.fill, url: mark.url },
      );
    });
  const bands = rows.map(
    (row): Band => ({
      height: rowHeight,
      shapes: [
        lineAcross(width),
        ...block.by.map((name, at) =>
          pen.write(pen.keyOf(name, row, at), { x: at * key, y, most: key - gap }, { font }),
        ),
        ...marks(row, false),
      ],
    }),
  );
  const total: Band = {
    height: rowHeight,
    shapes: [
      { kind: 'rect', x: 0, y: 0, width, height: rowHeight, fill: colours.surface2 },
      lineAcross(width),
      pen.write(pen.word('all'), { x: 0, y, most: width - numbers - gap }, { font: strong(font.size) }),
      ...marks(totals, true),
    ],
  };
  const head = headOf(pen, [
    ...block.by.map((name, at) => ({
      text: byTitles[name][pen.locale],
      x: at * key,
      width: key - gap,
      isNumber: false,
    })),
    ...columns.map((column, at) => ({
      text: column.head,
      x: ends[at] ?? width,
      width: column.width - gap / 2,
      isNumber: true,
    })),
  ]);
  return { head: [head], bands: [...bands, total] };
}

type Head = { text: string; x: number; width: number; isNumber: boolean };

/** What the columns are called, in up to three lines that end at the same height. */
function headOf(pen: Pen, heads: readonly Head[]): Band {
  const told = heads.map((head) => ({
    ...head,
    lines: wrap(head.text, head.width, headFont, 3, pen.widthOf),
  }));
  const high = lineHeight(headFont);
  const most = Math.max(1, ...told.map(({ lines }) => lines.length));
  return {
    height: most * high + 8,
    shapes: told.flatMap(({ lines, x, isNumber }) =>
      lines.map((line, at) =>
        pen.write(
          line,
          {
            x,
            y: (most - lines.length + at) * high + baseLine(high, headFont),
            anchor: isNumber ? 'end' : 'start',
          },
          { font: headFont, fill: colours.text3 },
        ),
      ),
    ),
  };
}
