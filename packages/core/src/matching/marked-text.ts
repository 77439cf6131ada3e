import { once } from './once.ts';

/** Stands in a text at every edge of a word, because the engine's own `\b` knows only the Latin alphabet. */
export const edge = '\u{E000}';

export const wordCharacter = /[\p{L}\p{M}\p{N}_]/u;

/** A text that many expressions are asked of: what they need of it is made once. */
export type RegexpText = {
  text: string;
  lower: () => string;
  /** With some marks at every edge of a word. */
  edges: (marks: number) => MarkedText;
};

/** Places are in UTF-16 units. */
export type MarkedText = {
  marked: string;
  /** Where a place of the marked text is in the text; a mark is where the character after it is. */
  placeOf: (at: number) => number;
  /** Where a place of the text is in the marked text, before the marks that stand there. */
  markedPlaceOf: (place: number) => number;
};

export function regexpText(text: string): RegexpText {
  const made: MarkedText[] = [unmarked(text)];
  const places = once(() => edgesOf(text));
  const edges = (marks: number) => {
    made[marks] ??= markEdges(text, places(), marks);
    return made[marks];
  };
  return { text, lower: once(() => text.toLowerCase()), edges };
}

function unmarked(text: string): MarkedText {
  const same = (place: number) => place;
  return { marked: text, placeOf: same, markedPlaceOf: same };
}

function markEdges(text: string, edges: readonly number[], count: number): MarkedText {
  const marks = edge.repeat(count);
  let marked = '';
  let from = 0;
  for (const place of edges) {
    marked += text.slice(from, place) + marks;
    from = place;
  }
  marked += text.slice(from);
  return {
    marked,
    placeOf(at) {
      const before = countWhile(edges, (place, which) => place + (which + 1) * count <= at);
      return Math.min(at - before * count, edges[before] ?? text.length);
    },
    markedPlaceOf: (place) => place + countWhile(edges, (one) => one < place) * count,
  };
}

/** How many of a list are at its beginning, where all that are stand before all that are not. */
function countWhile(list: readonly number[], is: (value: number, at: number) => boolean): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (is(list[middle] ?? 0, middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether the letters of most alphabets of Europe belong to words, by their code: quicker than asking for each. */
const isWordUnit = Array.from({ length: 0x530 }, (_, code) => wordCharacter.test(String.fromCharCode(code)));

/** The places of a text at which a word begins or has ended, rising. */
function edgesOf(text: string): number[] {
  const places: number[] = [];
  let inWord = false;
  let at = 0;
  // The end of the text ends its last word.
  while (at <= text.length) {
    const point = text.codePointAt(at) ?? 0;
    const isWord = isWordUnit[point] ?? wordCharacter.test(String.fromCodePoint(point));
    if (isWord !== inWord) places.push(at);
    inWord = isWord;
    at += point > 0xffff ? 2 : 1;
  }
  return places;
}
