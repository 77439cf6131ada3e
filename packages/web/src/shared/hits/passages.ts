import type { Hit } from '@earshot/core/matching/query.ts';

export type Piece = { text: string; isHit: boolean };

/** What is shown and played as one: a phrase, or the part of it around its hits. */
export type Passage = {
  key: string;
  speaker: string;
  role: string | null;
  startMs: number;
  endMs: number;
  pieces: Piece[];
  similarity: number | null;
  hitCount: number;
};

const gap: Piece = { text: '…', isHit: false };

/** Hits of the same phrase stand in one passage, in the order of the call. */
export function passagesOf(hits: readonly Hit[]): Passage[] {
  return Array.from(
    Map.groupBy(hits, (hit) => hit.phrase_id),
    ([id, ofPhrase]) => passage(String(id), ofPhrase),
  );
}

function passage(key: string, hits: Hit[]): Passage {
  const [first] = hits;
  const similarities = hits.flatMap(({ similarity }) => similarity ?? []);
  return {
    key,
    speaker: first?.speaker ?? '',
    role: first?.role ?? null,
    startMs: Math.min(...hits.map(({ around, start_ms }) => around?.start_ms ?? start_ms)),
    endMs: Math.max(...hits.map(({ around, end_ms }) => around?.end_ms ?? end_ms)),
    pieces: piecesOf(hits),
    similarity: similarities.length === 0 ? null : Math.max(...similarities),
    hitCount: hits.length,
  };
}

function piecesOf(hits: readonly Hit[]): Piece[] {
  const words = new Map<number, Piece & { last: number }>();
  for (const { words: range, text, around } of hits) {
    const [from, to] = range;
    const shown = around ?? { first: from, words: [text] };
    for (const [at, word] of shown.words.entries()) {
      const index = shown.first + at;
      const last = around === undefined ? to : index;
      words.set(index, { text: word, last, isHit: words.get(index)?.isHit ?? false });
    }
    for (let index = from; index <= to; index += 1) {
      const word = words.get(index);
      if (word !== undefined) word.isHit = true;
    }
  }
  const pieces: Piece[] = [];
  let next = 0;
  for (const [index, { text, isHit, last }] of [...words].sort(([a], [b]) => a - b)) {
    if (index > next) pieces.push(gap);
    pieces.push({ text, isHit });
    next = last + 1;
  }
  const whole = Math.max(0, ...hits.map(({ around }) => around?.of ?? 0));
  if (next < whole) pieces.push(gap);
  return joined(pieces);
}

/** Neighbouring words of the same kind read as one, so that a mark is not torn at every space. */
function joined(pieces: readonly Piece[]): Piece[] {
  const out: Piece[] = [];
  for (const { text, isHit } of pieces) {
    const last = out.at(-1);
    if (last?.isHit === isHit) last.text += ` ${text}`;
    else out.push({ text, isHit });
  }
  return out;
}
