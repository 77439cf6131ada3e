import { parseCues } from './cues.ts';
import type { ImportResult } from './imported.ts';
import { parseJsonTranscript } from './json-transcript.ts';
import { parsePlainText } from './plain-text.ts';
import { tooMuch, withinLimits } from './transcript-limits.ts';

export const transcriptFileFormats = ['txt', 'vtt', 'srt', 'json'] as const;
export type TranscriptFileFormat = (typeof transcriptFileFormats)[number];

/** Reads a transcript or chat file. User mistakes come back as an issue with the line, they do not throw. */
export function parseTranscript(format: TranscriptFileFormat, content: string): ImportResult {
  if (content.trim() === '') return { issue: 'files.no_text', params: {} };
  if (content.includes('\0'))
    return { issue: 'files.transcript_unreadable', params: { line: 1, reason: 'binary' } };
  return tooMuch(format, content) ?? withinLimits(read(format, content));
}

function read(format: TranscriptFileFormat, content: string): ImportResult {
  switch (format) {
    case 'txt':
      return parsePlainText(content);
    case 'vtt':
    case 'srt':
      return parseCues(content);
    case 'json':
      return parseJsonTranscript(content);
    default:
      return format satisfies never;
  }
}
