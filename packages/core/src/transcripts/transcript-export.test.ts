import { describe, expect, it } from 'vitest';
import { importText } from './import-transcript.ts';
import { exportTranscript, writeClock } from './transcript-export.ts';
import { parseTranscript } from './transcript-parser.ts';
import type { Transcript } from './transcripts.ts';

const said: [string, 'operator' | 'abonent', number, number, string][] = [
  ['s0', 'operator', 600, 5107, 'Доброго дня! П’ять хвилин — і все: об’єкт "А" м\'ята.'],
  ['s1', 'abonent', 5657, 7863, 'Так, слухаю.  Що   це?'],
  ['s0', 'operator', 3_723_004, 3_724_000, '1 < 2 & 3 > 2 &lt; <b>not bold</b>'],
  ['s1', 'abonent', 3_725_000, 3_725_000, 'https://example.com/a?b=c'],
];
const transcript: Transcript = {
  language: 'uk',
  engine: 'sherpa',
  model: 'm',
  version: 1,
  estimated_times: false,
  speakers: [
    { id: 's0', role: 'operator', channel: 0, name: null },
    { id: 's1', role: 'abonent', channel: 1, name: null },
  ],
  phrases: said.map(([speaker, role, start_ms, end_ms, text], id) => ({
    id,
    speaker,
    role,
    start_ms,
    end_ms,
    text,
    confidence: null,
    words: text.split(/\s+/).map((word) => ({ text: word, start_ms, end_ms, confidence: null })),
  })),
};

describe('what is written can be read again', () => {
  it.each(['json', 'vtt', 'srt'] as const)('%s', (format) => {
    const parsed = parseTranscript(format, exportTranscript(transcript, format));
    if ('issue' in parsed) throw new Error(parsed.issue);
    const found = parsed.transcript.turns.map((turn) => [turn.speaker, turn.start_ms, turn.text]);
    const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');
    // SubRip has no way to write what only looks like a tag.
    const inSubRip = (text: string) =>
      oneLine(text)
        .replaceAll(/<\/?b>/g, '')
        .replaceAll('&lt;', '<');
    const kept = { json: (text: string) => text, vtt: oneLine, srt: inSubRip }[format];
    expect(found).toEqual(said.map(([, role, start_ms, , text]) => [role, start_ms, kept(text)]));
  });

  it('txt, to the second', () => {
    const parsed = parseTranscript('txt', exportTranscript(transcript, 'txt'));
    if ('issue' in parsed) throw new Error(parsed.issue);
    const seconds = said.map(([, role, start_ms]) => [role, Math.floor(start_ms / 1000) * 1000]);
    expect(parsed.transcript.turns.map((turn) => [turn.speaker, turn.start_ms])).toEqual(seconds);
  });

  it('JSON with everything, words included', () => {
    const parsed = parseTranscript('json', exportTranscript(transcript, 'json'));
    if ('issue' in parsed) throw new Error(parsed.issue);
    expect(parsed.transcript.language).toBe('uk');
    const laid = importText(parsed.transcript);
    expect(laid.phrases.map(({ words }) => words)).toEqual(transcript.phrases.map(({ words }) => words));
    expect(laid.speakers.map(({ role }) => role)).toEqual(['operator', 'abonent']);
  });
});

describe('as other programs expect it', () => {
  it('srt', () => {
    expect(exportTranscript({ ...transcript, phrases: transcript.phrases.slice(0, 2) }, 'srt')).toBe(
      `1\n00:00:00,600 --> 00:00:05,107\noperator: ${said[0]?.[4]}\n\n2\n00:00:05,657 --> 00:00:07,863\nabonent: Так, слухаю. Що це?\n`,
    );
  });
  it('vtt', () => {
    expect(exportTranscript({ ...transcript, phrases: transcript.phrases.slice(1, 2) }, 'vtt')).toBe(
      'WEBVTT\n\n00:00:05.657 --> 00:00:07.863\n<v abonent>Так, слухаю. Що це?\n',
    );
  });
  it('without anybody named', () => {
    const nameless = { ...transcript, speakers: [], phrases: transcript.phrases.slice(1, 2) };
    expect(exportTranscript(nameless, 'txt')).toBe('[00:05] Так, слухаю.  Що   це?\n');
    expect(exportTranscript({ ...transcript, phrases: [] }, 'vtt')).toBe('WEBVTT\n\n');
  });
  it.each([
    [0, '00:00:00,000'],
    [61_001, '00:01:01,001'],
    [359_999_999, '99:59:59,999'],
  ])('%d ms is %s', (ms, clock) => expect(writeClock(ms, ',')).toBe(clock));
});
