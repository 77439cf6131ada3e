import type { Phrase } from '@earshot/core/call/phrase.ts';
import type { File } from '@earshot/core/files/files.ts';
import type { Transcript } from '@earshot/core/transcripts/transcripts.ts';
import { formatClock } from '../../../lib/format.ts';
import { indexTranscript, type TranscriptIndex } from './transcript-index.ts';

/** Places of words in the order of reading, both included. */
export type Stretch = { from: number; to: number };

export type Said = {
  phrases: readonly Phrase[];
  index: Pick<TranscriptIndex, 'rows' | 'words' | 'firstWordOfPhrase'>;
  who: (speaker: string, role: string | null) => string;
  /** Of a chat without times none are told. */
  hasTimes: boolean;
};

/** A transcript as text, a line a turn: when, who, what. Of a stretch of it only the words that lie there. */
export function transcriptText({ phrases, index, who, hasTimes }: Said, stretch?: Stretch): string {
  const lines: string[] = [];
  for (const row of index.rows) {
    if (row.kind !== 'turn') continue;
    const parts = row.phrases.flatMap((at) => {
      const phrase = phrases[at];
      const part = phrase && partOf(phrase, index.firstWordOfPhrase[at] ?? 0, stretch);
      return part === undefined ? [] : [part];
    });
    const [first] = parts;
    if (first === undefined) continue;
    const when = hasTimes ? [formatClock(first.startMs)] : [];
    const text = parts.map((part) => part.text).join(' ');
    lines.push([...when, `${who(row.speaker, row.role)}:`, text].join(' '));
  }
  return lines.join('\n');
}

function partOf(phrase: Phrase, first: number, stretch: Stretch | undefined) {
  if (stretch === undefined) return { startMs: phrase.start_ms, text: phrase.text };
  // Words that were typed without being said have no place of their own; they go with what stands around.
  if (phrase.words.length === 0)
    return first > stretch.from && first <= stretch.to
      ? { startMs: phrase.start_ms, text: phrase.text }
      : undefined;
  const words = phrase.words.slice(Math.max(0, stretch.from - first), Math.max(0, stretch.to - first + 1));
  if (words[0] === undefined) return undefined;
  return { startMs: words[0].start_ms, text: words.map(({ text }) => text).join(' ') };
}

/** All of a transcript as text. */
export function wholeTranscript(said: Omit<Said, 'index'>): string {
  return transcriptText({ ...said, index: indexTranscript(said.phrases, []) });
}

/** Whether a stretch goes beyond one phrase: words of one are copied as they stand. */
export function isOfSeveralPhrases(
  { words }: Pick<TranscriptIndex, 'words'>,
  { from, to }: Stretch,
): boolean {
  return words[from]?.phrase !== words[to]?.phrase;
}

/** A chat may have come without times; those it has then are made up. */
export function tellsTimes(
  { type }: Pick<File, 'type'>,
  transcript: Pick<Transcript, 'estimated_times'>,
): boolean {
  return type === 'audio' || !transcript.estimated_times;
}
