import { describe, expect, it } from 'vitest';
import { createLexicon } from '../matching/text/lexicon.ts';
import { generator } from '../random.ts';
import { type ClassifierModel, packModel, unpackModel } from './classifier-model.ts';
import { classifierOf, decided } from './classify.ts';
import { type Example, type LearnOptions, learnClassifier } from './learn-classifier.ts';
import { noSetting, type Setting } from './setting.ts';
import { letterTerms, type ReadText, readWords, wordTerms } from './text-terms.ts';

const lexicon = createLexicon({});
const read = (text: string, setting: Setting = noSetting): ReadText => ({
  words: readWords(text, lexicon),
  setting,
});

const payments = ['рахунок за листопад', 'чому списали гроші', 'оплата не пройшла', 'великий рахунок'];
const outages = ['немає інтернету', 'зник зв’язок', 'роутер не працює', 'знову нема інтернету'];
const endings = ['зранку', 'вже третій день', 'поясніть', 'що робити', 'допоможіть', 'вчора ввечері'];
const said = (texts: readonly string[], answers: Example['answers']): Example[] =>
  texts.flatMap((text) =>
    endings.map((ending) => ({
      ...read(`${text} ${ending}`),
      group: `${text} ${ending}`,
      answers,
    })),
  );
const examples = [
  ...said(payments, [true, false]),
  ...said(outages, [false, true]),
  ...said(['добрий день', 'дякую вам', 'так звісно'], [false, false]),
];

function learn(of: readonly Example[] = examples, more: Partial<LearnOptions> = {}) {
  const work = learnClassifier(of, {
    choose: 'any',
    labels: 2,
    goals: [{ kind: 'f1' }, { kind: 'f1' }],
    seed: 1,
    ...more,
  });
  const parts: number[] = [];
  for (;;) {
    const { value, done } = work.next();
    if (done) return { ...value, parts };
    parts.push(value);
  }
}

const decisions = (model: ClassifierModel, text: string) =>
  classifierOf(model)(read(text)).answers.map(({ decision }) => decision);

describe('terms of a text', () => {
  it('are lemmas, and pairs with its edges', () => {
    expect(wordTerms([{ lemma: 'a' }, { lemma: 'b' }])).toEqual([
      { term: 'a', from: 0, to: 0 },
      { term: 'a b', from: 0, to: 1 },
      { term: '< a', from: 0, to: 0 },
      { term: 'b', from: 1, to: 1 },
      { term: 'b >', from: 1, to: 1 },
    ]);
  });

  it('are letters of each word with its edges', () => {
    expect([...letterTerms('їм')].sort()).toEqual([' ї', ' їм', ' їм ', 'їм', 'їм ', 'м '].sort());
    expect(letterTerms('а'.repeat(5000)).length).toBeLessThan(200);
  });

  it('know where they stand', () => {
    const text = 'Так, «рахунок»!';
    expect(read(text).words.map(({ start, end }) => text.slice(start, end))).toEqual(['Так', 'рахунок']);
    expect(read(' … ').words).toEqual([]);
  });
});

