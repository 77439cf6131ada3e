import type { Word } from '../call/word.ts';
import type { ErrorCode, ErrorParams } from '../errors.ts';

/** A turn as a file says it. Times are null where the file has none. */
export type ImportedTurn = {
  speaker: string | null;
  start_ms: number | null;
  end_ms: number | null;
  text: string;
  /** Words with times, where the file has them. */
  words: Word[] | null;
};

export type ImportedTranscript = { language: string | null; turns: ImportedTurn[] };

/** What the user has to mend, with the line where it is. */
export type ImportIssue = { issue: ErrorCode; params: ErrorParams };

export type ImportResult = { transcript: ImportedTranscript } | ImportIssue;

export function unreadable(line: number, reason: string): ImportIssue {
  return { issue: 'files.transcript_unreadable', params: { line, reason } };
}
