import { describe, expect, it } from 'vitest';
import { finished } from '../steps.ts';
import { findingNearest } from './nearest-texts.ts';

const words = (text: string) => text.split(' ').flatMap((lemma) => (lemma === '' ? [] : [{ lemma }]));
const nearest = (asked: string, texts: readonly string[], most = 3) =>
  finished(findingNearest(words(asked), texts.map(words), most)).map(({ at, likeness }) => [
    texts[at],
    Number(likeness.toFixed(2)),
  ]);

describe('the texts nearest to one', () => {
  const texts = ['the bill is wrong', 'the router is down', 'the bill came late', 'good bye', 'the the the'];

  it('are the likest first, and the same words are wholly alike in any order', () => {
    expect(nearest('wrong is the bill', texts)[0]).toEqual(['the bill is wrong', 1]);
    expect(nearest('the wrong bill', texts, 2).map(([text]) => text)).toEqual([
      'the bill is wrong',
      'the bill came late',
    ]);
  });

  it('are alike by rare words rather than by those that are everywhere', () => {
    const [first, second] = nearest('the the router', texts);
    expect(first?.[0]).toBe('the router is down');
    expect(Number(first?.[1])).toBeGreaterThan(2 * Number(second?.[1] ?? 0));
  });

  it.each([
    ['nothing in common', 'hello there', texts],
    ['no words', '', texts],
    ['no texts', 'the bill', []],
    ['texts without words', 'the bill', ['', '']],
  ])('are none where there is %s', (_, asked, among) => {
    expect(nearest(asked, among)).toEqual([]);
  });

  it('are alike whatever numbers they have', () => {
    expect(nearest('bill 12', ['bill 500', 'bill 7 late', 'good bye', 'fine'])[0]).toEqual(['bill 500', 1]);
  });

  it('are told once where several say the same, and no more than are asked for', () => {
    const same = Array.from({ length: 40 }, () => 'the router is down');
    const among = [...same, ...same.map(() => 'good bye'), 'down it goes', 'down again'];
    expect(nearest('down is the router', among, 5)).toEqual([['the router is down', 1]]);
    const several = ['down it went', 'it went on', 'went away', 'so it goes', 'good bye'];
    expect(nearest('down it went away', several, 2)).toHaveLength(2);
  });

  it('are found among many thousands with a turn for others in between', () => {
    const spelled = (at: number) => [...String(at)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
    const many = Array.from({ length: 3000 }, (_, at) => words(`call ${spelled(at)} about`));
    const steps = findingNearest(words(`call ${spelled(1234)}`), many, 1);
    let turns = 0;
    let step = steps.next();
    for (; !step.done; step = steps.next()) turns += 1;
    expect(turns).toBe(120);
    expect(step.value.map(({ at }) => at)).toEqual([1234]);
  });
});
