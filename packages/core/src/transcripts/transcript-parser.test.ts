import { describe, expect, it } from 'vitest';
import { wholeNumbers } from '../testing/random.ts';
import type { ImportedTurn } from './imported.ts';
import { parseTranscript, type TranscriptFileFormat, transcriptFileFormats } from './transcript-parser.ts';

const turnsOf = (format: TranscriptFileFormat, content: string): ImportedTurn[] => {
  const parsed = parseTranscript(format, content);
  if ('issue' in parsed) throw new Error(`${parsed.issue} ${JSON.stringify(parsed.params)}`);
  return parsed.transcript.turns;
};
/** `speaker start-end text`, as short as it can be said. */
const brief = (format: TranscriptFileFormat, content: string) =>
  turnsOf(format, content).map(
    ({ speaker, start_ms, end_ms, text }) => `${speaker ?? '?'} ${start_ms ?? ''}-${end_ms ?? ''} ${text}`,
  );
const wordsOf = (format: TranscriptFileFormat, content: string) =>
  turnsOf(format, content).map(
    ({ words }) => words?.map(({ text, start_ms, end_ms }) => `${text} ${start_ms}-${end_ms}`) ?? null,
  );

describe('plain text', () => {
  it.each([
    ['a speaker on each line', 'Agent: hi\nClient: hello there', ['Agent - hi', 'Client - hello there']],
    [
      'a line without a label goes on',
      'Agent: hi\nhow are you\nClient: fine',
      ['Agent - hi how are you', 'Client - fine'],
    ],
    ['no labels at all', 'hi\nhello', ['? - hi hello']],
    ['empty lines and other line ends', '\uFEFFA: x\r\n\r\nB: y\rA: z', ['A - x', 'B - y', 'A - z']],
    ['a name of several words', 'Марія К. (оператор): добрий день', ['Марія К. (оператор) - добрий день']],
    [
      'what only looks like a label',
      'see http://a.b/c\nso I said that is what he told me: no',
      ['? - see http://a.b/c so I said that is what he told me: no'],
    ],
  ])('%s', (_title, content, turns) => expect(brief('txt', content)).toEqual(turns));

  it('takes the times in front of the lines; a turn lasts until the next, or as long as its words take', () => {
    const content = '[00:01] A: one\n(0:02.5) B: two\n1:00:03 - A: three four five six';
    expect(brief('txt', content)).toEqual([
      'A 1000-1300 one',
      'B 2500-2800 two',
      'A 3603000-3604267 three four five six',
    ]);
    expect(
      brief('txt', '0:01 A: a very long sentence that would take several seconds\n0:02 B: no')[0],
    ).toMatch(/^A 1000-2000 /);
  });
});

describe('WebVTT', () => {
  it.each([
    [
      'voices, classes and tags',
      'WEBVTT - a call\n\n00:01.000 --> 00:02.500 align:start\n<v.loud Maria K>Good <b>morning</b></v>\n\n1:00:00.000 --> 1:00:01.000\n<v Daniel>Hi',
      ['Maria K 1000-2500 Good morning', 'Daniel 3600000-3601000 Hi'],
    ],
    [
      'two voices in one cue',
      'WEBVTT\n\n00:01.000 --> 00:02.000\n<v A>yes</v> <v B>no</v>\n- C: perhaps',
      ['A 1000-2000 yes', 'B 1000-2000 no', 'C 1000-2000 perhaps'],
    ],
    [
      'notes, styles, regions and names of cues are passed over',
      'WEBVTT\n\nNOTE\nA: not said\n\nSTYLE\n::cue(v) { color: red }\n\nREGION\nid:x\n\nfirst\n00:01.000 --> 00:02.000\nA: said',
      ['A 1000-2000 said'],
    ],
    [
      'characters that had to be written differently',
      'WEBVTT\n\n00:01.000 --> 00:02.000\n<v A &amp; B>1 &lt; 2 &amp;amp; &lt;laughs&gt;&nbsp;',
      ['A & B 1000-2000 1 < 2 &amp; <laughs>'],
    ],
    [
      'several lines of a cue',
      'WEBVTT\n\n00:01.000 --> 00:02.000\nA: one\ntwo\nB: three',
      ['A 1000-2000 one two', 'B 1000-2000 three'],
    ],
    [
      'a cue without words',
      'WEBVTT\n\n00:01.000 --> 00:02.000\n<i></i>\n\n00:02.000 --> 00:03.000\nx',
      ['? 2000-3000 x'],
    ],
  ])('%s', (_title, content, turns) => expect(brief('vtt', content)).toEqual(turns));

  it('takes the times inside a cue for those of the words', () => {
    const content =
      'WEBVTT\n\n00:01.000 --> 00:03.000\nA: <00:01.200><c>good</c> <00:01.600>morning to <00:02.000>you';
    expect(brief('vtt', content)).toEqual(['A 1000-3000 good morning to you']);
    expect(wordsOf('vtt', content)).toEqual([
      ['good 1200-1600', 'morning 1600-1600', 'to 1600-2000', 'you 2000-3000'],
    ]);
  });
});

