import { describe, expect, it } from 'vitest';
import { createLexicon } from '../matching/text/lexicon.ts';
import { learnVersion } from './learn-version.ts';
import { noSetting } from './setting.ts';
import { readWords } from './text-terms.ts';
import { triedGroups } from './tried-groups.ts';

const lexicon = createLexicon({});
const words = (text: string) => readWords(text, lexicon);
const lost = [
  'my card was stolen on the bus',
  'please block the card at once',
  'somebody pays with my card',
  'the card is gone since yesterday',
  'I left my card in a taxi',
  'can you stop the card I lost',
  'a thief took the card out of my bag',
  'new card because the old one vanished',
];
const late = [
  'where does my parcel stay',
  'the parcel should be here on monday',
  'no courier brought the parcel',
  'this parcel takes three weeks already',
  'tracking says the parcel is in another town',
  'nobody knows about our parcel',
  'wrong door for the parcel again',
  'parcel still not delivered after the holidays',
];
const examples = (groupOf: (isLost: boolean, at: number) => string) =>
  [...lost, ...lost, ...late, ...late].map((text, at) => {
    const isLost = at < 2 * lost.length;
    return {
      id: at,
      words: words(text),
      setting: noSetting,
      group: groupOf(isLost, at),
      answers: [isLost, !isLost],
    };
  });

function learned(of: ReturnType<typeof examples>, choose: 'one' | 'any') {
  const work = learnVersion(of, { choose, labels: 2, goals: [{ kind: 'f1' }, { kind: 'f1' }], seed: 1 });
  for (;;) {
    const { value, done } = work.next();
    if (done) return value;
  }
}

describe('examples to try a classifier on', () => {
  it('are parted by their calls where each label is of several', () => {
    const groups = triedGroups(examples((_, at) => `call ${at % 3}`));
    expect(new Set(groups)).toEqual(new Set(['call 0', 'call 1', 'call 2']));
  });

  it('are parted by what they say where all of a label is of one call, and the same stays together', () => {
    const groups = triedGroups(examples((isLost) => (isLost ? 'call a' : 'call b')));
    expect(groups[0]).toBe(groups[lost.length]);
    expect(groups[0]).not.toBe(groups[1]);
    expect(groups[0]).not.toBe(groups[2 * lost.length]);
  });

  it('leave the others of that call as they are', () => {
    const of = [
      { words: words('hello there'), group: 'a', answers: [false, true] },
      { words: words('good morning to you'), group: 'b', answers: [false, true] },
      { words: words('my card was lost'), group: 'a', answers: [true, false] },
      { words: words('somebody took the card from me'), group: 'a', answers: [true, false] },
    ];
    const [hello, , ...cards] = triedGroups(of);
    expect(hello).toBe('a');
    expect(new Set([hello, ...cards]).size).toBe(3);
  });
});

describe.each(['one', 'any'] as const)('a classifier (%s)', (choose) => {
  it.each([
    ['all from one call', () => 'call'],
    ['each label from a call of its own', (isLost: boolean) => `call ${isLost}`],
  ])('learned %s tells its labels, and says how little that is known', (_, groupOf) => {
    const { report } = learned(examples(groupOf), choose);
    expect(report.accuracy?.value).toBeGreaterThan(0.9);
    expect(report.accuracy?.low).toBeLessThan(0.5);
    for (const { at } of report.thresholds) expect(at).toBeLessThan(1);
    for (const { f1 } of report.labels) expect(f1?.value).toBeGreaterThan(0.9);
  });
});
