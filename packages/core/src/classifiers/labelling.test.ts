import { describe, expect, it } from 'vitest';
import { generator } from '../random.ts';
import { answersTo } from './agreed-answers.ts';
import { driftOf } from './drift.ts';
import { forecast } from './learning-curve.ts';
import { nearCopies } from './near-copies.ts';
import { type Candidate, pickExamples } from './pick-examples.ts';

describe('copies', () => {
  const words = (text: string) => text.split(' ').map((lemma) => ({ lemma }));
  it.each<[string, string[], number[]]>([
    ['the same words in another order', ['мій рахунок чому великий', 'чому великий мій рахунок'], [0, 0]],
    ['the same but for a number', ['рахунок на 300 гривень', 'рахунок на 45 гривень'], [0, 0]],
    ['nine words of ten', ['a b c d e f g h i j', 'a b c d e f g h i x'], [0, 0]],
    ['four words of six', ['a b c d e f', 'a b c d x y'], [0, 1]],
    ['a short text with a word more', ['так', 'так ні'], [0, 1]],
    ['a short text with another word', ['не треба мені', 'треба мені це'], [0, 1]],
    ['copies of the first, not of one another', ['a b c d e f g h i', 'q', 'a b c d e f g h x'], [0, 1, 0]],
    ['texts without words', ['', ''], [0, 0]],
  ])('%s', (_title, texts, expected) => {
    expect(nearCopies(texts.map(words))).toEqual(expected);
  });

  it('are found as by comparing all with all', () => {
    const random = generator(7);
    const texts = Array.from({ length: 300 }, () =>
      Array.from({ length: 5 + Math.floor(random() * 4) }, () => ({
        lemma: 'abcdefghi'.charAt(Math.floor(random() ** 3 * 9)),
      })),
    );
    const plain = texts.map((text) => new Set(text.map(({ lemma }) => lemma)));
    const isCopy = (one: Set<string>, other: Set<string>) => {
      const both = one.intersection(other).size;
      const either = one.union(other).size;
      return Math.max(one.size, other.size) < 5 ? both === either : both / either >= 0.8;
    };
    const expected: number[] = [];
    for (const [at, set] of plain.entries()) {
      const first = plain.findIndex(
        (other, before) => before < at && expected[before] === before && isCopy(set, other),
      );
      expected.push(first < 0 ? at : first);
    }
    expect(nearCopies(texts)).toEqual(expected);
  });
});

describe('what is asked about next', () => {
  const one = (id: number, more: Partial<Candidate> = {}): Candidate => ({
    id,
    lead: { label: id % 4, by: id / 1000 },
    proposed: false,
    copies: id,
    ...more,
  });
  const all = Array.from({ length: 200 }, (_, at) => one(at + 1));

  it('is the least certain, and a fifth drawn by chance', () => {
    const picked = pickExamples(all, 20, generator(1));
    const of = (reason: string) => picked.filter((each) => each.reason === reason);
    expect(picked).toHaveLength(20);
    expect(of('random')).toHaveLength(4);
    const random = new Set(of('random').map(({ id }) => id));
    const least = all.filter(({ id }) => !random.has(id)).slice(0, 16);
    expect(new Set(of('least_certain').map(({ id }) => id))).toEqual(new Set(least.map(({ id }) => id)));
  });

  it('is not all about one label', () => {
    const quarrel = all.map((each) =>
      each.id <= 50 ? { ...each, lead: { label: 0, by: each.id / 1e6 } } : each,
    );
    const labels = pickExamples(quarrel, 15, generator(5))
      .filter(({ reason }) => reason === 'least_certain')
      .map(({ id }) => quarrel[id - 1]?.lead?.label);
    expect(labels.filter((label) => label === 0)).toHaveLength(3);
  });

  it('is one of those that say the same', () => {
    const picked = pickExamples(
      all.map((each) => ({ ...each, copies: each.id % 5 })),
      20,
      generator(1),
    );
    expect(picked).toHaveLength(5);
  });

  it('is half proposals as long as nothing was learned', () => {
    const fresh = all.map((each) => ({ ...each, lead: null, proposed: each.id > 150 }));
    const picked = pickExamples(fresh, 20, generator(1));
    expect(picked.filter(({ reason }) => reason === 'proposed').length).toBeGreaterThanOrEqual(10);
    expect(picked).toHaveLength(20);
  });

  it('is no more than there is, and at least one by chance', () => {
    expect(pickExamples(all.slice(0, 3), 20, generator(1))).toHaveLength(3);
    expect(pickExamples([], 20, generator(1))).toEqual([]);
    expect(pickExamples(all, 1, generator(1))[0]?.reason).toBe('random');
  });
});