describe('SubRip', () => {
  it('reads numbers, commas and labels', () => {
    const content =
      '1\r\n00:00:01,000 --> 00:00:02,50\r\nA: one\r\n\r\n2\r\n00:00:02,500 --> 00:00:03,000\r\n- <i>two</i>\r\n';
    expect(brief('srt', content)).toEqual(['A 1000-2500 one', '? 2500-3000 two']);
  });
});

describe('JSON', () => {
  it.each([
    [
      "the product's own shape",
      {
        language: 'uk',
        phrases: [{ speaker: 's0', role: 'operator', start_ms: 10, end_ms: 20, text: 'так' }],
      },
      ['operator 10-20 так'],
    ],
    [
      'segments in seconds',
      { segments: [{ start: 0.5, end: 1.25, text: ' hello ', speaker: 'SPEAKER_00' }] },
      ['SPEAKER_00 500-1250 hello'],
    ],
    ['turns without times', { turns: [{ speaker: 'agent', text: 'hi' }] }, ['agent - hi']],
    [
      'utterances with channels',
      { utterances: [{ channel: 1, start: 1, end: 2, text: 'x' }] },
      ['1 1000-2000 x'],
    ],
    [
      'a bare list',
      [
        { spk: 0, text: 'x' },
        { spk: 1, text: 'y' },
      ],
      ['0 - x', '1 - y'],
    ],
    [
      'text made of the words',
      {
        segments: [
          {
            words: [
              { word: 'a', start: 0, end: 1 },
              { word: 'b', start: 1, end: 2 },
            ],
          },
        ],
      },
      ['? - a b'],
    ],
    ['turns without words are left out', { turns: [{ text: ' ' }, { text: 'x' }] }, ['? - x']],
  ])('%s', (_title, data, turns) => expect(brief('json', JSON.stringify(data))).toEqual(turns));

  it('takes word times only when every word has its own', () => {
    const words = [
      { text: 'a', start_ms: 0, end_ms: 10, confidence: 0.5 },
      { word: 'b', start: 0.01, end: 0.02 },
    ];
    expect(wordsOf('json', JSON.stringify({ phrases: [{ text: 'a b', words }] }))).toEqual([
      ['a 0-10', 'b 10-20'],
    ]);
    for (const bad of [{ text: 'c' }, { text: 'c', start: 2, end: 1 }, { start: 1, end: 2 }, 'c', null]) {
      expect(wordsOf('json', JSON.stringify({ phrases: [{ text: 'a b', words: [...words, bad] }] }))).toEqual(
        [null],
      );
    }
  });
});