describe('a classifier', () => {
  const { model, heldOut, parts } = learn();

  it.each([
    ['мені прийшов дуже великий рахунок', ['yes', 'no']],
    ['інтернету немає зовсім', ['no', 'yes']],
    ['дякую вам велике', ['no', 'no']],
  ])('tells what was said in other words: %s', (text, expected) => {
    expect(decisions(model, text)).toEqual(expected);
  });

  it('chooses one label where one is to be chosen, with probabilities that sum to 1', () => {
    const one = learn(examples.slice(0, 48), { choose: 'one' }).model;
    const { answers, is_unknown } = classifierOf(one)(read('рахунок за листопад'));
    expect(answers.map(({ decision }) => decision)).toEqual(['yes', 'no']);
    expect(answers.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9);
    expect(is_unknown).toBe(false);
    const unheard = classifierOf(one)(read('qwertz zxcvbnm'));
    expect(unheard.is_unknown).toBe(true);
    expect(unheard.answers.map(({ decision }) => decision)).not.toContain('yes');
  });

  it('says by which words: what they add is the score', () => {
    const { weightsFor } = classifierOf(model)(read('чому такий рахунок'));
    const [first, second] = [weightsFor(0), weightsFor(1)];
    expect(first.indexOf(Math.max(...first))).toBe(2);
    expect(first[2]).toBeGreaterThan(0.3);
    expect(second[2]).toBeLessThan(0);
  });

  it('says of each example what it would have said without it', () => {
    expect(heldOut).toHaveLength(examples.length);
    const right = heldOut.filter(({ answers }, at) =>
      answers.every(({ decision }, label) => (decision === 'yes') === examples[at]?.answers[label]),
    ).length;
    expect(right / examples.length).toBeGreaterThan(0.8);
  });

  it('does not know an example of the same call when it is tried on one', () => {
    // Labels drawn by chance, each text twice in one call: who has seen the copy knows the answer.
    const random = generator(4);
    const drawn = Array.from({ length: 40 }, () => random() < 0.5);
    const chance = Array.from({ length: 80 }, (_, at) => ({
      ...read(`слово${at % 40}`),
      group: `${at % 40}`,
      answers: [drawn[at % 40] === true, true],
    }));
    const tried = learn(chance).heldOut.filter(
      ({ answers }, at) => (answers[0]?.decision === 'yes') === chance[at]?.answers[0],
    ).length;
    expect(tried).toBeLessThan(60);
  });

  it('tells how far it is, and comes to an end', () => {
    expect(parts.every((part, at) => part >= (parts[at - 1] ?? 0) && part <= 1)).toBe(true);
    expect(parts.at(-1)).toBeCloseTo(1, 9);
  });

  it('is the same for the same examples, byte for byte, and what is kept of it answers as it did', () => {
    const packed = packModel(model);
    expect(Buffer.from(packModel(learn().model).numbers).equals(Buffer.from(packed.numbers))).toBe(true);
    expect(packModel(learn().model).head).toBe(packed.head);
    const again = unpackModel(packed);
    for (const example of examples.slice(0, 9))
      expect(classifierOf(again)(example).answers).toEqual(classifierOf(model)(example).answers);
    expect(() => unpackModel({ ...packed, numbers: packed.numbers.slice(1) })).toThrow('no classifier');
  });

  it('answers by a model of version 1 as it did: what was not met made no text longer', () => {
    const { head, numbers } = packModel(model);
    const { version, unmet, ...rest } = JSON.parse(head);
    expect([version, unmet > 1]).toEqual([3, true]);
    const old = unpackModel({ head: JSON.stringify({ ...rest, version: 1 }), numbers });
    expect([old.version, old.unmet]).toEqual([3, 0]);
    const weights = (of: ClassifierModel, text: string) => classifierOf(of)(read(text)).weightsFor(0)[0] ?? 0;
    expect(weights(old, 'рахунок qwertz zxcvbnm')).toBeGreaterThan(
      1.5 * weights(model, 'рахунок qwertz zxcvbnm'),
    );
    expect(weights(old, 'великий рахунок зранку')).toBeCloseTo(weights(model, 'великий рахунок зранку'), 1);
    expect(() => unpackModel({ head: JSON.stringify({ ...rest, version: 4 }), numbers })).toThrow(
      'no classifier',
    );
  });

  it('says which label is ahead, and by how much', () => {
    const { lead } = classifierOf(model)(read('великий рахунок'));
    expect(lead.label).toBe(0);
    expect(lead.by).toBeGreaterThan(classifierOf(model)(read('рахунок інтернету')).lead.by);
  });

  it('learns a label from those of which somebody said something', () => {
    const half = examples.map((example, at) =>
      at % 2 === 0 ? example : { ...example, answers: [example.answers[0] ?? null, null] },
    );
    expect(decisions(learn(half).model, 'інтернету немає')).toEqual(['no', 'yes']);
  });

  it('gives a label to nothing where nobody ever did', () => {
    const none = examples.map(({ answers, ...example }) => ({
      ...example,
      answers: [answers[0] ?? null, false],
    }));
    for (const text of ['рахунок', 'інтернету немає', ''])
      expect(decisions(learn(none).model, text)[1]).not.toBe('yes');
  });
});

it.each([
  [0.3, 'no'],
  [0.45, 'unsure'],
  [0.55, 'unsure'],
  [0.6, 'yes'],
] as const)('a probability of %s is %s', (probability, expected) => {
  expect(decided(probability, { at: 0.5, unsure_from: 0.4, unsure_to: 0.6 })).toBe(expected);
});
