import { describe, expect, it } from 'vitest';
import { generator } from '../random.ts';
import { wonAndLost } from './comparing.ts';
import { confusionOf } from './confusion.ts';
import type { MeasureName } from './evaluations.ts';
import { mainFigure } from './main-figure.ts';
import { measureAnswers } from './measure-answers.ts';
import { measureWords } from './measure-words.ts';
import type { Shape } from './outcomes.ts';
import { speakerErrors } from './speaker-errors.ts';
import type { Tried } from './tried.ts';
import { plainWords, wordErrors } from './word-errors.ts';

const item = (right: boolean, told: boolean, probability: number | null = null, isUnsure = false) => ({
  right,
  told,
  probability,
  isUnsure,
});
/** Places of as many calls: `y` is so, `n` is not; what is right, then what was told. */
const places = (pairs: readonly string[]): Tried[] =>
  pairs.map((pair, id) => ({ id, group: `call ${id}`, items: [item(pair[0] === 'y', pair[1] === 'y')] }));
const one: Shape = { choose: 'any', items: [{ id: 7, kind: 'yes_no' }], withKappa: true };
const times = (count: number, pair: string) => Array.from({ length: count }, () => pair);
const value = (of: ReturnType<typeof measureAnswers>, name: MeasureName, id: number | null = null) =>
  of.find((measure) => measure.name === name && measure.item_id === id);

describe('answers', () => {
  it('are counted as tables of outcomes say', () => {
    const tried = places([...times(6, 'yy'), ...times(2, 'yn'), ...times(1, 'ny'), ...times(11, 'nn')]);
    const found = measureAnswers(tried, null, one);
    expect(value(found, 'accuracy')).toMatchObject({ n: 20, value: 17 / 20, against: null });
    expect(mainFigure(found)).toMatchObject({ name: 'accuracy', n: 20, value: 17 / 20, before: null });
    expect(mainFigure([])).toBeNull();
    expect(value(found, 'precision', 7)).toMatchObject({ n: 8, value: 6 / 7 });
    expect(value(found, 'recall', 7)).toMatchObject({ n: 8, value: 6 / 8 });
    expect(value(found, 'f1', 7)).toMatchObject({ value: 12 / 15 });
    // By hand: 0.85 agree, (8·7 + 12·13) / 400 = 0.53 by chance.
    expect(value(found, 'kappa', 7)?.value).toBeCloseTo((0.85 - 0.53) / 0.47, 10);
    expect(confusionOf(tried, one)).toEqual([
      [6, 2],
      [1, 11],
    ]);
    const { low, high } = value(found, 'accuracy') as { low: number; high: number };
    expect(low).toBeLessThan(0.85);
    expect(high).toBeGreaterThan(0.85);
  });

  it('that are not known are left out', () => {
    const tried: Tried[] = [
      { id: 1, group: 'a', items: [item(true, true), { ...item(true, true), told: null }] },
      { id: 2, group: 'b', items: [{ ...item(true, true), right: null }, item(true, false)] },
    ];
    const both: Shape = { choose: 'any', items: [...one.items, { id: 8, kind: 'yes_no' }], withKappa: false };
    const found = measureAnswers(tried, null, both);
    expect(value(found, 'accuracy')).toMatchObject({ n: 2, value: 0.5 });
    expect(value(found, 'f1', 7)).toMatchObject({ n: 1, value: 1 });
    expect(value(found, 'f1', 8)).toMatchObject({ n: 1, value: 0 });
    expect(value(found, 'kappa', 7)).toBeUndefined();
    expect(confusionOf(tried, both)).toBeNull();
  });

  it.each([
    ['more than chance', 15, 2, 'better'],
    ['no more than chance', 6, 4, 'same'],
    ['more than chance, the other way round', 1, 14, 'worse'],
    ['of too few', 9, 0, 'same', 9],
  ] as const)('of two versions differ by %s', (_, won, lost, verdict, all = 60) => {
    const same = all - won - lost;
    const tried = places([...times(won, 'yy'), ...times(lost, 'yn'), ...times(same, 'nn')]);
    const against = places([...times(won, 'yn'), ...times(lost, 'yy'), ...times(same, 'nn')]);
    const found = value(measureAnswers(tried, against, one), 'accuracy');
    expect(found?.against?.verdict).toBe(verdict);
    expect(found?.against?.difference.value).toBeCloseTo((won - lost) / all, 10);
    expect(wonAndLost(tried, against)).toMatchObject({ won, lost, bothWrong: 0 });
  });

  it('of which one is chosen are right as a whole', () => {
    const chosen = (right: number, told: number): Tried['items'] =>
      [0, 1, 2].map((at) => item(at === right, at === told, at === told ? 0.8 : 0.1, told === 2));
    const tried = [
      [0, 0],
      [1, 0],
      [2, 2],
      [1, 1],
    ].map(([right = 0, told = 0], id) => ({ id, group: `${id}`, items: chosen(right, told) }));
    const three: Shape = {
      choose: 'one',
      items: [1, 2, 3].map((id) => ({ id, kind: 'yes_no' as const })),
      withKappa: false,
    };
    const found = measureAnswers(tried, null, three);
    expect(value(found, 'accuracy')).toMatchObject({ n: 4, value: 0.75 });
    expect(value(found, 'unsure')).toMatchObject({ n: 4, value: 0.25 });
    expect(confusionOf(tried, three)).toEqual([
      [1, 0, 0, 0],
      [1, 1, 0, 0],
      [0, 0, 1, 0],
      [0, 0, 0, 0],
    ]);
  });
});

