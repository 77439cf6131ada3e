import type { Phrase } from '@earshot/core/call/phrase.ts';
import type { Speaker } from '@earshot/core/call/speaker.ts';
import { describe, expect, it } from 'vitest';
import { asksWhoIsWho, introduce } from './who-is-who.ts';

const speaker = (id: string, role: Speaker['role'] = null): Speaker => ({
  id,
  role,
  channel: null,
  name: null,
});
const operator = speaker('a', 'operator');
const abonent = speaker('b', 'abonent');

describe('asksWhoIsWho', () => {
  it.each([
    ['two known sides on two channels', 'stereo', [operator, abonent], false],
    ['two on two channels, one of them unknown', 'stereo', [operator, speaker('b')], true],
    ['three people', 'stereo', [operator, abonent, speaker('c')], true],
    ['two known sides on one channel', 'mono', [operator, abonent], true],
    ['one voice', 'mono', [speaker('a')], true],
    ['a chat', null, [operator, abonent], true],
    ['nobody', 'mono', [], false],
  ] as const)('%s', (_, channel_mode, speakers, asks) => {
    expect(asksWhoIsWho({ channel_mode }, { speakers: [...speakers] })).toBe(asks);
  });
});

describe('introduce', () => {
  it('gives everybody their first words, also those who say none', () => {
    const says = (id: number, of: string): Phrase => ({
      id,
      speaker: of,
      role: null,
      start_ms: id * 1000,
      end_ms: id * 1000 + 500,
      text: `phrase ${id}`,
      confidence: null,
      words: [],
    });
    const phrases = [says(0, 'b'), says(1, 'a'), says(2, 'b')];
    const introduced = introduce({ speakers: [operator, abonent, speaker('c')], phrases });
    expect(introduced.map(({ phrases: count, first }) => [count, first?.text])).toEqual([
      [1, 'phrase 1'],
      [2, 'phrase 0'],
      [0, undefined],
    ]);
  });
});
