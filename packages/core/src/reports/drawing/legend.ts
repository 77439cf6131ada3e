import { colours } from './colours.ts';
import { moved } from './moved.ts';
import type { Pen } from './pen.ts';
import type { Band, Shape } from './shapes.ts';
import { plain } from './write.ts';

const font = plain(11);
const [height, between] = [17, 14];

/** What a sign means; the sign is drawn in a box of its width and 10 high. */
export type LegendItem = { text: string; sign?: { width: number; shapes: readonly Shape[] } };

export const swatch = (fill: string, hatch?: string): NonNullable<LegendItem['sign']> => ({
  width: 14,
  shapes: [
    {
      kind: 'rect',
      x: 0,
      y: 0,
      width: 14,
      height: 10,
      radius: 3,
      fill,
      ...(hatch !== undefined && { hatch }),
    },
  ],
});

/** Signs and what they mean one after the other, in as many lines as they need. */
export function legendOf(pen: Pen, items: readonly LegendItem[], width: number): Band[] {
  const lines: Shape[][] = [[]];
  let x = 0;
  for (const { text, sign } of items) {
    const before = sign === undefined ? 0 : sign.width + 5;
    const need = before + pen.widthOf(text, font);
    if (x > 0 && x + need > width) {
      lines.push([]);
      x = 0;
    }
    const line = lines.at(-1) ?? [];
    for (const shape of sign?.shapes ?? []) line.push(...moved([shape], x, 4));
    line.push(pen.write(text, { x: x + before, y: 13, most: width - before }, { font, fill: colours.text2 }));
    x += need + between;
  }
  return lines.filter((line) => line.length > 0).map((shapes) => ({ height, shapes }));
}
