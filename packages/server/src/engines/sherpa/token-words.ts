import type { Word } from '@earshot/core/call/word.ts';
import { layOver, splitWords } from '@earshot/core/transcripts/lay-over.ts';
import type { RecognisedSegment, SegmentRequest } from '../engine.ts';

export type TokenResult = {
  text: string;
  tokens: string[];
  /** Seconds from the start of the segment, one a token; empty where the model gives none. */
  timestamps: number[];
  /** Seconds, where the model gives them. */
  durations: number[];
  log_probs: number[];
  language: string | null;
};

/** A token without a duration is taken to last no longer than this: one sound. */
const longestTokenMs = 400;
const isSpoken = (token: string) => /[\p{L}\p{N}]/u.test(token);

/**
 * Words from tokens. A token that begins a word has a space (or ▁) in front. A word ends with its last spoken
 * token: punctuation has a time of its own that lies after the word.
 */
export function wordsOfTokens(result: TokenResult, request: SegmentRequest): RecognisedSegment {
  const language = result.language ?? request.language;
  if (result.tokens.length === 0 || result.timestamps.length !== result.tokens.length) {
    const words = layOver(splitWords(result.text), request.speech);
    return { text: result.text.trim(), words, language, estimated_times: words.length > 0 };
  }
  const groups: { token: string; index: number }[][] = [];
  for (const [index, raw] of result.tokens.entries()) {
    const token = raw.replaceAll('▁', ' ');
    const group = groups.at(-1);
    if (group === undefined || /^\s/.test(token)) groups.push([{ token, index }]);
    else group.push({ token, index });
  }
  const words = groups.map((group) => toWord(group, result, request)).filter((word) => word.text !== '');
  return {
    text: words.map((word) => word.text).join(' '),
    words: inOrder(words),
    language,
    estimated_times: false,
  };
}

function toWord(
  group: { token: string; index: number }[],
  result: TokenResult,
  request: SegmentRequest,
): Word {
  const spoken = group.filter(({ token }) => isSpoken(token));
  const first = (spoken[0] ?? group[0])?.index ?? 0;
  const last = (spoken.at(-1) ?? group.at(-1))?.index ?? 0;
  const at = (seconds: number) => Math.min(request.end_ms, request.start_ms + Math.round(seconds * 1000));
  const start_ms = at(result.timestamps[first] ?? 0);
  const lastStart = at(result.timestamps[last] ?? 0);
  const duration = result.durations[last];
  const nextStart = result.timestamps[last + 1];
  const limit = nextStart === undefined ? request.end_ms : at(nextStart);
  const end =
    duration === undefined
      ? Math.min(limit, lastStart + longestTokenMs)
      : Math.min(limit, lastStart + Math.round(duration * 1000));
  const probs = spoken.flatMap(({ index }) => result.log_probs[index] ?? []);
  return {
    text: group
      .map(({ token }) => token)
      .join('')
      .trim(),
    start_ms,
    end_ms: Math.max(start_ms, end),
    confidence:
      probs.length === 0 ? null : Math.exp(probs.reduce((sum, value) => sum + value, 0) / probs.length),
  };
}

function inOrder(words: Word[]): Word[] {
  let at = 0;
  return words.map((word) => {
    at = Math.max(at, word.start_ms);
    return { ...word, start_ms: at, end_ms: Math.max(at, word.end_ms) };
  });
}
