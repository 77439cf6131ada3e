import type { Phrase } from '@earshot/core/call/phrase.ts';

export type Hold = { start_ms: number; end_ms: number; kind: 'silence' | 'music' };
export type TurnRow = {
  kind: 'turn';
  speaker: string;
  role: Phrase['role'];
  startMs: number;
  endMs: number;
  phrases: number[];
};
export type HoldRow = { kind: 'hold'; startMs: number; endMs: number; hold: Hold };
export type Row = TurnRow | HoldRow;

export type IndexedWord = { phrase: number; word: number; row: number; startMs: number; endMs: number };
/** `byTime`: places in `words` in the order they begin, which differs where people talk at once. */
export type TranscriptIndex = {
  rows: Row[];
  words: IndexedWord[];
  firstWordOfPhrase: number[];
  byTime: number[];
};

/** A pause longer than this starts a new paragraph of the same speaker. */
const paragraphGapMs = 2000;
/** A monologue is cut so that a paragraph stays readable. */
const longestTurnMs = 45_000;

/** Phrases as they are read: turns with holds between them, and every word in the order of time. */
export function indexTranscript(phrases: readonly Phrase[], holds: readonly Hold[]): TranscriptIndex {
  const rows: Row[] = [];
  const waiting = [...holds].sort((a, b) => a.start_ms - b.start_ms);
  for (const [index, phrase] of phrases.entries()) {
    while (waiting[0] !== undefined && waiting[0].start_ms <= phrase.start_ms)
      rows.push(holdRow(waiting.shift() as Hold));
    const last = rows.at(-1);
    const joins =
      last?.kind === 'turn' &&
      last.speaker === phrase.speaker &&
      phrase.start_ms - last.endMs < paragraphGapMs &&
      phrase.end_ms - last.startMs < longestTurnMs;
    if (joins) {
      last.phrases.push(index);
      last.endMs = Math.max(last.endMs, phrase.end_ms);
    } else {
      rows.push({
        kind: 'turn',
        speaker: phrase.speaker,
        role: phrase.role,
        startMs: phrase.start_ms,
        endMs: phrase.end_ms,
        phrases: [index],
      });
    }
  }
  for (const hold of waiting) rows.push(holdRow(hold));
  return { rows, ...indexWords(rows, phrases) };
}

const holdRow = (hold: Hold): HoldRow => ({ kind: 'hold', startMs: hold.start_ms, endMs: hold.end_ms, hold });

function indexWords(
  rows: readonly Row[],
  phrases: readonly Phrase[],
): Pick<TranscriptIndex, 'words' | 'firstWordOfPhrase' | 'byTime'> {
  const words: IndexedWord[] = [];
  const firstWordOfPhrase: number[] = [];
  for (const [row, { kind, ...rest }] of rows.entries()) {
    if (kind !== 'turn') continue;
    for (const phrase of (rest as TurnRow).phrases) {
      firstWordOfPhrase[phrase] = words.length;
      for (const [word, { start_ms, end_ms }] of (phrases[phrase]?.words ?? []).entries()) {
        words.push({ phrase, word, row, startMs: start_ms, endMs: end_ms });
      }
    }
  }
  const startOf = (place: number) => words[place]?.startMs ?? 0;
  const byTime = [...words.keys()].sort((a, b) => startOf(a) - startOf(b) || a - b);
  return { words, firstWordOfPhrase, byTime };
}

/** A word stays current this long after it ended; then it is quiet. */
const lingersMs = 900;
/** So many words may have begun since the one that still sounds. */
const overlapped = 40;

type Words = Pick<TranscriptIndex, 'words' | 'byTime'>;

/** The word that is being said at a moment, as a place in `words`; -1 in silence. Of two people at once: who began last. */
export function wordAt({ words, byTime }: Words, ms: number): number {
  const last = lastBegun({ words, byTime }, ms);
  for (let at = last; at > last - overlapped && at >= 0; at--) {
    const place = byTime[at] ?? -1;
    if (ms < (words[place]?.endMs ?? 0) + lingersMs) return place;
  }
  return -1;
}

/** Where one is in the text while nobody speaks: the last word that began. */
export function wordBefore(index: Words, ms: number): number {
  return index.byTime[lastBegun(index, ms)] ?? -1;
}

function lastBegun({ words, byTime }: Words, ms: number): number {
  let low = 0;
  let high = byTime.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if ((words[byTime[middle] ?? 0]?.startMs ?? 0) <= ms) low = middle + 1;
    else high = middle - 1;
  }
  return high;
}

/** The turn to go to by one step from a moment. Going back within the first second goes to the turn before. */
export function turnFrom(rows: readonly Row[], ms: number, step: 1 | -1): TurnRow | undefined {
  const turns = rows.filter((row): row is TurnRow => row.kind === 'turn');
  if (step === 1) return turns.find((turn) => turn.startMs > ms + 50);
  return turns.findLast((turn) => turn.startMs < ms - 1000);
}