describe('what cannot be read is named with its line', () => {
  it.each<[string, TranscriptFileFormat, string, string, Record<string, unknown>]>([
    ['nothing', 'txt', ' \n ', 'files.no_text', {}],
    ['signs only', 'txt', 'A: ...\nB: !!', 'files.no_text', {}],
    ['a binary file', 'txt', 'RIFF\0\0', 'files.transcript_unreadable', { line: 1, reason: 'binary' }],
    [
      'a time that is none',
      'vtt',
      'WEBVTT\n\n00:01 --> x\nhello',
      'files.transcript_unreadable',
      { line: 3, reason: 'timing' },
    ],
    [
      'an end before the beginning',
      'srt',
      '1\n00:00:02,000 --> 00:00:01,000\nx',
      'files.transcript_unreadable',
      { line: 2, reason: 'timing' },
    ],
    ['cues without words', 'vtt', 'WEBVTT\n\n00:01.000 --> 00:02.000\n\n', 'files.no_text', {}],
    ['text as subtitles', 'srt', 'Agent: hi', 'files.no_text', {}],
    ['half a JSON', 'json', '{"phrases": [', 'files.transcript_unreadable', { line: 1, reason: 'json' }],
    [
      'JSON of another kind',
      'json',
      '{"a": 1}',
      'files.transcript_unreadable',
      { line: 1, reason: 'phrases' },
    ],
    ['a number', 'json', '7', 'files.transcript_unreadable', { line: 1, reason: 'phrases' }],
    [
      'a phrase that is none',
      'json',
      '[{"text":"a"}, 5]',
      'files.transcript_unreadable',
      { line: 2, reason: 'phrase' },
    ],
    [
      'a phrase backwards',
      'json',
      '[{"text":"a","start":2,"end":1}]',
      'files.transcript_unreadable',
      { line: 1, reason: 'timing' },
    ],
    ['an empty list', 'json', '{"phrases": []}', 'files.no_text', {}],
  ])('%s', (_title, format, content, issue, params) => {
    expect(parseTranscript(format, content)).toEqual({ issue, params });
  });
});

describe('any input', () => {
  const pieces = [
    'WEBVTT',
    '\n',
    '\n\n',
    '\r\n',
    '-->',
    ' --> ',
    '00:01.000',
    '00:00:02,500',
    '99:99:99.999',
    '<v A>',
    '<v',
    '</v>',
    '<00:01.5>',
    '<',
    '>',
    '&lt;',
    '&amp',
    'A:',
    ':',
    '：',
    '[00:12]',
    '{',
    '}',
    '[',
    ']',
    '"text"',
    '"start"',
    '"words"',
    'null',
    '1e999',
    ',',
    '"',
    '\\u0000',
    '\u2028',
    '\uFEFF',
    'Привіт',
    'м’ята',
    '💥',
    '\ud800',
    ' ',
    '\t',
    '-',
    '7',
    'NOTE',
    'STYLE',
    '{"phrases":[',
    ']}',
  ];

  it('is read or refused, never thrown', () => {
    const random = wholeNumbers(7);
    for (let round = 0; round < 500; round += 1) {
      const content = Array.from({ length: 1 + random(60) }, () => pieces[random(pieces.length)]).join('');
      for (const format of transcriptFileFormats) {
        const parsed = parseTranscript(format, content);
        if ('issue' in parsed) continue;
        for (const turn of parsed.transcript.turns) {
          expect(turn.text.trim()).not.toBe('');
          expect((turn.end_ms ?? Number.POSITIVE_INFINITY) >= (turn.start_ms ?? 0)).toBe(true);
        }
      }
    }
  });

  it.each<[string, TranscriptFileFormat, string]>([
    ['spaces', 'txt', `a${' '.repeat(200_000)}x`],
    ['turns', 'txt', '[0:01] a: b\n'.repeat(50_000)],
    ['lines', 'txt', 'b\n'.repeat(100_000)],
    ['opened tags', 'vtt', `WEBVTT\n\n00:01.000 --> 00:02.000\n${'<'.repeat(200_000)}`],
    ['an opened voice', 'vtt', `WEBVTT\n\n00:01.000 --> 00:02.000\n<v${' '.repeat(200_000)}`],
    ['digits', 'vtt', `${'1'.repeat(200_000)} -`],
  ])('%s are read in a time that grows with the length only', (_title, format, content) => {
    const startedAt = performance.now();
    parseTranscript(format, content);
    expect(performance.now() - startedAt).toBeLessThan(1500);
  });
});
