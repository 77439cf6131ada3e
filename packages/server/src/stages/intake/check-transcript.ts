import { readFile, stat } from 'node:fs/promises';
import { fail } from '@earshot/core/errors.ts';
import { tooLong, transcriptLimits } from '@earshot/core/transcripts/transcript-limits.ts';
import { parseTranscript, type TranscriptFileFormat } from '@earshot/core/transcripts/transcript-parser.ts';

export type TranscriptCheck = { path: string; format: TranscriptFileFormat };

/** Reads a ready transcript or chat as processing will read it later; throws the reason why it cannot be taken. */
export async function checkTranscript({ path, format }: TranscriptCheck): Promise<null> {
  const { size } = await stat(path);
  if (size > transcriptLimits.bytes) throw fail(tooLong.issue, tooLong.params);
  const parsed = parseTranscript(format, await readFile(path, 'utf8'));
  if ('issue' in parsed) throw fail(parsed.issue, parsed.params);
  return null;
}
