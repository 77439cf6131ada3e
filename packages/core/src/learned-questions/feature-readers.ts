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

/** From here on in the order of phrases a call is late. */
const late = 2 / 3;
/** So many phrases of a side are how the call ends for it. */
const ending = 3;

const by = ({ all }: PhrasesOfCall, role: SpeakerRole) => all.filter((phrase) => phrase.role === role);
const lateBy = ({ all }: PhrasesOfCall, role: SpeakerRole) =>
  all.filter((phrase, at) => phrase.role === role && at >= Math.floor(all.length * late));
const endBy = (call: PhrasesOfCall, role: SpeakerRole) => by(call, role).slice(-ending);

type Choose = (phrase: ReadPhrase) => boolean;
export type Reader = (call: PhrasesOfCall) => CallFeature;
type Part = (call: PhrasesOfCall) => readonly ReadPhrase[];

/** How many phrases are so, as a logarithm: the first of them says most. */
export const count =
  (part: Part, choose: Choose): Reader =>
  (call) => {
    const chosen = part(call).filter(choose);
    return { value: Math.log1p(chosen.length), phrase_ids: chosen.map(({ id }) => id) };
  };

/** Which share of the phrases is so. */
export const share =
  (part: Part, choose: Choose): Reader =>
  (call) => {
    const phrases = part(call);
    const chosen = phrases.filter(choose);
    const value = phrases.length === 0 ? null : chosen.length / phrases.length;
    return { value, phrase_ids: chosen.map(({ id }) => id) };
  };

/** A number that stands on the call as a whole. */
export const number =
  (value: (call: PhrasesOfCall) => number | null): Reader =>
  (call) => ({ value: value(call), phrase_ids: [] });

/** The mean valence of phrases; the evidence is what was not neutral. */
export const valence =
  (part: Part): Reader =>
  (call) => {
    const phrases = part(call);
    const value =
      phrases.length === 0 ? null : phrases.reduce((sum, one) => sum + one.valence, 0) / phrases.length;
    return { value, phrase_ids: phrases.filter((one) => one.emotion !== 'neutral').map(({ id }) => id) };
  };

/** The valence of the most unpleasant phrase. */
export const leastValence =
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

/** A number that was measured. */
export const metric = (name: string, role: SpeakerRole | null): Reader =>
  number(({ call: { metrics } }) => (metrics === null ? null : metricOf(metrics, 0, name, role).value));

/** Words that are said in phrases. */
export const wordsOf = (phrases: readonly ReadPhrase[]) =>
  phrases.reduce((sum, { forms }) => sum + forms.length, 0);

/** Phrases that give a sign. */
export const has =
  (sign: SignName): Choose =>
  ({ signs }) =>
    signs.has(sign);

/** A success that is not asked for, and not taken back in the same breath. */
export const succeeds: Choose = ({ signs, asks }) => signs.has('success') && !signs.has('refusal') && !asks;
/** Who is sorry for not understanding refuses nothing. */
export const refuses: Choose = ({ signs }) => signs.has('refusal') && !signs.has('not_understood');

/** Whether a refusal (−1) or a success (1) was the operator's last word about the matter; 0 where there was neither. */
export const outcome: Reader = (call) => {
  const last = by(call, 'operator').findLast((phrase) => refuses(phrase) || succeeds(phrase));
  if (last === undefined) return { value: 0, phrase_ids: [] };
  return { value: refuses(last) ? -1 : 1, phrase_ids: [last.id] };
};

export const operator: Part = (call) => by(call, 'operator');
export const abonent: Part = (call) => by(call, 'abonent');
export const operatorLate: Part = (call) => lateBy(call, 'operator');
export const abonentLate: Part = (call) => lateBy(call, 'abonent');
export const abonentEnd: Part = (call) => endBy(call, 'abonent');
