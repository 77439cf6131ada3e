import { describe, expect, it } from 'vitest';
import type { SpokenPhrase } from '../call/phrase.ts';
import type { SpeakerRole } from '../call/role.ts';
import { createLexicon } from '../matching/text/lexicon.ts';
import { packModel, unpackModel } from './classifier-model.ts';
import { classifierOf } from './classify.ts';
import { type Example, type LearnOptions, learnClassifier } from './learn-classifier.ts';
import { noSetting, type Setting, settingTerms } from './setting.ts';
import { tellingWords } from './telling-words.ts';
import { type ReadText, readWords } from './text-terms.ts';
import { unitBetween, unitsOf } from './units.ts';

const lexicon = createLexicon({});
const read = (text: string, setting: Setting): ReadText => ({ words: readWords(text, lexicon), setting });
const at = (before: number, after: number): Setting => ({ role: null, position: { before, after } });
const by = (role: SpeakerRole | null): Setting => ({ role, position: null });

describe('a setting', () => {
  it.each([
    [noSetting, []],
    [by('abonent'), ['by abonent']],
    [{ role: 'operator', position: { before: 0, after: 9 } } as const, ['by operator', 'first 1', 'part 1']],
    [at(2, 9), ['first 3', 'part 1']],
    [at(3, 9), ['part 2']],
    [at(50, 50), ['part 3']],
    [at(40, 3), ['part 4']],
    [at(40, 2), ['last 3', 'part 4']],
    [at(9, 0), ['last 1', 'part 4']],
    [at(1, 0), ['first 2', 'last 1', 'part 4']],
  ])('of %j is told as %j', (setting, expected) => {
    expect(settingTerms(setting)).toEqual(expected);
  });

  const said = (id: number, role: SpeakerRole | null, text: string): SpokenPhrase => ({
    id,
    speaker: role ?? 'x',
    role,
    start_ms: id * 1000,
    end_ms: id * 1000 + 900,
    in_hold: false,
    words: text.split(' ').flatMap((word) => (word === '' ? [] : [{ text: word, start_ms: 0, end_ms: 1 }])),
  });
  const call = {
    duration_ms: 60_000,
    phrases: [
      said(0, 'operator', 'good day'),
      said(1, 'abonent', 'hello'),
      said(2, 'abonent', ''),
      said(3, 'abonent', 'my bill'),
      said(4, null, 'music'),
      said(5, 'operator', 'one moment'),
      said(6, 'abonent', 'thanks'),
    ],
  };
  const rule = {
    passage: 2,
    who: 'anyone',
    part: { name: 'entire', seconds: null, percent: null },
  } as const;
  const settingsOf = (units: readonly Setting[]) =>
    units.map(({ role, position }) => [role, position?.before, position?.after]);

  it('counts phrases with words of the side that said it, or of all where that is no side', () => {
    expect(settingsOf(unitsOf(call, { ...rule, unit: 'phrase' }))).toEqual([
      ['operator', 0, 1],
      ['abonent', 0, 2],
      ['abonent', 1, 1],
      [null, 3, 2],
      ['operator', 1, 0],
      ['abonent', 2, 0],
    ]);
    expect(settingsOf(unitsOf(call, { ...rule, unit: 'passage' }))).toEqual([
      [null, 0, 4],
      [null, 2, 2],
      [null, 4, 0],
    ]);
  });

  it('is the same whatever part of a call is looked at, and however a unit is found', () => {
    const half = { ...rule.part, name: 'beginning' as const, seconds: 4 };
    const all = unitsOf(call, { ...rule, unit: 'phrase' });
    const [some] = unitsOf(call, { ...rule, unit: 'phrase', who: 'abonent', part: half });
    expect(some).toEqual(all[1]);
    expect(unitBetween(call, 3, 3)).toEqual(all[2]);
  });

  it('has no place in a call that is one unit', () => {
    expect(settingsOf(unitsOf(call, { ...rule, unit: 'call' }))).toEqual([[null, undefined, undefined]]);
    expect(settingsOf(unitsOf(call, { ...rule, unit: 'call', who: 'abonent' }))).toEqual([
      ['abonent', undefined, undefined],
    ]);
  });
});

