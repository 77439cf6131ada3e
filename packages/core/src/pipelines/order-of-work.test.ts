import { describe, expect, it } from 'vitest';
import { type Arrived, isQuick, likelyWorkSeconds, priorityOf, workSecondsOf } from './order-of-work.ts';

const hour = 3600;
const wav = (seconds: number): Arrived => ({ type: 'audio', extension: 'wav', size_bytes: seconds * 16_000 });
const chat: Arrived = { type: 'text', extension: 'txt', size_bytes: 4000 };
const at = (seconds: number) => new Date(Date.UTC(2026, 10, 22) + seconds * 1000);

describe('how long a conversation is likely to take', () => {
  it.each<[string, Arrived, number]>([
    ['a chat', chat, 1],
    ['an hour as WAV', wav(hour), hour / 2],
    ['an hour as MP3', { type: 'audio', extension: 'mp3', size_bytes: hour * 4000 }, hour / 2],
    ['almost nothing', wav(0.1), 1],
  ])('%s', (_, arrived, seconds) => {
    expect(likelyWorkSeconds(arrived)).toBe(seconds);
  });

  it('words without sound are quick', () => {
    expect([isQuick(chat), isQuick(wav(1))]).toEqual([true, false]);
  });
});

describe('which is taken first', () => {
  const order = (...arrivals: [string, number, Arrived][]) =>
    arrivals
      .map(([name, seconds, one]) => ({ name, priority: priorityOf(at(seconds), likelyWorkSeconds(one)) }))
      .sort((a, b) => b.priority - a.priority)
      .map(({ name }) => name);

  it('short before long, though it came later', () => {
    expect(order(['hour', 0, wav(hour)], ['five minutes', 600, wav(300)], ['chat', 900, chat])).toEqual([
      'five minutes',
      'chat',
      'hour',
    ]);
  });

  it('of the same length in the order in which they came', () => {
    expect(order(['second', 2, wav(60)], ['first', 1, wav(60)])).toEqual(['first', 'second']);
  });

  it('an hour that has waited an hour is passed no more', () => {
    expect(order(['late chat', hour + 1, chat], ['hour', 0, wav(hour)])).toEqual(['hour', 'late chat']);
  });

  it.each([1, 30, 1800])('%i seconds of work can be read back from it', (seconds) => {
    expect(workSecondsOf(priorityOf(at(900), seconds), at(900))).toBe(seconds);
  });

  it('fits into the 32 bits of the queue for decades', () => {
    const priority = priorityOf(new Date(Date.UTC(2060, 0, 1)), 100 * hour);
    expect(priority).toBeGreaterThan(-(2 ** 31));
  });
});
