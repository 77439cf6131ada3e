import { expect, test } from 'vitest';
import { isAccepted, pairSidecars } from './pair-sidecars.ts';

const drop = (...paths: string[]) => pairSidecars(paths.map((path) => ({ path, file: path })));
const seen = (...paths: string[]) => drop(...paths).map(({ path, sidecar }) => [path, sidecar?.path ?? null]);

test('a transcript beside its recording goes with it', () => {
  expect(seen('day/call.wav', 'day/call.vtt')).toEqual([['day/call.wav', 'day/call.vtt']]);
  expect(seen('call.srt', 'Call.MP3')).toEqual([['Call.MP3', 'call.srt']]);
  expect(seen('call.wav', 'call.wav.json')).toEqual([['call.wav', 'call.wav.json']]);
});

test('a transcript alone, or in another folder, is a conversation of its own', () => {
  expect(seen('a/call.wav', 'b/call.vtt')).toEqual([
    ['a/call.wav', null],
    ['b/call.vtt', null],
  ]);
});

test('of two transcripts only one is attached', () => {
  expect(seen('call.wav', 'call.vtt', 'call.srt')).toEqual([
    ['call.wav', 'call.vtt'],
    ['call.srt', null],
  ]);
});

test('what can be taken in is known by its ending', () => {
  expect(['a.wav', 'b.OPUS', 'c.zip', 'd.txt'].every(isAccepted)).toBe(true);
  expect(['a.exe', 'noending', '.wav/x'].some(isAccepted)).toBe(false);
});
