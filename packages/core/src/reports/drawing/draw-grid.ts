import { byTitles } from '../names.ts';
import type { ReportRow } from '../reports.api.ts';
import type { Measure } from '../reports.ts';
import { scaleOf, shadeOf, type Tone, toneOf } from './cell-tone.ts';
import { colours, shadeColour } from './colours.ts';
import { type Drawn, measureAt } from './drawn.ts';
import { gridOf } from './grid.ts';
import { gridLegend } from './grid-legend.ts';
import type { Pen } from './pen.ts';
import type { Band, Part, Shape } from './shapes.ts';
import { isEstimate, trustOf } from './trust.ts';
import { countMark, type Mark, valueMark } from './value-marks.ts';
import { baseLine, plain, strong } from './write.ts';

const [rowHeight, cellHeight, space] = [27, 24, 3];
const [font, small] = [plain(11), plain(10)];
const leastCell = 20;

/** A cell: what stands in it, and its ground; sums have none. */
export type Cell = Mark & { ground: string | null; hatch: string | null };
export type Column = { head: string; cellOf: (row: ReportRow) => Cell | null; under: (Mark | null)[] };

/** What is grouped in two ways as coloured cells; a heat map is without the sums. Columns that have no room stand below. */
export function drawGrid(pen: Pen, drawn: Omit<Drawn, 'title'>, width: number): Part[] {
  const { block, counted, at } = drawn;
  const measure = measureAt(drawn, at);
  const [by = 'agent', across = 'agent'] = block.by;
  const grid = gridOf(counted, block);
  const rows = grid.rows.slice(0, pen.mostRows);
  const scale = scaleOf(grid, measure, at, counted.totals.values[at]?.value ?? null);
  const sums = block.draw === 'heat' ? [] : sumColumns(pen, measure, at, counted.totals);
  const cells = grid.columns.map(
    (column): Column => ({
      head: pen.keyOf(across, column, 0, true),
      cellOf: (row) => {
        const cell = grid.cellOf(row, column);
        return cellOf(pen, cell, { measure, at, tone: toneOf(cell, measure, at, scale) });
      },
      under: sums.length === 0 ? [] : underOf(pen, measure, at, column),
    }),
  );
  const tables = gridTables(
    pen,
    {
      corner: byTitles[by][pen.locale],
      nameOf: (row) => pen.keyOf(by, row),
      rows,
      columns: [...cells, ...sums],
      under: [pen.word('all'), pen.word('n')],
    },
    width,
  );
  return [
    ...tables,
    { head: [], bands: gridLegend(pen, { scale, measure, grid, shown: rows.length }, width) },
  ];
}

type Asked = {
  /** What the rows are. */
  corner: string;
  nameOf: (row: ReportRow) => string;
  rows: readonly ReportRow[];
  columns: readonly Column[];
  /** What stands under them is. */
  under: readonly string[];
};

/** Rows and columns of cells; columns that have no room beside the others stand below them. */
export function gridTables(pen: Pen, { columns, ...asked }: Asked, width: number): Part[] {
  const { corner, nameOf, rows } = asked;
  const key = Math.min(
    150,
    Math.max(pen.widthOf(corner, small) + 8, ...rows.map((row) => pen.widthOf(nameOf(row), font) + 8)),
    width * 0.35,
  );
  const widest = Math.max(
    leastCell,
    ...columns.flatMap((column) => rows.map((row) => pen.widthOf(column.cellOf(row)?.text ?? '', font) + 6)),
    ...columns.flatMap(({ under }) => under.map((mark) => pen.widthOf(mark?.text ?? '', font) + 6)),
  );
  const beside = Math.max(1, Math.floor((width - key) / (widest + space)));
  const count = Math.max(1, Math.ceil(columns.length / beside));
  const each = Math.ceil(columns.length / count);
  const parts = Array.from({ length: count }, (_, place) => columns.slice(place * each, (place + 1) * each));
  return parts.map((part) => gridPart(pen, { ...asked, columns: part, key, each, width }));
}

type Table = Asked & {
  key: number;
  each: number;
  width: number;
};

