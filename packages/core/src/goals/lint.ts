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

/** Values of which a call has one: two that differ exclude each other. */
const single = ['direction', 'type'] as const;

function conditionHint(
  when: NotApplicableWhen | null,
  route: CallFilters,
): readonly [HintCode, string] | null {
  if (when === null) return null;
  const name = single.find((one) => when.filters[one] !== undefined && route[one] !== undefined);
  const range = contradicts(when.filters.duration, route.duration);
  if (name === undefined && !range) {
    const asksNothing = when.detection === null && Object.keys(when.filters).length === 0;
    return asksNothing ? [when.negate ? 'never_applies' : 'always_applies', ''] : null;
  }
  const isSame = !range && name !== undefined && when.filters[name] === route[name];
  // Of a call that the goal is for, the filter always holds, or never; a detection decides in the first case.
  if (isSame && when.detection !== null) return null;
  return [isSame === when.negate ? 'never_applies' : 'always_applies', String(name ?? 'duration')];
}

function contradicts(one: CallFilters['duration'], other: CallFilters['duration']): boolean {
  if (one === undefined || other === undefined) return false;
  const end = ({ to }: { to: number }) => (to === 0 ? Number.POSITIVE_INFINITY : to);
  return one.start > end(other) || other.start > end(one);
}

function hasNoWeight({ control_value, is_fatal, is_bonus }: QuestionInput, group: GroupInput, total: number) {
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
