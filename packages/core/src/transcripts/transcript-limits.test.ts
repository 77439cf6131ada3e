import { describe, expect, it } from 'vitest';
import { transcriptLimits } from './transcript-limits.ts';
import { parseTranscript, type TranscriptFileFormat } from './transcript-parser.ts';

const phrases = (list: object[]) => JSON.stringify({ phrases: list });
const word = (end_ms: number) => ({ text: 'a', start_ms: 0, end_ms });
const many = transcriptLimits.turns + 1;
const unreadable = 'files.transcript_unreadable';
const tooLong = 'files.transcript_too_long';

describe('what a ready transcript may hold', () => {
  it.each<[string, TranscriptFileFormat, string, string, object]>([
    ['too many lines', 'txt', 'A: b\n'.repeat(many), tooLong, {}],
    ['too many lines to look at', 'vtt', '\n'.repeat(transcriptLimits.lines + 1), 'files.no_text', {}],
    ['too many cues', 'srt', '00:01.000 --> 00:02.000\nhello\n\n'.repeat(many), tooLong, {}],
    ['too many phrases', 'json', phrases(Array(many).fill({ text: 'a' })), tooLong, {}],
    ['too many words', 'txt', `${`A: ${'w '.repeat(9999)}\n`.repeat(6)}`, tooLong, {}],
    ['too deep', 'json', `{"phrases":${'['.repeat(20)}${']'.repeat(20)}}`, tooLong, {}],
    ['too many values', 'json', `[${'1,'.repeat(transcriptLimits.words * 6)}1]`, tooLong, {}],
    ['a line too long', 'txt', `A: hello\nB: ${'x'.repeat(20_001)}`, unreadable, { line: 2, reason: 'long' }],
    ['half a character', 'json', String.raw`[{"text":"ok"},{"text":"\ud800"}]`, unreadable, { line: 2 }],
    [
      'half a character of a name',
      'json',
      String.raw`[{"text":"ok","speaker":"\ud800"}]`,
      unreadable,
      { line: 1 },
    ],
    [
      'half a character of a word',
      'json',
      String.raw`[{"words":[{"text":"\udc00","start":0,"end":1}]}]`,
      unreadable,
      { line: 1 },
    ],
    ['NUL', 'json', String.raw`[{"text":"a\u0000b"}]`, unreadable, { line: 1, reason: 'characters' }],
    ['a year', 'vtt', '00:01.000 --> 9000:00:00.000\nhello', unreadable, { line: 1, reason: 'timing' }],
    [
      'a time without end',
      'srt',
      `${'9'.repeat(400)}:00:00,000 --> ${'9'.repeat(400)}:00:00,000\nhello`,
      unreadable,
      {},
    ],
    [
      'a word in a year',
      'json',
      phrases([{ words: [word(1e12)] }]),
      unreadable,
      { line: 1, reason: 'timing' },
    ],
  ])('%s', (_, format, content, issue, params) => {
    expect(parseTranscript(format, content)).toMatchObject({ issue, params });
  });

  it('the most of all is taken', () => {
    const most = parseTranscript('txt', 'A: ten words are said here now\n'.repeat(transcriptLimits.turns));
    expect('transcript' in most && most.transcript.turns.length).toBe(transcriptLimits.turns);
  });
});
