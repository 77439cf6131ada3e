import type { Conversation } from '../call/conversation.ts';
import type { SpeakerRole } from '../call/role.ts';
import { metricOf } from '../metrics/flat-metrics.ts';
import type { CallMetrics } from '../metrics/metrics.ts';
import type { ReadPhrase } from './read-phrase.ts';
import type { SignName } from './signs.ts';

/** A call as questions are answered about it; `metrics` is null where nothing was measured. */
export type AskedCall = { conversation: Conversation; metrics: CallMetrics | null };

/** One feature of a call: null where it cannot be known; and the phrases it stands on, where it stands on some. */
export type CallFeature = { value: number | null; phrase_ids: readonly number[] };

export type PhrasesOfCall = { all: readonly ReadPhrase[]; call: AskedCall };

const late = 2 / 3;
/** So many phrases of a side are how the call ends for it. */
const ending = 3;

const by = ({ all }: PhrasesOfCall, role: SpeakerRole) => all.filter((phrase) => phrase.role === role);
const lateBy = ({ all }: PhrasesOfCall, role: SpeakerRole) =>
  all.filter((phrase, at) => phrase.role === role && at >= Math.floor(all.length * late));
const endBy = (call: PhrasesOfCall, role: SpeakerRole) => by(call, role).slice(-ending);

type Choose = (phrase: ReadPhrase) => boolean;
type Reader = (call: PhrasesOfCall) => CallFeature;
type Part = (call: PhrasesOfCall) => readonly ReadPhrase[];

/** How many phrases are so, as a logarithm: the first of them says most. */
const count =
  (part: Part, choose: Choose): Reader =>
  (call) => {
    const chosen = part(call).filter(choose);
    return { value: Math.log1p(chosen.length), phrase_ids: chosen.map(({ id }) => id) };
  };

/** Which share of the phrases is so. */
const share =
  (part: Part, choose: Choose): Reader =>
  (call) => {
    const phrases = part(call);
    const chosen = phrases.filter(choose);
    const value = phrases.length === 0 ? null : chosen.length / phrases.length;
    return { value, phrase_ids: chosen.map(({ id }) => id) };
  };

const number =
  (value: (call: PhrasesOfCall) => number | null): Reader =>
  (call) => ({ value: value(call), phrase_ids: [] });

/** The mean valence of phrases; the evidence is what was not neutral. */
const valence =
  (part: Part): Reader =>
  (call) => {
    const phrases = part(call);
    const value =
      phrases.length === 0 ? null : phrases.reduce((sum, one) => sum + one.valence, 0) / phrases.length;
    return { value, phrase_ids: phrases.filter((one) => one.emotion !== 'neutral').map(({ id }) => id) };
  };

const leastValence =
  (part: Part): Reader =>
  (call) => {
    const least = part(call).reduce<ReadPhrase | null>(
      (found, one) => (found === null || one.valence < found.valence ? one : found),
      null,
    );
    return {
      value: least?.valence ?? null,
      phrase_ids: least === null || least.valence >= 0 ? [] : [least.id],
    };
  };

const metric = (name: string, role: SpeakerRole | null): Reader =>
  number(({ call: { metrics } }) => (metrics === null ? null : metricOf(metrics, 0, name, role).value));

const wordsOf = (phrases: readonly ReadPhrase[]) => phrases.reduce((sum, { forms }) => sum + forms.length, 0);

const has =
  (sign: SignName): Choose =>
  ({ signs }) =>
    signs.has(sign);
/** A success that is not asked for, and not taken back in the same breath. */
const succeeds: Choose = ({ signs, asks }) => signs.has('success') && !signs.has('refusal') && !asks;
/** Who is sorry for not understanding refuses nothing. */
const refuses: Choose = ({ signs }) => signs.has('refusal') && !signs.has('not_understood');

/** Whether a refusal (−1) or a success (1) was the operator's last word about the matter; 0 where there was neither. */
const outcome: Reader = (call) => {
  const last = by(call, 'operator').findLast((phrase) => refuses(phrase) || succeeds(phrase));
  if (last === undefined) return { value: 0, phrase_ids: [] };
  return { value: refuses(last) ? -1 : 1, phrase_ids: [last.id] };
};

const operator: Part = (call) => by(call, 'operator');
const abonent: Part = (call) => by(call, 'abonent');
const operatorLate: Part = (call) => lateBy(call, 'operator');
const abonentLate: Part = (call) => lateBy(call, 'abonent');
const abonentEnd: Part = (call) => endBy(call, 'abonent');

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

/** Every feature of a call by its name. A name is kept in models, so that its meaning never changes. */
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
} as const satisfies Record<string, Feature>;
export type CallFeatureName = keyof typeof callFeatures;
export const callFeatureNames = Object.keys(callFeatures) as readonly CallFeatureName[];
