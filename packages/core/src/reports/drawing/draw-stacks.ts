import { partColour } from './colours.ts';
import { lineAcross } from './draw-bars.ts';
import { type Drawn, measureAt } from './drawn.ts';
import { gridOf } from './grid.ts';
import { legendOf, swatch } from './legend.ts';
import type { Pen } from './pen.ts';
import type { Band, Part, Shape } from './shapes.ts';
import { type Stack, stacksOf } from './stack.ts';
import { isEstimate } from './trust.ts';
import { valueMark } from './value-marks.ts';
import { baseLine, plain, strong, tabular } from './write.ts';

const rowHeight = 26;
const font = plain(13);
const figures = tabular(strong(13));

/** A bar for each of the first, in parts of the second. */
export function drawStacks(pen: Pen, drawn: Omit<Drawn, 'title'>, width: number): Part[] {
  const { block, counted, at } = drawn;
  const measure = measureAt(drawn, at);
  const [by = 'agent', across = 'agent'] = block.by;
  const grid = gridOf(counted, block);
  const all = stacksOf(grid, measure, at);
  const stacks = all.stacks.slice(0, pen.mostRows);
  const most = Math.max(1e-9, ...stacks.map(({ size }) => size));
  const legend = legendOf(
    pen,
    [
      ...all.columns.map((column, place) => ({
        text: column === null ? pen.word('others') : pen.keyOf(across, column),
        sign: swatch(partColour(place)),
      })),
      ...(isEstimate(measure) ? [{ text: pen.word('stackedCalls') }] : []),
      ...(stacks.length < grid.all.rows
        ? [{ text: pen.word('firstOf', { shown: pen.count(stacks.length), all: pen.count(grid.all.rows) }) }]
        : []),
    ],
    width,
  );
  const marks = stacks.map(({ row }) => valueMark(pen, measure, row.values[at]));
  const total = valueMark(pen, measure, counted.totals.values[at]);
  const number = Math.max(...[...marks, total].map(({ text }) => pen.widthOf(text, figures))) + 12;
  const names = stacks.map(({ row }) => pen.widthOf(pen.keyOf(by, row), font) + 8);
  const name = Math.min(Math.max(40, ...names), (width - number) * 0.5);
  const y = baseLine(rowHeight, font);
  const writeRow = (text: string, mark: typeof total): Shape[] => [
    pen.write(text, { x: 0, y, most: name - 8 }, { font }),
    pen.write(mark.text, { x: width, y, anchor: 'end' }, { font: figures, fill: mark.fill, url: mark.url }),
  ];
  const bands = stacks.map(
    (stack, place): Band => ({
      height: rowHeight,
      shapes: [
        ...writeRow(pen.keyOf(by, stack.row), marks[place] ?? total),
        ...partsOf(stack, { x: name, width: width - number - name, most }),
      ],
    }),
  );
  const sum: Band = { height: rowHeight, shapes: [lineAcross(width), ...writeRow(pen.word('all'), total)] };
  return [{ head: [...legend, { height: 4, shapes: [] }], bands: [...bands, sum] }];
}

function partsOf({ parts }: Stack, { x, width, most }: { x: number; width: number; most: number }): Shape[] {
  let from = x;
  return parts.flatMap(({ size }, place): Shape[] => {
    const long = (size / most) * width;
    const start = from;
    from += long;
    if (size === 0) return [];
    // A hair of the card between two parts.
    const shown = Math.max(0.5, long - 1);
    return [
      {
        kind: 'rect',
        x: start,
        y: 6,
        width: shown,
        height: 14,
        radius: Math.min(2, shown / 2),
        fill: partColour(place),
      },
    ];
  });
}