const options: LearnOptions = {
  choose: 'one',
  labels: 2,
  goals: [{ kind: 'f1' }, { kind: 'f1' }],
  seed: 1,
};

function learn(examples: readonly Example[], more: Partial<LearnOptions> = {}) {
  const work = learnClassifier(examples, { ...options, ...more });
  for (;;) {
    const { value, done } = work.next();
    if (done) return value;
  }
}

const texts = ['так звісно', 'добре', 'дякую вам', 'гаразд', 'зрозуміло'];
/** The same words with either label, whose settings alone tell them apart. */
const told = (first: (at: number) => Setting, second: (at: number) => Setting): Example[] =>
  Array.from({ length: 60 }, (_, one) => ({
    ...read(texts[one % texts.length] ?? '', one % 2 === 0 ? first(one) : second(one)),
    group: `${one}`,
    answers: [one % 2 === 0, one % 2 === 1],
  }));
const chosen = (model: ReturnType<typeof learn>['model'], text: ReadText) =>
  classifierOf(model)(text).answers.findIndex(({ leans }) => leans);

describe('a classifier', () => {
  it.each([
    ['who said it', () => by('operator'), () => by('abonent')],
    ['beginning or end', (one: number) => at(one % 2, 20), (one: number) => at(20, one % 2)],
    ['which part of it', () => at(5, 25), () => at(25, 5)],
  ] as const)('tells the same words apart by %s', (_what, first, second) => {
    const { model, heldOut } = learn(told(first, second));
    for (const text of texts)
      expect([chosen(model, read(text, first(0))), chosen(model, read(text, second(1)))]).toEqual([0, 1]);
    expect(heldOut.filter(({ answers }, one) => answers[one % 2]?.leans).length).toBe(60);
    const kept = unpackModel(packModel(model));
    expect(classifierOf(kept)(read('добре', first(0))).answers).toEqual(
      classifierOf(model)(read('добре', first(0))).answers,
    );
  });

  const words = (['рахунок великий', 'немає інтернету'] as const).flatMap((text, label) =>
    Array.from({ length: 20 }, (_, one) => ({
      text: `${text} ${texts[one % texts.length]}`,
      group: `${text} ${one}`,
      answers: [label === 0, label === 1],
    })),
  );
  const set = (setting: (one: number) => Setting): Example[] =>
    words.map(({ text, ...example }, one) => ({ ...example, ...read(text, setting(one)) }));
  const plain = packModel(learn(set(() => noSetting)).model);

  it.each([
    ['all are of one side', () => by('abonent')],
    ['all stand in the same place', () => at(4, 9)],
  ] as const)('learns what it learned from words alone where %s', (_what, setting) => {
    const { head, numbers } = packModel(learn(set(setting)).model);
    expect(head).toBe(plain.head);
    expect(Buffer.from(numbers).equals(Buffer.from(plain.numbers))).toBe(true);
  });

  it('weighs words the same whoever says them, and names none of a setting', () => {
    const { model } = learn(set((one) => by(one < 20 ? 'operator' : 'abonent')));
    const ask = (setting: Setting) => classifierOf(model)(read('великий рахунок', setting));
    expect(model.terms.setting).toEqual(['by operator', 'by abonent']);
    expect(ask(by('operator')).weightsFor(0)).toEqual(ask(noSetting).weightsFor(0));
    expect(ask(by('operator')).lead.by).toBeGreaterThan(ask(noSetting).lead.by);
    expect(tellingWords(model, 0).filter(({ text }) => text.startsWith('by '))).toEqual([]);
  });

  it('answers by a model of version 2 as it did, whoever says something', () => {
    const { head, numbers } = plain;
    const { terms, ...rest } = JSON.parse(head);
    const { words, letters } = terms;
    const old = unpackModel({
      head: JSON.stringify({ ...rest, terms: { words, letters }, version: 2 }),
      numbers,
    });
    const [now, was] = [classifierOf(unpackModel(plain)), classifierOf(old)];
    expect(was(read('великий рахунок', by('abonent'))).answers).toEqual(
      now(read('великий рахунок', noSetting)).answers,
    );
  });
});
