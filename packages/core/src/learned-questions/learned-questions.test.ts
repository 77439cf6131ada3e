import { describe, expect, it } from 'vitest';
import type { SpeakerRole } from '../call/role.ts';
import { generator } from '../random.ts';
import { type CallReading, callReader } from './call-reader.ts';
import { type CallFeatureName, callFeatureNames } from './feature-names.ts';
import { judge } from './judge.ts';
import { learnQuestion, type Review } from './learn-question.ts';
import { LearnedQuestionModel } from './learned-model.ts';
import { promiseOf } from './promise.ts';
import { questionAnswerer } from './question-answerer.ts';

const read = callReader();

/** A call as it is read, from lines such as `o: Hello` of the operator and `a: Hello` of the abonent; ids count from 10. */
function callOf(...lines: readonly string[]): CallReading {
  const phrases = lines.map((line, at) => {
    const role: SpeakerRole = line.startsWith('o') ? 'operator' : 'abonent';
    const start_ms = at * 5000;
    const words = line
      .slice(3)
      .split(' ')
      .map((text, place) => ({ text, start_ms: start_ms + place, end_ms: start_ms + place + 1 }));
    return { id: at + 10, speaker: role, role, start_ms, end_ms: start_ms + 4000, in_hold: false, words };
  });
  return read({ conversation: { duration_ms: lines.length * 5000, phrases }, metrics: null });
}

describe('what is read of a call', () => {
  it.each<[string, CallFeatureName, string[], number | null, number[]]>([
    ['English refusal', 'operator_refusals', ['o: I am sorry, it cannot be done.'], Math.log(2), [10]],
    ['Ukrainian refusal', 'operator_refusals', ['o: На жаль, цього вже немає.'], Math.log(2), [10]],
    ['Russian refusal', 'operator_refusals', ['o: К сожалению, не получится.'], Math.log(2), [10]],
    ['of the other side', 'operator_refusals', ['a: Sorry, I am late.'], 0, []],
    ['not understanding is none', 'operator_refusals', ["o: Sorry, I don't understand."], 0, []],
    [
      'not over the end of a sentence',
      'operator_refusals',
      ['o: This is not. Available is that one.'],
      0,
      [],
    ],
    ['English success', 'operator_successes', ['o: Your table is booked.'], Math.log(2), [10]],
    ['Ukrainian success', 'operator_successes', ['o: Столик заброньовано, чекаємо вас.'], Math.log(2), [10]],
    ['Russian success', 'operator_successes', ['o: Столик забронирован, ждём вас.'], Math.log(2), [10]],
    ['a question is no success', 'operator_successes', ['o: Is it resolved now?'], 0, []],
    [
      'thanks, in three languages',
      'abonent_thanks',
      ['a: thank you', 'a: дякую', 'a: спасибо'],
      Math.log(4),
      [10, 11, 12],
    ],
    ['refused in the end', 'operator_outcome', ['o: It is booked.', 'o: Sorry, it failed.'], -1, [11]],
    ['done in the end', 'operator_outcome', ['o: Unfortunately not.', 'o: Now it is booked.'], 1, [11]],
    ['neither', 'operator_outcome', ['o: Hello.'], 0, []],
    [
      'the same again',
      'operator_repetition',
      ['o: Please tell me your number.', 'a: Why?', 'o: Please tell me your number!'],
      0.5,
      [12],
    ],
    ['nothing measured', 'silence_share', ['o: Hello.'], null, []],
    ['nobody there', 'abonent_valence', ['o: Hello.'], null, []],
  ])('%s', (_title, name, lines, value, phrase_ids) => {
    const found = callOf(...lines).features[name];
    expect(found.phrase_ids).toEqual(phrase_ids);
    if (value === null) expect(found.value).toBeNull();
    else expect(found.value).toBeCloseTo(value, 12);
  });

  it('every feature of a call without a word is a number or not known', () => {
    const empty = callOf();
    for (const name of callFeatureNames) expect(empty.features[name].value ?? 0).toBe(0);
  });
});

