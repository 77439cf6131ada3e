import type { CallFilters } from '../calls/call-filters.ts';
import type { GoalInput } from './goals.ts';
import { beyondWords, doings, joiners } from './lint-words.ts';
import type { GroupInput, NotApplicableWhen, QuestionInput } from './questions.ts';

export const hintCodes = [
  'beyond_words',
  'two_questions',
  'never_applies',
  'always_applies',
  'never_matters',
  'no_full_credit',
  'asked_twice',
  'no_limits',
  'never_sure',
] as const;
export type HintCode = (typeof hintCodes)[number];

/** Something about a question that is probably not meant; places from 0. `word`: the word that it is about. */
export type Hint = { code: HintCode; group: number; question: number; word: string };

/** Below this share of all points a question hardly moves a score. */
const leastWeight = 0.01;

/** What somebody should look at before a goal is used; none of it keeps it from being saved. */
export function lintGoal({ groups, applies_to }: Pick<GoalInput, 'groups' | 'applies_to'>): Hint[] {
  const total = groups
    .flatMap(({ questions }) => questions)
    .reduce((sum, one) => sum + (one.is_bonus ? 0 : one.control_value), 0);
  const seen = new Set<string>();
  return groups.flatMap((group, at) =>
    group.questions.flatMap((question, place) => {
      const plain = question.text.trim().toLowerCase();
      const isTwice = seen.has(plain);
      seen.add(plain);
      const found: (readonly [HintCode, string] | null)[] = [
        beyond(question),
        two(question),
        isTwice ? ['asked_twice', question.text] : null,
        conditionHint(question.not_applicable_when, applies_to.filters),
        hasNoWeight(question, group, total) ? ['never_matters', ''] : null,
        hasNoFullCredit(question) ? ['no_full_credit', ''] : null,
        hasNoLimits(question) ? ['no_limits', ''] : null,
        isNeverSure(question) ? ['never_sure', ''] : null,
      ];
      return found.flatMap((one) =>
        one === null ? [] : [{ code: one[0], group: at, question: place, word: one[1] }],
      );
    }),
  );
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}'’-]+/gu) ?? [];

/** What a machine that reads words cannot know. */
function beyond({ text, answer_by }: QuestionInput): readonly [HintCode, string] | null {
  if (answer_by.kind === 'person' || answer_by.kind === 'metric') return null;
  const word = wordsOf(text).find((one) => beyondWords.some((start) => begins(one, start)));
  return word === undefined ? null : ['beyond_words', word];
}

/** Short beginnings are whole words: `тон` begins many another word. */
const begins = (word: string, start: string): boolean =>
  start.length <= 4 ? word === start : word.startsWith(start);

function two({ text }: QuestionInput): readonly [HintCode, string] | null {
  if ((text.match(/\?/g) ?? []).length > 1) return ['two_questions', '?'];
  const words = wordsOf(text);
  const at = words.findIndex(
    (word, place) => place > 0 && joiners.includes(word) && isDoing(words[place + 1] ?? ''),
  );
  return at === -1 ? null : ['two_questions', words[at] ?? ''];
}

const isDoing = (word: string): boolean =>
  doings.some((start) => word.startsWith(start) && (start.length > 3 || word.length <= start.length + 2));

/** What a call has one value of: two that differ exclude each other. */
const single = ['direction', 'type'] as const;
const listed = ['queue', 'disposition', 'campaign', 'language', 'origin'] as const;

/** Whether a filter holds for none, or for all, of the calls that the goal is for; null where it depends. */
type Holds = 'never' | 'always' | null;

function conditionHint(
  when: NotApplicableWhen | null,
  route: CallFilters,
): readonly [HintCode, string] | null {
  if (when === null) return null;
  const names = Object.keys(when.filters) as (keyof CallFilters)[];
  const held = names.map((name) => ({ name, holds: holdsAmong(name, when.filters, route) }));
  const never = held.find(({ holds }) => holds === 'never');
  if (never !== undefined) return [when.negate ? 'always_applies' : 'never_applies', never.name];
  if (when.detection !== null || held.some(({ holds }) => holds === null)) return null;
  return [when.negate ? 'never_applies' : 'always_applies', held[0]?.name ?? ''];
}

function holdsAmong(name: keyof CallFilters, when: CallFilters, route: CallFilters): Holds {
  if (name === 'duration') return durationHolds(when.duration, route.duration);
  const one = single.find((known) => known === name);
  if (one !== undefined && route[one] !== undefined) return when[one] === route[one] ? 'always' : 'never';
  const list = listed.find((known) => known === name);
  return list === undefined ? null : listHolds(when[list], route[list]);
}

function listHolds(when: readonly string[] | undefined, route: readonly string[] | undefined): Holds {
  if (when === undefined || when.length === 0 || route === undefined || route.length === 0) return null;
  const asked = new Set(when.map((value) => value.toLowerCase()));
  const common = route.filter((value) => asked.has(value.toLowerCase())).length;
  return common === 0 ? 'never' : common === route.length ? 'always' : null;
}

function durationHolds(when: CallFilters['duration'], route: CallFilters['duration']): Holds {
  if (when === undefined) return null;
  const end = ({ to }: { to: number }) => (to === 0 ? Number.POSITIVE_INFINITY : to);
  if (when.start > end(when)) return 'never';
  if (route === undefined) return null;
  if (when.start > end(route) || route.start > end(when)) return 'never';
  return when.start <= route.start && end(when) >= end(route) ? 'always' : null;
}

function hasNoWeight(question: QuestionInput, group: GroupInput, total: number) {
  const { control_value, is_fatal, is_bonus, mode, options } = question;
  if (mode === 'choice' && options.length > 1 && options.every(({ credit }) => credit === 1)) return true;
  if (group.is_control || is_fatal) return false;
  return control_value === 0 || (!is_bonus && total > 0 && control_value / total < leastWeight);
}

const hasNoFullCredit = ({ mode, options }: QuestionInput): boolean =>
  mode === 'choice' && options.length > 0 && options.every(({ credit }) => credit < 1);

const hasNoLimits = ({ mode, answer_by: by, expected }: QuestionInput): boolean => {
  const isOpen = (limits: unknown) =>
    !Array.isArray(limits) || limits.every((edge: unknown) => edge === null);
  if (mode === 'number') return isOpen(expected);
  return mode === 'yes_no' && by.kind === 'metric' && isOpen(by.limits);
};

/** Of what is learned, or said by a model, nothing is certain: with a bar at 1 a person answers every call. */
const isNeverSure = ({ answer_by: by, confidence_bar }: QuestionInput): boolean =>
  (by.kind === 'learned' || by.kind === 'llm') && confidence_bar >= 1;
