import { labelEvery } from '../../round-step.ts';
import type { ReportBlock } from '../reports.api.ts';
import { colours } from './colours.ts';
import { drawNumber } from './draw-numbers.ts';
import { type Drawn, measureAt, valueAt } from './drawn.ts';
import { withBetween } from './grid.ts';
import { levelLines, sideGap } from './level-lines.ts';
import { heightOf, middleOf, piecesOf, ticksOf } from './line-scale.ts';
import { moved } from './moved.ts';
import type { Pen } from './pen.ts';
import type { Band, Part, Point, Shape } from './shapes.ts';
import { isEstimate, trustOf } from './trust.ts';
import { plain } from './write.ts';

const small = plain(11);
const height = 180;
/** Between two labels under the line. */
const leastLabel = 64;

type Box = { x: number; y: number; width: number };

/** A measure over time, with the period before dashed under it, below the number of the whole period. */
export function drawLine(pen: Pen, drawn: Omit<Drawn, 'title'>, width: number): Part[] {
  const { block, counted, at } = drawn;
  const measure = measureAt(drawn, at);
  const number = drawNumber(pen, measure, counted.totals.values[at], { width, title: null, size: 20 });
  const [by = 'day'] = block.by;
  const rows = withBetween(by, counted.rows);
  const plot = plotOf(pen, { ...drawn, counted: { ...counted, rows } }, width);
  return [
    {
      head: [],
      bands: [
        {
          height: number.height + 8 + plot.height,
          shapes: [...number.shapes, ...moved(plot.shapes, 0, number.height + 8)],
        },
      ],
    },
  ];
}

function plotOf(pen: Pen, drawn: Omit<Drawn, 'title'>, width: number): Band {
  const { counted, at } = drawn;
  const measure = measureAt(drawn, at);
  const values = counted.rows.map((row) => valueAt(row, at));
  const now = values.map((value) => value?.value ?? null);
  const before = values.map((value) => value?.before?.value ?? null);
  const ticks = ticksOf([...now, ...before], !isEstimate(measure));
  const names = ticks.map((tick) => pen.valueOf(measure, tick));
  const room = Math.max(...names.map((name) => pen.widthOf(name, small)));
  const axis = room + sideGap;
  const box: Box = { x: axis, y: 8, width: width - axis - 4 };
  const place = ([x, y]: Point): Point => [box.x + x * box.width, box.y + y * height];
  const lines = (
    of: readonly (number | null)[],
    look: Pick<Shape & { kind: 'line' }, 'stroke' | 'width' | 'dash'>,
  ) => piecesOf(of, ticks).map((piece): Shape => ({ kind: 'line', points: piece.map(place), ...look }));
  return {
    height: box.y + height + 20,
    shapes: [
      ...levelLines(pen, ticks, { ...box, names, room, height }),
      ...lines(before, { stroke: colours.text3, width: 1.5, dash: [4, 4] }),
      ...lines(now, { stroke: colours.brand, width: 2 }),
      ...dotsOf(drawn, ticks, place),
      ...labelsOf(pen, drawn, box),
    ],
  };
}

/** The last step, those of few calls, and those that have no neighbour to draw a line to. */
function dotsOf(
  drawn: Omit<Drawn, 'title'>,
  ticks: readonly number[],
  place: (point: Point) => Point,
): Shape[] {
  const { rows } = drawn.counted;
  const measure = measureAt(drawn, drawn.at);
  const values = rows.map((row) => valueAt(row, drawn.at));
  const isThere = (at: number) => (values[at]?.value ?? null) !== null;
  return values.flatMap((value, at): Shape[] => {
    if (value === undefined || value.value === null) return [];
    const isFew = trustOf(measure, value) === 'few';
    const isAlone = !isThere(at - 1) && !isThere(at + 1);
    if (!isFew && !isAlone && at < values.length - 1) return [];
    const [x, y] = place([middleOf(at, values.length), 1 - heightOf(value.value, ticks)]);
    return [
      isFew
        ? { kind: 'dot', x, y, radius: 2.5, fill: colours.surface, stroke: colours.text3 }
        : { kind: 'dot', x, y, radius: 3, fill: colours.brand },
    ];
  });
}

function labelsOf(
  pen: Pen,
  { block, counted }: { block: Drawn['block']; counted: ReportBlock },
  box: Box,
): Shape[] {
  const [by = 'day'] = block.by;
  const { rows } = counted;
  const every = labelEvery(rows.length, Math.max(1, Math.floor(box.width / leastLabel)));
  const step = (box.width / Math.max(1, rows.length)) * every;
  return rows.flatMap((row, at): Shape[] => {
    if ((rows.length - 1 - at) % every !== 0) return [];
    const label = pen.write(
      pen.keyOf(by, row, 0, true),
      {
        x: box.x + middleOf(at, rows.length) * box.width,
        y: box.y + height + 16,
        anchor: 'middle',
        most: Math.max(24, step - 4),
      },
      { font: small, fill: colours.text3 },
    );
    // One at an end stays inside.
    const x = Math.min(Math.max(label.x, box.x), box.x + box.width - label.width);
    return [{ ...label, x }];
  });
}