const sayings = {
  en: {
    hello: [
      'o: Hello, how can I help?',
      'a: I need a table for tonight.',
      'o: For how many people?',
      'a: Four.',
    ],
    yes: ['o: Your table is booked.', 'a: Thank you so much, goodbye.'],
    no: ['o: Unfortunately nothing is possible tonight, sorry.', 'a: That is too bad.'],
  },
  uk: {
    hello: [
      'o: Добрий день, чим можу допомогти?',
      'a: Мені треба столик на вечір.',
      'o: На скількох?',
      'a: На чотирьох.',
    ],
    yes: ['o: Столик заброньовано на ваше імʼя.', 'a: Дуже дякую, до побачення.'],
    no: ['o: На жаль, сьогодні неможливо, вибачте.', 'a: Дуже прикро.'],
  },
  ru: {
    hello: [
      'o: Добрый день, чем могу помочь?',
      'a: Мне нужен столик на вечер.',
      'o: На сколько человек?',
      'a: На четверых.',
    ],
    yes: ['o: Столик забронирован на ваше имя.', 'a: Большое спасибо, до свидания.'],
    no: ['o: К сожалению, сегодня невозможно, извините.', 'a: Очень обидно.'],
  },
} as const;
type Told = Review & { agent: string };

/** Calls of ten agents; one of ten reviews is not what the words say. */
function reviewsOf(n: number, seed: number, languages: readonly (keyof typeof sayings)[]): Told[] {
  const random = generator(seed);
  return Array.from({ length: n }, (_, at) => {
    const { hello, yes, no } = sayings[languages[at % languages.length] ?? 'en'];
    const went = random() < 0.65;
    const chat = hello.filter(() => random() < 0.8);
    const reading = callOf(...chat, ...(went ? yes : no));
    return { reading, answer: random() < 0.06 ? !went : went, agent: `agent ${Math.floor(random() * 10)}` };
  });
}
const options = { group: ({ agent }: Told) => agent, seed: 1 };
const learnt = (reviews: readonly Told[]) => {
  const model = learnQuestion(reviews, options);
  if (model === null) throw new Error('Both answers are there.');
  return model;
};

describe('a question that is learned', () => {
  const reviews = reviewsOf(120, 3, ['en', 'uk', 'ru']);
  const model = learnt(reviews);

  it('answers by itself where it agrees with people', () => {
    expect(model.judgement).toBe('automatic');
    expect(model.reason).toBeNull();
    expect(model.reviews).toEqual({
      n: 120,
      yes: reviews.filter(({ answer }) => answer).length,
      no: reviews.filter(({ answer }) => !answer).length,
      groups: 10,
    });
    expect(model.agreement?.kappa?.value).toBeGreaterThan(0.7);
    expect(model.gate?.agreement.value).toBeGreaterThan(model.usual.share);
  });

  it.each(['en', 'uk', 'ru'] as const)('answers calls in %s, with the phrases that decided', (language) => {
    const answer = questionAnswerer(model);
    const { hello, yes, no } = sayings[language];
    const done = answer(callOf(...hello, ...yes));
    const refused = answer(callOf(...hello, ...no));
    expect([done.answer, refused.answer]).toEqual([true, false]);
    expect(done.probability).toBeGreaterThan(model.gate?.probability ?? 1);
    expect(done.reasons[0]).toMatchObject({ feature: 'operator_outcome', phrase_ids: [14] });
    expect(done.reasons[0]?.contribution).toBeGreaterThan(0);
    expect(refused.reasons[0]?.contribution).toBeLessThan(0);
    expect(refused.reasons.length).toBeLessThanOrEqual(5);
  });

  it('says nothing where it is not sure enough', () => {
    const careful = { ...model, gate: model.gate && { ...model.gate, probability: 1 } };
    const call = callOf(...sayings.en.hello, ...sayings.en.yes);
    expect(questionAnswerer(careful)(call)).toMatchObject({ answer: null, leaning: true });
    expect(questionAnswerer({ ...model, gate: null })(call)).toMatchObject({ answer: null, leaning: true });
  });

  it('is some kilobytes that are read again as they were written', () => {
    const text = JSON.stringify(model);
    expect(text.length).toBeLessThan(16_000);
    expect(LearnedQuestionModel.parse(JSON.parse(text))).toEqual(model);
  });

  it('is the same for the same reviews and seed', () => {
    expect(learnQuestion(reviews, options)).toEqual(model);
  });

  it('is not there where everybody gave one answer', () => {
    expect(
      learnQuestion(
        reviews.filter(({ answer }) => answer),
        options,
      ),
    ).toBeNull();
  });

  it('shows no agreement of fewer than twenty reviews, and learns all the same', () => {
    const few = learnt(reviews.slice(0, 19));
    expect(few).toMatchObject({ agreement: null, judgement: 'assist', reason: 'too_few_reviews' });
  });

  it('takes in words where the question is about words', () => {
    const random = generator(11);
    const about = reviews.map((review) => {
      const asked = random() < 0.5;
      const offer = asked ? ['o: May I offer our winter menu?'] : ['o: May I offer our garden terrace?'];
      return { ...review, reading: callOf(...offer, ...sayings.en.hello, ...sayings.en.yes), answer: asked };
    });
    const words = learnt(about);
    expect(words.agreement?.kappa?.value).toBeGreaterThan(0.9);
    const call = callOf(
      'a: Hello.',
      'o: Do you know our winter menu?',
      ...sayings.en.hello,
      ...sayings.en.yes,
    );
    const said = questionAnswerer(words)(call);
    expect(said.leaning).toBe(true);
    const reason = said.reasons.find(({ feature }) => feature.includes('winter'));
    expect(reason?.phrase_ids).toEqual([11]);
    const term = words.terms.find(({ name }) => name === reason?.feature);
    expect(reason?.contribution).toBeGreaterThan(0);
    // One of many terms of the call: its value is a part of 1.
    expect(reason?.contribution).toBeLessThan((term?.weight ?? 0) * 0.9);
  });
});

