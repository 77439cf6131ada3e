import type { ReportRow } from '../reports.api.ts';
import { colours, mixed } from './colours.ts';
import { type Drawn, measureAt, valueAt } from './drawn.ts';
import { levelLines, sideGap } from './level-lines.ts';
import { heightOf, ticksOf } from './line-scale.ts';
import type { Pen } from './pen.ts';
import type { Part, Shape, TextShape } from './shapes.ts';
import { trustOf } from './trust.ts';
import { baseLine, lineHeight, plain } from './write.ts';

const small = plain(11);
const line = lineHeight(small);
const height = 220;
const radius = 4;
/** Between two numbers under the dots. */
const leastTick = 48;

type Box = { x: number; y: number; width: number };
type Dot = { row: ReportRow; x: number; y: number; isFew: boolean };

/** A dot a row by its first two numbers, with its name where that has room; none where no row has both. */
export function drawDots(pen: Pen, drawn: Pick<Drawn, 'block' | 'counted'>, width: number): Part[] {
  const rows = drawn.counted.rows
    .slice(0, pen.mostRows)
    .filter((row) => [0, 1].every((at) => (valueAt(row, at)?.value ?? null) !== null));
  if (rows.length === 0) return [];
  const [across, up] = [measureAt(drawn, 0), measureAt(drawn, 1)];
  const numberOf = (row: ReportRow, at: number) => valueAt(row, at)?.value ?? 0;
  const [xs, ys] = [0, 1].map((at) =>
    ticksOf(
      rows.map((row) => numberOf(row, at)),
      false,
    ),
  ) as [number[], number[]];
  const names = ys.map((tick) => pen.valueOf(up, tick));
  const room = Math.min(width / 2 - sideGap, Math.max(...names.map((text) => pen.widthOf(text, small))));
  const axis = room + sideGap;
  const box: Box = { x: axis, y: line + 10, width: Math.max(1, width - axis - radius - 1) };
  const dots = rows.map((row): Dot => {
    const values = [valueAt(row, 0), valueAt(row, 1)] as const;
    return {
      row,
      x: box.x + heightOf(numberOf(row, 0), xs) * box.width,
      y: box.y + (1 - heightOf(numberOf(row, 1), ys)) * height,
      isFew:
        (values[0] !== undefined && trustOf(across, values[0]) === 'few') ||
        (values[1] !== undefined && trustOf(up, values[1]) === 'few'),
    };
  });
  const bottom = box.y + height;
  const shapes = [
    pen.write(
      pen.titleOf(up),
      { x: 0, y: baseLine(line, small), most: width },
      { font: small, fill: colours.text2 },
    ),
    ...levelLines(pen, ys, { ...box, names, room, height }),
    ...ticksBelow(
      xs.map((tick) => ({ text: pen.valueOf(across, tick), x: box.x + heightOf(tick, xs) * box.width })),
      { pen, y: bottom + baseLine(line, small) + 4, width },
    ),
    pen.write(
      pen.titleOf(across),
      { x: width, y: bottom + line + baseLine(line, small) + 4, anchor: 'end', most: width },
      { font: small, fill: colours.text2 },
    ),
    ...dots.map(
      ({ x, y, isFew }): Shape =>
        isFew
          ? { kind: 'dot', x, y, radius: radius - 1, fill: colours.surface, stroke: colours.text3 }
          : { kind: 'dot', x, y, radius, fill: mixed(colours.brand, 70) },
    ),
    ...namesBeside(pen, drawn, dots, width),
  ];
  return [{ head: [], bands: [{ height: bottom + 2 * line + 8, shapes }] }];
}

/** The numbers under the dots, as many as have room. */
function ticksBelow(
  ticks: readonly { text: string; x: number }[],
  { pen, y, width }: { pen: Pen; y: number; width: number },
): Shape[] {
  const [first, last] = [ticks[0]?.x ?? 0, ticks.at(-1)?.x ?? 0];
  const widest = Math.max(leastTick, ...ticks.map(({ text }) => pen.widthOf(text, small) + 8));
  const room = Math.max(1, Math.floor((last - first) / widest));
  const every = Math.max(1, Math.ceil((ticks.length - 1) / room));
  return ticks.flatMap(({ text, x }, at): Shape[] => {
    if (at % every !== 0) return [];
    const label = pen.write(
      text,
      { x, y, anchor: 'middle', most: width },
      { font: small, fill: colours.text3 },
    );
    return [{ ...label, x: Math.min(Math.max(0, label.x), width - label.width) }];
  });
}

/** Whose the dots are, where nothing else stands there; the rows of the most calls come first. */
function namesBeside(
  pen: Pen,
  { block }: Pick<Drawn, 'block'>,
  dots: readonly Dot[],
  width: number,
): Shape[] {
  const written: TextShape[] = [];
  const meets = (one: TextShape) =>
    written.some(
      (other) =>
        Math.abs(other.y - one.y) < line &&
        one.x < other.x + other.width + 4 &&
        other.x < one.x + one.width + 4,
    ) ||
    dots.some(
      ({ x, y }) =>
        Math.abs(y - (one.y - small.size * 0.35)) < radius + small.size / 2 &&
        x > one.x - radius &&
        x < one.x + one.width + radius,
    );
  for (const { row, x, y } of dots) {
    const name = pen.rowName(block.by, row);
    const value = valueAt(row, 1);
    const look = { font: small, fill: colours.text2, url: value && pen.linkOf(value) };
    const place = { y: y + small.size * 0.35 };
    const [right, left] = [x + radius + 4, x - radius - 4];
    const sides = [
      pen.write(name, { x: right, ...place }, look),
      pen.write(name, { x: left, anchor: 'end', ...place }, look),
    ];
    const fits = sides.find((side) => side.x >= 0 && side.x + side.width <= width && !meets(side));
    if (fits !== undefined) written.push(fits);
  }
  return written;
}
