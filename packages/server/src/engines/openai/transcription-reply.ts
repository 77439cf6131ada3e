import type { Word } from '@earshot/core/call/word.ts';
import { layOver, splitWords } from '@earshot/core/transcripts/lay-over.ts';
import { z } from 'zod';
import type { RecognisedSegment, SegmentRequest } from '../engine.ts';

const ReplyWord = z.object({
  word: z.string().optional(),
  text: z.string().optional(),
  start: z.number(),
  end: z.number(),
  probability: z.number().nullish(),
  confidence: z.number().nullish(),
});
type ReplyWord = z.infer<typeof ReplyWord>;

const ReplySegment = z.object({
  start: z.number().nullish(),
  end: z.number().nullish(),
  text: z.string().nullish(),
  no_speech_prob: z.number().nullish(),
  avg_logprob: z.number().nullish(),
  words: z.array(ReplyWord).nullish().catch(null),
});
type ReplySegment = z.infer<typeof ReplySegment>;

/** What servers that call themselves compatible really send; every part but the text may be missing or null. */
export const TranscriptionReply = z.object({
  text: z.string().nullish(),
  language: z.string().nullish(),
  words: z.array(ReplyWord).nullish().catch(null),
  segments: z.array(ReplySegment).nullish().catch(null),
});
export type TranscriptionReply = z.infer<typeof TranscriptionReply>;

/** Whisper's own rule for a segment that is nothing but noise: both conditions together. */
const noSpeech = { no_speech_prob: 0.6, avg_logprob: -1 };

const languageNames: Record<string, string> = {
  english: 'en',
  ukrainian: 'uk',
  russian: 'ru',
  german: 'de',
  french: 'fr',
  spanish: 'es',
  polish: 'pl',
  italian: 'it',
  portuguese: 'pt',
};

/** Turns a reply into words of the call, with measured times where the server gave them. */
export function readReply(reply: TranscriptionReply, request: SegmentRequest): RecognisedSegment {
  const segments = (reply.segments ?? []).filter((segment) => !isNoise(segment));
  const text = (
    reply.segments?.length ? segments.map((segment) => segment.text ?? '').join(' ') : (reply.text ?? '')
  )
    .replaceAll(/\s+/g, ' ')
    .trim();
  const timed = timedWords(reply, segments);
  const isTimed = timed.length > 0 && text !== '';
  const words = isTimed ? place(timed, text, request) : estimate(segments, text, request);
  return {
    text: words.map((word) => word.text).join(' '),
    words,
    language: languageOf(reply.language) ?? request.language,
    estimated_times: words.length > 0 && !isTimed,
  };
}

function isNoise(segment: ReplySegment): boolean {
  return (
    (segment.no_speech_prob ?? 0) > noSpeech.no_speech_prob &&
    (segment.avg_logprob ?? 0) < noSpeech.avg_logprob
  );
}

function timedWords(reply: TranscriptionReply, segments: readonly ReplySegment[]): ReplyWord[] {
  if (reply.words?.length) {
    const isKept = (word: ReplyWord) =>
      !(reply.segments ?? []).some(
        (segment) => isNoise(segment) && word.start >= (segment.start ?? 0) && word.end <= (segment.end ?? 0),
      );
    return reply.words.filter(isKept);
  }
  return segments.flatMap((segment) => segment.words ?? []);
}

/** Words with the times of the server; written as in the text, which has the punctuation, where they correspond. */
function place(timed: readonly ReplyWord[], text: string, request: SegmentRequest): Word[] {
  const written = splitWords(text);
  const sameCount = written.length === timed.length;
  const clamp = (seconds: number) =>
    Math.min(request.end_ms, Math.max(request.start_ms, request.start_ms + Math.round(seconds * 1000)));
  let at = request.start_ms;
  return timed.flatMap((word, index) => {
    const spoken = (sameCount ? (written[index] ?? '') : (word.word ?? word.text ?? '')).trim();
    if (spoken === '') return [];
    const start_ms = Math.max(at, clamp(word.start));
    at = start_ms;
    const end_ms = Math.max(start_ms, clamp(word.end));
    return [{ text: spoken, start_ms, end_ms, confidence: word.probability ?? word.confidence ?? null }];
  });
}

/** Without word times: each segment's words over the speech inside that segment, else all over all speech. */
function estimate(segments: readonly ReplySegment[], text: string, request: SegmentRequest): Word[] {
  const usable = segments.filter((segment) => segment.start != null && segment.end != null && segment.text);
  if (usable.length === 0) return layOver(splitWords(text), request.speech);
  return usable.flatMap((segment) => {
    const start_ms = request.start_ms + Math.round((segment.start ?? 0) * 1000);
    const end_ms = Math.min(request.end_ms, request.start_ms + Math.round((segment.end ?? 0) * 1000));
    const inside = request.speech
      .map((span) => ({ start_ms: Math.max(span.start_ms, start_ms), end_ms: Math.min(span.end_ms, end_ms) }))
      .filter((span) => span.end_ms > span.start_ms);
    const room = inside.length > 0 ? inside : [{ start_ms, end_ms: Math.max(end_ms, start_ms + 1) }];
    return layOver(splitWords(segment.text ?? ''), room);
  });
}

function languageOf(name: string | null | undefined): string | null {
  if (name == null) return null;
  const lower = name.toLowerCase();
  return languageNames[lower] ?? (/^[a-z]{2,3}$/.test(lower) ? lower : null);
}
