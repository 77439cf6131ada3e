import { describe, expect, it } from 'vitest';
import type { SegmentRequest } from '../engine.ts';
import { readReply, TranscriptionReply } from './transcription-reply.ts';

/** Ten seconds of the call, in which somebody speaks from 10.5 to 12 and from 15 to 17 s. */
const request: SegmentRequest = {
  pcm_path: '/nowhere.pcm',
  start_ms: 10_000,
  end_ms: 20_000,
  speech: [
    { start_ms: 10_500, end_ms: 12_000 },
    { start_ms: 15_000, end_ms: 17_000 },
  ],
  language: 'en',
};

const read = (reply: unknown, asked = request) => readReply(TranscriptionReply.parse(reply), asked);
const brief = (reply: unknown) => {
  const { words, estimated_times } = read(reply);
  return [words.map(({ text, start_ms, end_ms }) => `${text} ${start_ms}-${end_ms}`), estimated_times];
};

const timed = [
  { word: ' good', start: 0.5, end: 0.9 },
  { word: ' morning', start: 0.9, end: 1.4 },
];

describe('times that the server measured', () => {
  it.each([
    [
      'of the words, written as in the text, which has the punctuation',
      { text: ' Good morning. ', words: timed },
      ['Good 10500-10900', 'morning. 10900-11400'],
    ],
    [
      'of the words inside the segments, where the list of words is null',
      {
        text: 'Good morning.',
        words: null,
        segments: [{ start: 0, end: 2, text: ' Good morning.', words: timed }],
      },
      ['Good 10500-10900', 'morning. 10900-11400'],
    ],
    [
      'under the other name of a word',
      { text: 'good', words: [{ text: 'good', start: 0.5, end: 0.9 }] },
      ['good 10500-10900'],
    ],
    [
      'as the words come, where the text has more of them',
      { text: 'Good mor ning', words: timed },
      ['good 10500-10900', 'morning 10900-11400'],
    ],
    [
      'brought inside the stretch and into order',
      {
        text: 'a b c',
        words: [
          { word: 'a', start: -1, end: 0.2 },
          { word: 'b', start: 0.1, end: 0.05 },
          { word: 'c', start: 9.5, end: 30 },
        ],
      },
      ['a 10000-10200', 'b 10100-10100', 'c 19500-20000'],
    ],
  ])('%s', (_title, reply, words) => expect(brief(reply)).toEqual([words, false]));

  it('come with the confidence, where there is one', () => {
    const words = [
      { word: 'yes', start: 0, end: 1, probability: 0.25 },
      { word: 'no', start: 1, end: 2, confidence: 0.5 },
      { word: 'so', start: 2, end: 3 },
    ];
    expect(read({ text: 'yes no so', words }).words.map(({ confidence }) => confidence)).toEqual([
      0.25,
      0.5,
      null,
    ]);
  });
});

describe('times that are estimated', () => {
  it.each([
    [
      'each segment over the speech inside it',
      {
        text: 'aa bb cc dd',
        segments: [
          { start: 0, end: 3, text: ' aa bb' },
          { start: 4, end: 8, text: ' cc dd' },
        ],
      },
      ['aa 10500-11250', 'bb 11250-12000', 'cc 15000-16000', 'dd 16000-17000'],
    ],
    [
      'a segment where nobody was heard over its own time',
      { text: 'aa bb', segments: [{ start: 3, end: 4, text: 'aa bb' }] },
      ['aa 13000-13500', 'bb 13500-14000'],
    ],
    ['a text alone over all the speech', { text: 'aaa bbb' }, ['aaa 10500-12000', 'bbb 15000-17000']],
    [
      'segments without times as the text',
      { text: 'aaa bbb', segments: [{ text: 'aaa bbb' }] },
      ['aaa 10500-12000', 'bbb 15000-17000'],
    ],
    [
      'words whose times are of another kind as if there were none',
      { text: 'aaa bbb', words: [{ word: 'aaa', start: '0:01', end: null }] },
      ['aaa 10500-12000', 'bbb 15000-17000'],
    ],
  ])('%s', (_title, reply, words) => {
    const [found, estimated] = brief(reply) as [string[], boolean];
    expect(estimated).toBe(true);
    expect(found.map((word) => word.split(' ')[0])).toEqual(words.map((word) => word.split(' ')[0]));
    for (const [index, word] of found.entries()) {
      const [start = 0, end = 0] = (word.split(' ')[1] ?? '').split('-').map(Number);
      const [from = 0, to = 0] = (words[index]?.split(' ')[1] ?? '').split('-').map(Number);
      // A word stays within the speech it is laid over.
      expect(start).toBeGreaterThanOrEqual(from);
      expect(end).toBeLessThanOrEqual(to);
    }
  });
});

describe('what is no speech', () => {
  const noise = {
    start: 2,
    end: 4,
    text: ' Thank you for watching!',
    no_speech_prob: 0.9,
    avg_logprob: -1.5,
  };

  it('drops a segment that the server itself takes for noise, with its words', () => {
    const words = [...timed, { word: 'Thank', start: 2.1, end: 2.5 }];
    const reply = {
      text: 'Good morning. Thank',
      words,
      segments: [{ start: 0, end: 2, text: 'Good morning.' }, noise],
    };
    expect(read(reply).text).toBe('Good morning.');
  });

  it.each([
    ['it was not sure that nobody speaks', { ...noise, no_speech_prob: 0.5 }],
    ['it was sure of the words', { ...noise, avg_logprob: -0.4 }],
  ])('keeps it when %s', (_title, segment) => {
    expect(read({ text: '', segments: [segment] }).text).toBe('Thank you for watching!');
  });

  it.each([
    ['an empty text', { text: '' }],
    ['a null text', { text: null, words: null, segments: null }],
    ['nothing but noise', { text: ' Thank you for watching!', segments: [noise] }],
    ['empty lists', { text: '  ', words: [], segments: [] }],
  ])('gives no words for %s', (_title, reply) => {
    expect(read(reply)).toEqual({ text: '', words: [], language: 'en', estimated_times: false });
  });
});

describe('the language', () => {
  it.each([
    ['ukrainian', 'uk'],
    ['Russian', 'ru'],
    ['en', 'en'],
    ['pl', 'pl'],
    ['klingon', null],
    [null, null],
    [undefined, null],
  ])('%s is %s', (language, code) => {
    expect(read({ text: 'x', language }, { ...request, language: null }).language).toBe(code);
  });

  it('is the one that was asked for where the server names none', () => {
    expect(read({ text: 'x' }).language).toBe('en');
  });
});
