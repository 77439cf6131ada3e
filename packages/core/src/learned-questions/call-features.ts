import type { CallFeatureName } from './feature-names.ts';
import {
  abonent,
  abonentEnd,
  abonentLate,
  count,
  has,
  leastValence,
  metric,
  number,
  operator,
  operatorLate,
  outcome,
  type Reader,
  refuses,
  share,
  succeeds,
  valence,
  wordsOf,
} from './feature-readers.ts';

type Feature = {
  read: Reader;
  /**
   * How much a feature is trusted before there is a review, as a factor of its value: the less, the more reviews it takes until it
   * counts. What came of the call tells most questions most; how much was said, and how, few.
   */
  trust: number;
};
const telling = (read: Reader): Feature => ({ read, trust: 2 });
const plain = (read: Reader): Feature => ({ read, trust: 1 });
const manner = (read: Reader): Feature => ({ read, trust: 0.5 });

/** Every feature of a call by its name. */
export const callFeatures = {
  operator_refusals: plain(count(operator, refuses)),
  operator_refusals_late: plain(count(operatorLate, refuses)),
  operator_successes: plain(count(operator, succeeds)),
  operator_successes_late: plain(count(operatorLate, succeeds)),
  operator_outcome: telling(outcome),
  operator_repetition: plain(share(operator, ({ repeats }) => repeats)),
  operator_not_understanding: manner(count(operator, has('not_understood'))),
  operator_questions: manner(share(operator, ({ asks }) => asks)),
  operator_thanks: manner(count(operator, has('thanks'))),
  operator_farewell: manner(count(operator, has('farewell'))),
  operator_valence: plain(valence(operator)),
  operator_words: manner(number((call) => Math.log1p(wordsOf(operator(call))))),
  abonent_thanks: plain(count(abonent, has('thanks'))),
  abonent_thanks_end: plain(count(abonentEnd, has('thanks'))),
  abonent_agreement_late: manner(count(abonentLate, has('agreement'))),
  abonent_refusals: plain(count(abonent, refuses)),
  abonent_not_understanding: manner(count(abonent, has('not_understood'))),
  abonent_changes_of_mind: plain(count(abonent, has('change_of_mind'))),
  abonent_giving_up: plain(count(abonent, has('giving_up'))),
  abonent_complaints: plain(count(abonent, has('complaint'))),
  abonent_farewell: manner(count(abonent, has('farewell'))),
  abonent_questions: manner(share(abonent, ({ asks }) => asks)),
  abonent_repetition: manner(share(abonent, ({ repeats }) => repeats)),
  abonent_loud: manner(share(abonent, ({ loud }) => loud)),
  abonent_valence: plain(valence(abonent)),
  abonent_valence_late: plain(valence(abonentLate)),
  abonent_least_valence: plain(leastValence(abonent)),
  abonent_anger: manner(share(abonent, ({ emotion }) => emotion === 'anger')),
  abonent_words: manner(number((call) => Math.log1p(wordsOf(abonent(call))))),
  phrases: manner(number(({ all }) => Math.log1p(all.length))),
  operator_has_last_word: manner(
    number(({ all }) => (all.length === 0 ? null : Number(all.at(-1)?.role === 'operator'))),
  ),
  silence_share: manner(metric('silence_share', null)),
  operator_response: manner(metric('response_ms', 'operator')),
  abonent_interruptions: manner(metric('interruptions_per_minute', 'abonent')),
} as const satisfies Record<CallFeatureName, Feature>;
