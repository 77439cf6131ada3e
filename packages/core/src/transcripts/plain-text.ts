import { labelled, readClock } from './cues.ts';
import type { ImportedTurn, ImportResult } from './imported.ts';

const stamp = /^\s*[[(]?((?:\d+:)?\d{1,2}:\d{2}(?:[.,]\d{1,3})?)[\])]?\s*[-–—]?\s*/;

/**
 * `Speaker: words` lines, each optionally after a time such as `[00:12]` or `0:12.5`. A line without a label
 * goes on with the speaker before it.
 */
export function parsePlainText(content: string): ImportResult {
  const turns: ImportedTurn[] = [];
  for (const line of spokenLines(content)) {
    const { speaker, start_ms, text } = readLine(line);
    const last = turns.at(-1);
    if (speaker === null && start_ms === null && last !== undefined) {
      last.text = last.text === '' ? text : `${last.text} ${text}`;
    } else {
      turns.push({ speaker: speaker ?? last?.speaker ?? null, start_ms, end_ms: null, text, words: null });
    }
  }
  const spoken = turns.filter((turn) => /[\p{L}\p{N}]/u.test(turn.text));
  if (spoken.length === 0) return { issue: 'files.no_text', params: {} };
  return { transcript: { language: null, turns: withEnds(spoken) } };
}

/** The lines of a text that say something. */
export const spokenLines = (content: string): string[] =>
  content
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '');

/** When a line was said, by whom, and its words; null for what it does not say. */
export function readLine(line: string): Pick<ImportedTurn, 'speaker' | 'start_ms' | 'text'> {
  const time = stamp.exec(line);
  const start_ms = time === null ? null : readClock(time[1] ?? '');
  return { start_ms, ...labelled(time === null ? line.trim() : line.slice(time[0].length).trim()) };
}

/** A turn lasts until the next one begins, but no longer than its words take. */
function withEnds(turns: ImportedTurn[]): ImportedTurn[] {
  let next: number | null = null;
  const last = (turn: ImportedTurn): ImportedTurn => {
    if (turn.start_ms === null) return turn;
    const likely = turn.start_ms + speakingMs(turn.text);
    const end_ms = next === null || next <= turn.start_ms ? likely : Math.min(next, likely);
    next = turn.start_ms;
    return { ...turn, end_ms };
  };
  return turns.toReversed().map(last).toReversed();
}

/** Unhurried speech has about 15 characters a second. */
const charactersPerSecond = 15;

export function speakingMs(text: string): number {
  return Math.max(300, Math.round((text.length / charactersPerSecond) * 1000));
}
