import { describe, expect, it } from 'vitest';
import { createLexicon } from '../matching/text/lexicon.ts';
import { packModel, unpackModel } from './classifier-model.ts';
import { classifierOf } from './classify.ts';
import { type Answer, fitOptions, scoresOutOfFold } from './fold-scores.ts';
import { type Example, type LearnOptions, learnClassifier } from './learn-classifier.ts';
import { learnVersion } from './learn-version.ts';
import { learnedBeside, selfTraining } from './self-training.ts';
import { noSetting, type Setting } from './setting.ts';
import { countTerms } from './text-features.ts';
import { type ReadText, readWords } from './text-terms.ts';

const lexicon = createLexicon({});
const read = (text: string, setting: Setting = noSetting): ReadText => ({
  words: readWords(text, lexicon),
  setting,
});

const endings = ['зранку', 'вже третій день', 'поясніть', 'що робити', 'допоможіть', 'вчора ввечері'];
const said = (texts: readonly string[], answers: Answer[]): Example[] =>
  texts.flatMap((text) =>
    endings.map((ending) => ({ ...read(`${text} ${ending}`), group: `${text} ${ending}`, answers })),
  );
const one = (text: string, answers: Answer[]): Example => ({ ...read(text), group: text, answers });
/** What the last two are about no other example tells. */
const examples = [
  ...said(['рахунок за листопад', 'великий рахунок'], [true, false]),
  ...said(['немає інтернету', 'знову нема інтернету'], [false, true]),
  one('квитанція', [true, false]),
  one('модем', [false, true]),
];
/** In these, words of examples stand beside others that no example has. */
const unlabelled = ['один', 'другий', 'третій', 'новий', 'кожен', 'ваш'].flatMap((which) => [
  read(`${which} рахунок квитанція чек`),
  read(`${which} великий рахунок квитанція чек`),
  read(`${which} немає інтернету модем кабель`),
  read(`${which} знову нема інтернету модем кабель`),
]);

const options: LearnOptions = {
  choose: 'one',
  labels: 2,
  goals: [{ kind: 'f1' }, { kind: 'f1' }],
  seed: 1,
};

function finish<T>(work: Generator<number, T>): { made: T; parts: number[] } {
  const parts: number[] = [];
  for (;;) {
    const { value, done } = work.next();
    if (done) return { made: value as T, parts };
    parts.push(value as number);
  }
}

const learn = (more: Partial<LearnOptions> = {}) =>
  finish(learnClassifier(examples, { ...options, ...more })).made;