describe('what a question promises', () => {
  it('holds for agents nobody reviewed: who they are is not learned', () => {
    const random = generator(7);
    // Each agent has a word of their own, and the answer is only a matter of who it is.
    const words = Array.from({ length: 10 }, (_, at) => `name${at}`);
    const about = Array.from({ length: 120 }, (_, at) => {
      const agent = at % 10;
      const reading = callOf(
        `o: Hello, this is ${words[agent]}.`,
        random() < 0.5 ? 'a: Hello.' : 'a: Well, hello.',
      );
      return { reading, answer: agent % 2 === 0, agent: `agent ${agent}` };
    });
    const model = learnt(about);
    expect(model.agreement?.kappa?.value).toBeLessThan(0.3);
    expect(model.judgement).toBe('assist');
    // The same calls with nothing that belongs together: cross-validation knows everybody.
    const blind = learnQuestion(about, { group: () => null, seed: 1 });
    expect(blind?.agreement?.kappa?.value).toBeGreaterThan(0.9);
  });

  it('is made of reviews that had no part in choosing the gate', () => {
    const checked = Array.from({ length: 210 }, (_, at) => {
      const score = at % 2 === 0 ? 2 : -2;
      // All is right in one fold, and all is wrong in the other, much smaller one.
      return { score, answer: at < 200 === score > 0, fold: at < 200 ? 0 : 1, group: `call ${at}` };
    });
    const { gate } = promiseOf(checked, 1);
    expect(gate?.agreement.value).toBe(0);
    expect(gate?.answered).toBeCloseTo(10 / 210, 12);
  });

  it('is kept on calls that were not reviewed', () => {
    const model = learnt(reviewsOf(120, 3, ['en']));
    const answer = questionAnswerer(model);
    const fresh = reviewsOf(400, 4, ['en']).flatMap(({ reading, answer: person }) => {
      const said = answer(reading).answer;
      return said === null ? [] : [said === person];
    });
    const delivered = fresh.filter(Boolean).length / fresh.length;
    expect(fresh.length).toBeGreaterThan(200);
    expect(delivered).toBeGreaterThanOrEqual(model.gate?.agreement.low ?? 1);
    expect(delivered).toBeLessThanOrEqual(model.gate?.agreement.high ?? 0);
  });
});

describe('whether a question answers by itself', () => {
  const estimate = (value: number) => ({ value, low: value - 0.1, high: 1 });
  const good = {
    reviews: { n: 100, yes: 80, no: 20, groups: 5 },
    usual: { answer: true, share: 0.8 },
    agreement: { percent: estimate(0.9), kappa: estimate(0.5) },
    gate: { probability: 0.8, agreement: estimate(0.95), answered: 0.7 },
  };
  it.each<[string, Partial<typeof good> | { gate: null } | { agreement: null }, string | null]>([
    ['it may', {}, null],
    ['too few reviews', { reviews: { n: 99, yes: 79, no: 20, groups: 5 } }, 'too_few_reviews'],
    ['too few of one answer', { reviews: { n: 100, yes: 81, no: 19, groups: 5 } }, 'too_few_of_one_answer'],
    ['κ may be lower', { agreement: { percent: estimate(0.9), kappa: estimate(0.49) } }, 'low_agreement'],
    ['agreement not known', { agreement: null }, 'low_agreement'],
    ['no gate', { gate: null }, 'never_sure_enough'],
    [
      'always saying yes agrees as often',
      { usual: { answer: true, share: 0.95 } },
      'no_better_than_usual_answer',
    ],
  ])('%s', (_title, change, reason) => {
    expect(judge({ ...good, ...change })).toEqual({
      judgement: reason === null ? 'automatic' : 'assist',
      reason,
    });
  });
});