function gridPart(pen: Pen, { corner, nameOf, columns, rows, key, each, width, ...asked }: Table): Part {
  const cell = (width - key) / Math.max(1, each);
  const y = baseLine(cellHeight, font);
  const head: Band = {
    height: 20,
    shapes: [
      pen.write(corner, { x: 0, y: 13, most: key - 8 }, { font: small, fill: colours.text3 }),
      ...columns.map((column, at) =>
        pen.write(
          column.head,
          { x: key + (at + 0.5) * cell, y: 13, anchor: 'middle', most: cell - space },
          { font: small, fill: colours.text3 },
        ),
      ),
    ],
  };
  const drawCell = (mark: Cell | Mark, at: number): Shape[] => {
    const x = key + at * cell;
    const box = { kind: 'rect', x, y: 0, width: cell - space, height: cellHeight, radius: 4 } as const;
    const isCell = 'ground' in mark && mark.ground !== null;
    return [
      ...(isCell
        ? [{ ...box, fill: mark.ground as string, ...(mark.hatch !== null && { hatch: mark.hatch }) }]
        : []),
      pen.write(
        mark.text,
        { x: x + (cell - space) / 2, y, anchor: 'middle', most: cell - space },
        { font: !isCell && mark.isStrong ? strong(font.size) : font, fill: mark.fill, url: mark.url },
      ),
    ];
  };
  const row = (name: string, cells: readonly (Cell | Mark | null)[]): Band => ({
    height: rowHeight,
    shapes: [
      pen.write(name, { x: 0, y, most: key - 8 }, { font }),
      ...cells.flatMap((one, at) => (one === null ? [] : drawCell(one, at))),
    ],
  });
  const under = asked.under.flatMap((name, line) =>
    columns.some(({ under }) => under[line] !== undefined)
      ? [
          row(
            name,
            columns.map((column) => column.under[line] ?? null),
          ),
        ]
      : [],
  );
  return {
    head: [head],
    bands: [
      ...rows.flatMap((one) => {
        const cells = columns.map((column) => column.cellOf(one));
        // Of a triangle some rows end before these columns begin.
        return cells.every((cell) => cell === null) ? [] : [row(nameOf(one), cells)];
      }),
      ...under,
    ],
  };
}

/** Its number, or where that would say nothing only of how many calls it would be. */
export function cellOf(
  pen: Pen,
  cell: ReportRow | undefined,
  { measure, at, tone }: { measure: Measure; at: number; tone: Tone | null },
): Cell {
  const value = cell?.values[at];
  const trust = value === undefined ? 'none' : trustOf(measure, value);
  const n = value?.n ?? 0;
  const isFew = trust === 'few' || (trust === 'none' && n > 0);
  const mark = valueMark(pen, measure, value);
  return {
    ...mark,
    text: isFew && mark.text !== '–' ? pen.word('nIs', { shown: pen.count(n) }) : mark.text,
    fill: trust === 'sure' ? colours.text : trust === 'faded' ? colours.text2 : colours.text3,
    url: value && pen.linkOf(value),
    ground: tone === null ? colours.surface2 : shadeColour(shadeOf(tone)),
    hatch: isFew ? colours.borderStrong : null,
  };
}

/** Over all of a row, and of how many calls that is. */
function sumColumns(pen: Pen, measure: Measure, at: number, totals: ReportRow): Column[] {
  const isSum = (mark: Mark): Cell => ({ ...mark, ground: null, hatch: null });
  const value = ({ values }: ReportRow) => isSum(valueMark(pen, measure, values[at]));
  const n = ({ values }: ReportRow) => isSum(countMark(pen, values[at]));
  if (!isEstimate(measure)) return [{ head: pen.word('all'), cellOf: value, under: [value(totals)] }];
  return [
    { head: pen.word('all'), cellOf: value, under: [value(totals), null] },
    { head: 'n', cellOf: n, under: [null, n(totals)] },
  ];
}

const underOf = (pen: Pen, measure: Measure, at: number, { values }: ReportRow): Mark[] => [
  valueMark(pen, measure, values[at]),
  ...(isEstimate(measure) ? [countMark(pen, values[at])] : []),
];