describe('texts that nobody labelled', () => {
  const some = [read('так'), read(''), read('ні')];
  it.each([
    ['where one label is chosen, those that say something', {}, 10, 2],
    ['none where labels are asked for one by one', { choose: 'any' as const }, 10, 0],
    ['none where there is one label', { labels: 1 }, 10, 0],
    ['none beside many examples', {}, 2000, 0],
    ['none beside no example', {}, 0, 0],
    ['none where there are none', { unlabelled: undefined }, 10, 0],
  ])('are learned from: %s', (_what, more, count, expected) => {
    expect(
      learnedBeside(count, { choose: 'one', labels: 2, seed: 1, unlabelled: some, ...more }),
    ).toHaveLength(expected);
  });

  it('are drawn where they are too many, the same ones for the same seed', () => {
    const many = Array.from({ length: 10_500 }, (_, at) => read(`${at}`));
    const draw = (seed: number) => learnedBeside(10, { choose: 'one', labels: 2, seed, unlabelled: many });
    expect(draw(1)).toHaveLength(10_000);
    expect(new Set(draw(1)).size).toBe(10_000);
    expect(draw(1)).toEqual(draw(1));
    expect(draw(1)).not.toEqual(draw(2));
  });

  it.each([
    ['чек', 0],
    ['кабель', 1],
  ])('tell what goes with words that no example has: %s', (text, label) => {
    const scoreFor = (model: ReturnType<typeof learn>['model']) => {
      const { weightsFor } = classifierOf(model)(read(text));
      return (weightsFor(label)[0] ?? 0) - (weightsFor(1 - label)[0] ?? 0);
    };
    const other = classifierOf(learn({ unlabelled }).model)(read(text));
    expect(other.lead.label).toBe(label);
    expect(scoreFor(learn({ unlabelled }).model)).toBeGreaterThan(scoreFor(learn().model) + 0.05);
  });

  it('are learned from only where more examples are told rightly by it', () => {
    expect(learn({ unlabelled }).beside).toBe(unlabelled.length);
    const others = Array.from({ length: 20 }, (_, at) => read(`qwertz ${at % 5}`));
    expect(learn({ unlabelled: others }).beside).toBe(0);
    expect(packModel(learn({ unlabelled: others }).model)).toEqual(packModel(learn().model));
  });

  it('leave a model as it is where there are none', () => {
    expect(packModel(learn({ unlabelled: [] }).model)).toEqual(packModel(learn().model));
    expect(packModel(learn({ unlabelled: [read('')] }).model)).toEqual(packModel(learn().model));
  });

  it('are learned from the same way each time, byte for byte, and kept', () => {
    const packed = packModel(learn({ unlabelled }).model);
    expect(packModel(learn({ unlabelled }).model)).toEqual(packed);
    expect(packed).not.toEqual(packModel(learn().model));
    const [again, model] = [unpackModel(packed), learn({ unlabelled }).model];
    for (const text of unlabelled)
      expect(classifierOf(again)(text).answers).toEqual(classifierOf(model)(text).answers);
  });

  it('teach no settings that examples have not, and those that they have', () => {
    const by = (role: Setting['role']): Setting => ({ role, position: null });
    const heard = unlabelled.map((text, at) => ({ ...text, setting: by(at % 2 === 0 ? 'operator' : null) }));
    expect(packModel(learn({ unlabelled: heard }).model)).toEqual(packModel(learn({ unlabelled }).model));
    const from = examples.map((example, at) => ({
      ...example,
      setting: by(at % 2 === 0 ? 'operator' : null),
    }));
    const { made } = finish(learnClassifier(from, { ...options, unlabelled: heard }));
    expect([made.beside, made.model.terms.setting]).toEqual([unlabelled.length, ['by operator']]);
  });

  it('say nothing in a fold that its own examples told: what those are called there does not matter', () => {
    const texts = countTerms([...examples, ...unlabelled]);
    const folds = examples.map((_, at) => at % 3);
    const groups = examples.map(({ group }) => group);
    const scoresWith = (answers: readonly (readonly Answer[])[]) =>
      finish(
        scoresOutOfFold(
          { texts, answers, labels: 2 },
          folds,
          fitOptions(examples.length, 2, 1),
          selfTraining(groups, unlabelled.length),
        ),
      ).made;
    const told = examples.map(({ answers }) => answers);
    const before = scoresWith(told);
    const after = scoresWith(told.map((answers, at) => (folds[at] === 1 ? answers.toReversed() : answers)));
    const linesOf = (scores: Float64Array, fold: number) =>
      folds.flatMap((one, at) => (one === fold ? [scores[at * 2], scores[at * 2 + 1]] : []));
    expect(linesOf(after, 1)).toEqual(linesOf(before, 1));
    expect(linesOf(after, 0)).not.toEqual(linesOf(before, 0));
  });

  it('are known words when it is told how much was met', () => {
    const learned = examples.map((example, at) => ({
      ...example,
      id: at,
      ...(at === 0 ? read('великий рахунок чек') : {}),
    }));
    const unknownOf = (more: Partial<LearnOptions>) =>
      finish(learnVersion(learned, { ...options, ...more })).made.met.unknown;
    expect([unknownOf({}), unknownOf({ unlabelled })]).toEqual([3, 0]);
  });

  it('tells how far it is, and comes to an end', () => {
    const { parts } = finish(learnClassifier(examples, { ...options, unlabelled }));
    expect(parts.every((part, at) => part >= (parts[at - 1] ?? 0) && part <= 1)).toBe(true);
    expect(parts.at(-1)).toBeCloseTo(1, 9);
  });
});