describe('words', () => {
  it.each([
    ['', '', 0],
    ['Good morning, Anna.', 'good morning anna', 0],
    ['one two three', 'one three', 1],
    ['one two three', 'one too three four', 2],
    ['обов’язково зробимо', "обов'язково зробимо", 0],
    ['one', '', 1],
  ])('%s heard as %s', (said, heard, wrong) => {
    expect(wordErrors(plainWords(said), plainWords(heard)).wrong).toBe(wrong);
  });

  it('are counted of any two calls as the whole table would', () => {
    const random = generator(3);
    const words = (most: number) =>
      Array.from({ length: Math.floor(random() * most) }, () => `w${Math.floor(random() * 8)}`);
    for (let round = 0; round < 200; round += 1) {
      const [said, heard] = [words(120), words(120)];
      expect([said, heard, wordErrors(said, heard).wrong]).toEqual([said, heard, editsInTable(said, heard)]);
    }
  });

  it('of hours are compared as they stand, though the beginning was lost', () => {
    const said = Array.from({ length: 20_000 }, (_, at) => `w${(at * at) % 1009}`);
    const heard = said.flatMap((word, at) => (at < 700 || at % 100 === 50 ? [] : [word]));
    expect(wordErrors(said, heard)).toEqual({ words: 20_000, wrong: 20_000 - heard.length });
  });

  it('of calls are one rate, and of two versions a difference', () => {
    const words = (id: number, wrong: number) => ({
      id,
      group: `${id}`,
      words: 100,
      wrong,
      spoken_ms: 1000,
      mistaken_ms: 100,
    });
    const calls = Array.from({ length: 30 }, (_, id) => id);
    const found = measureWords(
      calls.map((id) => words(id, 10 + (id % 3))),
      calls.map((id) => words(id, 20 + (id % 3))),
    );
    expect(found.map(({ name }) => name)).toEqual(['wer', 'der']);
    expect(found[0]).toMatchObject({ value: 0.11, against: { value: 0.21, verdict: 'better' } });
    expect(found[1]).toMatchObject({ value: 0.1, against: { verdict: 'same' } });
  });
});

describe('speakers', () => {
  const turn = (speaker: string, start_ms: number, end_ms: number) => ({ speaker, start_ms, end_ms });
  const said = [turn('A', 0, 1000), turn('B', 1000, 3000)];
  it.each([
    ['are the same under other names', [turn('x', 0, 1000), turn('y', 1000, 3000)], 0],
    ['are changed too late', [turn('x', 0, 1500), turn('y', 1500, 3000)], 500],
    ['are one', [turn('x', 0, 3000)], 1000],
    ['are heard where nobody speaks', [turn('x', 0, 1000), turn('y', 1000, 3500)], 500],
    ['are not heard', [], 3000],
    // The longest pair first would leave the other two with nothing.
    [
      'are paired as is best for all',
      [turn('x', 0, 900), turn('x', 1000, 2000), turn('y', 2000, 2950)],
      1150,
    ],
  ])('%s', (_, heard, mistaken_ms) => {
    expect(speakerErrors(said, heard)).toEqual({ spoken_ms: 3000, mistaken_ms });
  });
});

/** Row by row, as the distance is defined. */
function editsInTable(said: readonly string[], heard: readonly string[]): number {
  let row = [...heard.keys(), heard.length];
  for (const [index, word] of said.entries()) {
    const next = [index + 1];
    for (const [at, other] of heard.entries())
      next.push(
        Math.min((row[at] ?? 0) + (word === other ? 0 : 1), (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
