import { cardBox, cardEdge, cardGap, heightOfBands, stacked } from './place.ts';
import type { Band, Card, Drawing, Shape } from './shapes.ts';

/** What one page has room for, from the upper left corner of where it may be drawn on. */
export type Room = { height: number };

/** A card begins at the foot of a page only where this much of it has room. */
const leastBegun = 140;

/**
 * A drawing on pages, a card under another. A card that fits on a page is never split; a longer one goes on with its title and the
 * head of its table.
 */
export function pagesOf({ head, rows }: Drawing, { height }: Room): Shape[][] {
  const pages: Shape[][] = [stacked(head, 0, 0)];
  let y = heightOfBands(head) + cardGap;
  const turn = () => {
    pages.push([]);
    y = 0;
  };
  for (const card of rows.flat()) {
    const whole = wholeHeight(card);
    if (y > 0 && y + whole > height && (whole <= height || height - y < leastBegun)) turn();
    let part = openedAt(y);
    for (const { isHead, head: heads, band } of inOrder(card)) {
      const end = part.bottom + band.height + cardEdge;
      // A head does not stand alone at the foot of a page.
      const isFresh = part.top === 0 && part.bands.length <= heads.length;
      if (end + (isHead ? isHead.next : 0) > height && !isFresh) {
        // Nor does a title.
        if (part.bands.length > card.title.length) close(pages, card, part);
        turn();
        part = openedAt(0, isHead ? card.title : heads);
      }
      part = { ...part, bands: [...part.bands, band], bottom: part.bottom + band.height };
    }
    y = close(pages, card, part) + cardGap;
  }
  return pages;
}

type Opened = { top: number; bands: readonly Band[]; bottom: number };

const openedAt = (top: number, bands: readonly Band[] = []): Opened => ({
  top,
  bands,
  bottom: top + cardEdge + heightOfBands(bands),
});

/** Draws what of a card is on a page, and says where it ends. */
function close(pages: readonly Shape[][], card: Card, { top, bands, bottom }: Opened): number {
  const end = bottom + cardEdge;
  pages.at(-1)?.push(cardBox(card, top, end - top), ...stacked(bands, card.x + cardEdge, top + cardEdge));
  return end;
}

const wholeHeight = ({ title, parts }: Card): number =>
  heightOfBands([...title, ...parts.flatMap(({ head, bands }) => [...head, ...bands])]) + 2 * cardEdge;

type Placed = {
  band: Band;
  /** What stands again over it on another page. */
  head: readonly Band[];
  /** Of a head: how much follows it that has to stay with it. */
  isHead: { next: number } | null;
};

function inOrder({ title, parts }: Card): Placed[] {
  const firstOf = (bands: readonly Band[]) => bands.find(({ shapes }) => shapes.length > 0)?.height ?? 0;
  return [
    ...title.map((band): Placed => ({ band, head: [], isHead: null })),
    ...parts.flatMap(({ head, bands }) => {
      const again = [...title, ...head];
      return [
        ...head.map(
          (band, at): Placed => ({
            band,
            head: title,
            isHead: { next: heightOfBands(head.slice(at + 1)) + firstOf(bands) },
          }),
        ),
        ...bands.map((band): Placed => ({ band, head: again, isHead: null })),
      ];
    }),
  ];
}
