import type { sampleTruth } from '@earshot/core/demo/demo.api.ts';
import type { ReplyOf } from '@earshot/core/endpoint.ts';
import { alignWords } from '@earshot/core/transcripts/align-words.ts';
import type { Transcript } from '@earshot/core/transcripts/transcripts.ts';
import type { DiffPiece } from './editing/version-diff.ts';

type Said = ReplyOf<typeof sampleTruth>['phrases'][number];
/** `was`: what was heard wrongly; `now`: what was said and not heard. */
export type HeardPhrase = Pick<Said, 'start_ms' | 'role'> & { pieces: DiffPiece[] };

/** A word is taken for one of the phrase that begins so soon after it: recognised times are not that exact. */
const earlyMs = 300;

/**
 * A transcript beside what was really said, phrase by phrase, and how many of the words that were said were heard. Capitals
 * and punctuation do not matter, nor whose words they were taken for.
 */
export function heardOfSaid(
  heard: Pick<Transcript, 'phrases'>,
  truth: readonly Said[],
): { said: number; right: number; phrases: HeardPhrase[] } {
  const words = heard.phrases.flatMap((phrase) => phrase.words);
  const said = truth.flatMap((phrase, at) => phrase.text.split(/\s+/u).map((text) => ({ text, at })));
  const alignment = alignWords(
    words.map(({ text }) => text),
    said.map(({ text }) => text),
  );
  const phrases = truth.map(({ start_ms, role }): HeardPhrase => ({ start_ms, role, pieces: [] }));
  const put = (at: number, kind: DiffPiece['kind'], text: string) => {
    const pieces = phrases[at]?.pieces ?? [];
    const last = pieces.at(-1);
    if (last?.kind === kind) last.text += ` ${text}`;
    else pieces.push({ kind, text });
  };
  let next = 0;
  let missed: typeof said = [];
  /** What was heard up to a word stands before what was said instead. */
  const putUpTo = (end: number) => {
    for (; next < end; next += 1) {
      const { text, start_ms } = words[next] as (typeof words)[number];
      const at = truth.findLastIndex((phrase) => phrase.start_ms <= start_ms + earlyMs);
      put(Math.max(0, at), 'was', text);
    }
    for (const { at, text } of missed) put(at, 'now', text);
    missed = [];
  };
  for (const [place, word] of said.entries()) {
    const from = alignment[place] ?? null;
    if (from === null) missed.push(word);
    else {
      putUpTo(from);
      put(word.at, 'same', word.text);
      next = from + 1;
    }
  }
  putUpTo(words.length);
  return { said: said.length, right: alignment.filter((from) => from !== null).length, phrases };
}
