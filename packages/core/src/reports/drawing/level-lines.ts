import { colours } from './colours.ts';
import { heightOf } from './line-scale.ts';
import type { Pen } from './pen.ts';
import type { Shape } from './shapes.ts';
import { plain } from './write.ts';

/** Between the numbers up the side and where the plot begins. */
export const sideGap = 8;

/** The plot begins behind `room`, which the numbers have at most, and behind the gap. */
type Plot = { names: readonly string[]; room: number; y: number; width: number; height: number };

/** A fine line across a plot for each number up its side. */
export function levelLines(
  pen: Pen,
  ticks: readonly number[],
  { names, room, y, width, height }: Plot,
): Shape[] {
  const from = room + sideGap;
  return ticks.flatMap((tick, at): Shape[] => {
    const level = y + (1 - heightOf(tick, ticks)) * height;
    return [
      {
        kind: 'line',
        points: [
          [from, level],
          [from + width, level],
        ],
        stroke: colours.grid,
        width: 1,
      },
      pen.write(
        names[at] ?? '',
        { x: room, y: level + 4, anchor: 'end', most: room },
        { font: plain(11), fill: colours.text3 },
      ),
    ];
  });
}
