import { describe, expect, it } from 'vitest';
import { exampleGroups } from './example-groups.ts';
import type { ReadWord } from './text-terms.ts';

const read = (text: string): ReadWord[] =>
  text.split(' ').map((form) => ({ form, lemma: form, start: 0, end: 0 }));
const of = (said: readonly [group: string, text: string][]) =>
  exampleGroups(said.map(([group, text]) => ({ group, words: read(text) })));
const howMany = (groups: readonly string[]) => new Set(groups).size;

describe('examples are not parted', () => {
  it('where they are of one call, or say the same', () => {
    const [one, other, third, fourth] = of([
      ['a', 'the bill came twice this month'],
      ['b', 'the bill came twice this month'],
      ['c', 'nothing works at home since monday'],
      ['c', 'please send somebody to us'],
    ]);
    expect(one).toBe(other);
    expect(third).toBe(fourth);
    expect(one).not.toBe(third);
  });

  it('where texts without a call are all the same', () => {
    expect(
      howMany(of(Array.from({ length: 20 }, (_, at) => [`text ${at}`, 'the bill came twice this month']))),
    ).toBe(1);
  });

  it('but for what most calls say: those stay apart', () => {
    const calls = Array.from({ length: 20 }, (_, at): [string, string][] => [
      [`call ${at}`, 'thank you'],
      [`call ${at}`, `word${at} another${at} third${at}`],
    ]);
    expect(howMany(of(calls.flat()))).toBeGreaterThanOrEqual(5);
  });
});
