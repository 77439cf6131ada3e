import type { Phrase } from '@earshot/core/transcripts/transcripts.ts';

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
export type TranscriptIndex = { rows: Row[]; words: IndexedWord[]; firstWordOfPhrase: number[] };

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
): Pick<TranscriptIndex, 'words' | 'firstWordOfPhrase'> {
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
  return { words, firstWordOfPhrase };
}

/** A word stays current this long after it ended; then it is quiet. */
const lingersMs = 900;

/**
 * The word that is being said at a moment, as a place in `words`; -1 in silence. Of two people at once it is the
 * one who started last. Words of overlapping turns are not in strict order, hence the look at neighbours.
 */
export function wordAt(words: readonly IndexedWord[], ms: number): number {
  const found = lastStarted(words, ms);
  const near = 40;
  let best = -1;
  for (let at = Math.max(0, found - near); at <= Math.min(words.length - 1, found + near); at++) {
    const word = words[at];
    if (word === undefined || word.startMs > ms || ms >= word.endMs + lingersMs) continue;
    const now = words[best];
    if (now === undefined || word.startMs > now.startMs) best = at;
  }
  return best;
}

/** The last word that began before a moment: where one is in the text while nobody speaks. */
export function lastStarted(words: readonly IndexedWord[], ms: number): number {
  let low = 0;
  let high = words.length - 1;
  let found = -1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.startMs ?? 0) <= ms) {
      found = middle;
      low = middle + 1;
    } else high = middle - 1;
  }
  return found;
}

/** The turn to go to by one step from a moment. Going back within the first second goes to the turn before. */
export function turnFrom(rows: readonly Row[], ms: number, step: 1 | -1): TurnRow | undefined {
  const turns = rows.filter((row): row is TurnRow => row.kind === 'turn');
  if (step === 1) return turns.find((turn) => turn.startMs > ms + 50);
  return turns.findLast((turn) => turn.startMs < ms - 1000);
}