describe('what more examples would bring', () => {
  const law = (n: number) => ({ n, accuracy: 1 - 2 * n ** -0.5 });

  it('follows the law that mistakes followed', () => {
    const found = forecast([100, 200, 400].map(law), 100);
    expect(found?.gain).toBeCloseTo(2 / 20 - 2 / Math.sqrt(500), 9);
    expect(found?.low).toBeCloseTo(found?.gain ?? 0, 6);
  });

  it('is less certain where points lie beside the law', () => {
    const found = forecast(
      [100, 200, 400, 800].map((n, at) => ({ n, accuracy: law(n).accuracy + (at % 2 === 0 ? 0.01 : -0.01) })),
      50,
    );
    expect(found?.low).toBeLessThan(found?.gain ?? 0);
    expect(found?.high).toBeGreaterThan(found?.gain ?? 1);
  });

  it.each([
    ['of two points', [law(100), law(200)]],
    ['where more did not help', [100, 200, 400].map((n) => ({ n, accuracy: 0.8 - n / 10_000 }))],
    ['of nothing', []],
  ])('is not told %s', (_title, points) => expect(forecast(points, 50)).toBeNull());
});

it.each<[string, Parameters<typeof answersTo>[1], (boolean | null)[]]>([
  ['all labels were asked about', { labels: [5], asked: [4, 5, 9] }, [false, true, false]],
  ['one was', { labels: [], asked: [9] }, [null, null, false]],
  ['what was said is known, whatever was asked', { labels: [4], asked: [] }, [true, null, null]],
  ['labels that went since are not told', { labels: [7], asked: [7, 9] }, [null, null, false]],
])('answers to labels in their order: %s', (_title, said, expected) => {
  expect(answersTo([4, 5, 9], said)).toEqual(expected);
});

describe('drift', () => {
  const accuracy = { value: 0.9, low: 0.88, high: 0.92 };
  const before = { texts: 1000, words: 10_000, unknown: 400, labels: [300, 100], accuracy };

  const same = { texts: 500, words: 5000, unknown: 210, labels: [150, 52] };
  const few = { ...before, texts: 200, labels: [100, 60] };
  const nobody = { n: 0, right: 0 };
  const over = (...of: Parameters<typeof driftOf>) =>
    driftOf(...of).flatMap(({ kind, isOver }) => (isOver ? [kind] : []));

  it.each<[string, Parameters<typeof driftOf>, string[]]>([
    ['nothing is otherwise', [before, same, { n: 40, right: 36 }], []],
    ['words came up that were never learned', [before, { ...same, unknown: 550 }, nobody], ['unknown_words']],
    ['a label is given far more often', [before, { ...same, labels: [150, 120] }, nobody], ['label_shares']],
    ['a common label is given more often, as by chance', [few, { ...few, labels: [128, 60] }, nobody], []],
    ['people found it wrong more often than chance', [before, same, { n: 60, right: 42 }], ['accuracy']],
    ['they found it wrong, but it may be chance', [before, same, { n: 10, right: 8 }], []],
  ])('%s', (_title, of, expected) => expect(over(...of)).toEqual(expected));

  it.each([
    ['a few', 0.01, 0.05],
    ['some', 0.06, 0.12],
    ['many, as of calls of which only a part is looked at', 0.3, 0.4],
  ])('is too much of unknown words where %s were unknown before', (_title, was, limit) => {
    const [unknown] = driftOf({ ...before, unknown: was * before.words }, same, nobody);
    expect(unknown?.limit).toBeCloseTo(limit);
  });

  it('names the label that moved most, whichever way', () => {
    const [, shares] = driftOf(before, { ...same, labels: [40, 52] }, nobody);
    expect(shares?.label).toEqual({ label: 0, before: 0.3, now: 0.08 });
    expect(shares?.now).toBeCloseTo(0.22);
  });

  it('names the label that moved farthest by what it may move', () => {
    const [, shares] = driftOf(few, { ...few, labels: [125, 90] }, nobody);
    expect(shares?.label?.label).toBe(1);
    const [, rare] = driftOf({ ...few, labels: [100, 2] }, { ...few, labels: [124, 24] }, nobody);
    expect(rare).toMatchObject({ isOver: true, label: { label: 1 } });
    expect(rare?.limit).toBeLessThan(0.11);
  });

  it('tells how often it is right with its bounds', () => {
    const [, , right] = driftOf(before, same, { n: 40, right: 36 });
    expect(right).toMatchObject({ now: 0.9, n: 40, bounds: { low: expect.any(Number) } });
    expect(right?.bounds?.low).toBeLessThan(0.8);
  });

  it('is not told of few texts', () => {
    expect(driftOf(before, { ...same, texts: 150 }, nobody)).toEqual([]);
  });
});
