import { colours } from './colours.ts';
import { moved } from './moved.ts';
import type { Band, Card, Drawing, Shape } from './shapes.ts';

/** From the edge of a card to what is inside. */
export const cardEdge = 14;
/** Between cards. */
export const cardGap = 12;

export const heightOfBands = (bands: readonly Band[]): number =>
  bands.reduce((sum, { height }) => sum + height, 0);

/** Strips of a card one under the other. */
export const bandsOf = ({ title, parts }: Pick<Card, 'title' | 'parts'>): Band[] => [
  ...title,
  ...parts.flatMap(({ head, bands }) => [...head, ...bands]),
];

/** Shapes of strips one under the other, from a place on. */
export function stacked(bands: readonly Band[], x: number, top: number): Shape[] {
  let y = top;
  return bands.flatMap(({ height, shapes }) => {
    const placed = moved(shapes, x, y);
    y += height;
    return placed;
  });
}

/** The card itself, behind what is on it. */
export const cardBox = ({ x, width }: Pick<Card, 'x' | 'width'>, y: number, height: number): Shape => ({
  kind: 'rect',
  x: x + 0.5,
  y: y + 0.5,
  width: width - 1,
  height: height - 1,
  radius: 10,
  fill: colours.surface,
  stroke: colours.border,
});

/** A drawing as one picture with `margin` around it. */
export function placed(
  { width, head, rows }: Drawing,
  margin: number,
): { width: number; height: number; shapes: Shape[] } {
  const shapes: Shape[] = [...stacked(head, margin, margin)];
  let y = margin + heightOfBands(head) + cardGap;
  for (const row of rows) {
    const heights = row.map((card) => heightOfBands(bandsOf(card)) + 2 * cardEdge);
    const height = Math.max(...heights);
    for (const card of row)
      shapes.push(
        ...moved([cardBox(card, y, height)], margin, 0),
        ...stacked(bandsOf(card), margin + card.x + cardEdge, y + cardEdge),
      );
    y += height + cardGap;
  }
  return { width: width + 2 * margin, height: y - cardGap + margin, shapes };
}
