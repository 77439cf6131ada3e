import { describe, expect, it } from 'vitest';
import { kindOf } from './queue.ts';
import {
  estimateWork,
  type FinishedWork,
  measureSpeed,
  restSeconds,
  type WorkEstimate,
  type Workload,
} from './speed.ts';

const minute = 60_000;
const wav = (seconds: number): Workload => ({
  type: 'audio',
  extension: 'wav',
  size_bytes: seconds * 16_000,
  duration_ms: null,
  has_transcript: false,
});
const chat: Workload = { ...wav(1), type: 'text', extension: 'txt', size_bytes: 4000 };
const opus = (sizeBytes: number): Workload => ({ ...wav(1), extension: 'opus', size_bytes: sizeBytes });
/** Twice as long as the guess of a WAV file says: a second of work for a second of sound. */
const doneWav = (minutes: number, workMinutes = minutes): FinishedWork => ({
  ...wav(minutes * 60),
  duration_ms: minutes * minute,
  work_ms: workMinutes * minute,
});
const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);

describe('how long a conversation takes', () => {
  it.each<[string, FinishedWork[], Workload, WorkEstimate]>([
    ['is a guess where nothing was done', [], wav(60), { seconds: 30, is_guess: true }],
    ['and where too little was', times(2, doneWav(1)), wav(60), { seconds: 30, is_guess: true }],
    [
      'is the median of seconds of work for a second of sound',
      [doneWav(1), doneWav(2, 4), doneWav(3), doneWav(4), doneWav(9, 90)],
      wav(60),
      { seconds: 60, is_guess: false },
    ],
    [
      'goes by what was done last',
      [...times(25, doneWav(1, 2)), ...times(100, doneWav(1))],
      wav(60),
      { seconds: 120, is_guess: false },
    ],
    [
      'goes by the length where that is known',
      times(3, doneWav(1)),
      { ...wav(60), duration_ms: 10 * minute },
      { seconds: 600, is_guess: false },
    ],
    [
      'goes by how much such files were packed',
      times(3, { ...opus(100_000), duration_ms: minute, work_ms: minute }),
      opus(300_000),
      { seconds: 180, is_guess: false },
    ],
    [
      'is a guess again where such a file was never seen',
      times(3, doneWav(1)),
      opus(240_000),
      { seconds: 60, is_guess: true },
    ],
    [
      'is another where the words came with the recording',
      [...times(3, doneWav(1)), ...times(3, { ...doneWav(1, 0.1), has_transcript: true })],
      { ...wav(60), has_transcript: true },
      { seconds: 6, is_guess: false },
    ],
    ['of a chat is a guess where none was done', times(9, doneWav(1)), chat, { seconds: 1, is_guess: true }],
    [
      'of a chat is the median of chats',
      [700, 400, 500].map((work_ms) => ({ ...chat, work_ms })),
      chat,
      { seconds: 0.5, is_guess: false },
    ],
    [
      'passes over recordings without any sound',
      times(3, { ...doneWav(1), duration_ms: 0 }),
      wav(60),
      { seconds: 30, is_guess: true },
    ],
  ])('%s', (_, finished, one, expected) => {
    const seconds = expect.closeTo(expected.seconds, 6) as number;
    expect(estimateWork(measureSpeed(finished), one)).toEqual({ ...expected, seconds });
  });

  it('tells how far guesses are from what was measured', () => {
    expect(measureSpeed([]).ofGuess).toBe(1);
    expect(measureSpeed(times(3, doneWav(1))).ofGuess).toBe(2);
  });
});

describe('how much is left', () => {
  it.each<[string, number, number, number, number]>([
    ['all of it at the beginning', 60, 0, 0, 60],
    ['half of it half-way', 60, 30, 0.5, 30],
    ['more than was thought of what takes longer', 60, 300, 0.5, 150],
    ['nothing at the end', 60, 70, 1, 0],
  ])('%s', (_, work, worked, progress, rest) => {
    expect(restSeconds(work, worked, progress)).toBe(rest);
  });
});

it.each([
  ['audio', 'wav', 'recording'],
  ['text', 'txt', 'chat'],
  ['text', 'vtt', 'transcript'],
  ['text', 'json', 'transcript'],
] as const)('%s as %s is a %s', (type, extension, kind) => {
  expect(kindOf({ type, extension })).toBe(kind);
});
