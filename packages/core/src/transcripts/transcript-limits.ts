import { isWithin } from '../json-shape.ts';
import { isStorable } from '../storable.ts';
import { type ImportedTurn, type ImportIssue, type ImportResult, unreadable } from './imported.ts';

/** What a ready transcript or a chat may hold. Five hours of talking without a pause are about 50,000 words. */
export const transcriptLimits = {
  bytes: 20_000_000,
  turns: 5000,
  words: 50_000,
  /** Characters of one turn. */
  turn: 20_000,
  /** Lines of a file, with the empty ones and those that hold times. */
  lines: 50_000,
  /** A week. */
  end_ms: 7 * 24 * 3_600_000,
} as const;

/** A word has a text, two times and a confidence, and a turn some fields besides. */
const jsonBounds = { deepest: 16, mostValues: transcriptLimits.words * 6 };

/** Of a transcript that goes beyond these. */
export const tooLong: ImportIssue = {
  issue: 'files.transcript_too_long',
  params: { turns: transcriptLimits.turns, words: transcriptLimits.words },
};

/** Why a file is not even read: told from its text in one pass. */
export function tooMuch(format: string, content: string): ImportIssue | undefined {
  if (format === 'json') return isWithin(content, jsonBounds) ? undefined : tooLong;
  let lines = 0;
  for (let at = content.indexOf('\n'); at >= 0; at = content.indexOf('\n', at + 1)) {
    lines += 1;
    if (lines > transcriptLimits.lines) return tooLong;
  }
  return undefined;
}

/** What was read, or why it is not taken: too much of it, a turn too long, characters or times that cannot be. */
export function withinLimits(read: ImportResult): ImportResult {
  if ('issue' in read) return read;
  const { turns } = read.transcript;
  if (turns.length > transcriptLimits.turns) return tooLong;
  let words = 0;
  for (const [index, turn] of turns.entries()) {
    if (turn.text.length > transcriptLimits.turn) return unreadable(index + 1, 'long');
    if (!isWritten(turn)) return unreadable(index + 1, 'characters');
    if (!isTimed(turn)) return unreadable(index + 1, 'timing');
    words += turn.words?.length ?? countWords(turn.text);
    if (words > transcriptLimits.words) return tooLong;
  }
  return read;
}

function isWritten({ speaker, text, words }: ImportedTurn): boolean {
  return (
    isStorable(text) && isStorable(speaker ?? '') && (words ?? []).every((word) => isStorable(word.text))
  );
}

const isTime = (ms: number | null) => ms === null || ms <= transcriptLimits.end_ms;

function isTimed({ start_ms, end_ms, words }: ImportedTurn): boolean {
  return isTime(start_ms) && isTime(end_ms) && (words ?? []).every((word) => isTime(word.end_ms));
}

function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}
