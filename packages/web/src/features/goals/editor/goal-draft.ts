import type { Goal, GoalInput } from '@earshot/core/goals/goals.ts';
import {
  type Answerer,
  type GroupInput,
  Question,
  type QuestionInput,
} from '@earshot/core/goals/questions.ts';
import { newDetection } from '../../../shared/rules/builder/detection-draft.ts';

/** Where a question stands: its group and its place in it. */
export type At = { group: number; question: number };
/** One more that keeps what is typed with its line when lines move. */
export type Groups = readonly GroupInput[];

export const newQuestion = (): QuestionInput => ({
  ...Question.parse({ text: '---' }),
  text: '',
});

export const newGroup = (name: string): GroupInput => ({
  name,
  is_control: false,
  questions: [newQuestion()],
});

export const blankGoal = (group: string): GoalInput => ({
  name: '',
  description: '',
  applies_to: { query: null, filters: {} },
  groups: [newGroup(group)],
  pass_from: 75,
  published_by: 'person',
  dispute_days: 7,
});

/** What a person sets of a goal. */
export function inputOf(goal: Goal): GoalInput {
  const { name, description, applies_to, groups, pass_from, published_by, dispute_days } = goal;
  return { name, description, applies_to, groups, pass_from, published_by, dispute_days };
}

/** What there is first to choose; null where there is nothing. */
type FirstOf = { script: number | null; label: { id: number; classifier_id: number } | null };

/** Who answers, as it stands when it is chosen. */
export function newAnswerer(kind: Answerer['kind'], first: FirstOf): Answerer {
  switch (kind) {
    case 'pattern':
      return { kind, id: null, detection: newDetection() };
    case 'metric':
      return { kind, metric: 'silence_share', who: 'anyone', limits: [null, 0.3] };
    case 'script':
      return { kind, id: first.script ?? 0 };
    case 'classifier':
      return { kind, id: first.label?.classifier_id ?? 0, label_id: first.label?.id ?? null };
    default:
      return { kind };
  }
}

export const withGroup = (groups: Groups, at: number, part: Partial<GroupInput>): GroupInput[] =>
  groups.map((group, place) => (place === at ? { ...group, ...part } : group));

export const withQuestion = (
  groups: Groups,
  { group, question }: At,
  part: Partial<QuestionInput>,
): GroupInput[] =>
  changed(groups, group, (questions) =>
    questions.map((one, place) => (place === question ? { ...one, ...part } : one)),
  );

export const addQuestion = (groups: Groups, group: number): GroupInput[] =>
  changed(groups, group, (questions) => [...questions, newQuestion()]);

export const removeQuestion = (groups: Groups, { group, question }: At): GroupInput[] =>
  changed(groups, group, (questions) => questions.toSpliced(question, 1));

/** A second one like it, which is a new question. */
export const copyQuestion = (groups: Groups, { group, question }: At): GroupInput[] =>
  changed(groups, group, (questions) => {
    const { id: _, ...copy } = questions[question] ?? newQuestion();
    return questions.toSpliced(question + 1, 0, copy);
  });

/** One step up or down, over the border of its group where it stands there; the same where there is nowhere to go. */
export function moveQuestion(
  groups: Groups,
  { group, question }: At,
  step: 1 | -1,
): { groups: GroupInput[]; at: At } {
  const from = groups[group];
  const moved = from?.questions[question];
  const same = { groups: [...groups], at: { group, question } };
  if (from === undefined || moved === undefined) return same;
  const place = question + step;
  if (place >= 0 && place < from.questions.length) {
    const rest = from.questions.toSpliced(question, 1).toSpliced(place, 0, moved);
    return { groups: withGroup(groups, group, { questions: rest }), at: { group, question: place } };
  }
  const other = groups[group + step];
  if (other === undefined) return same;
  const without = withGroup(groups, group, { questions: from.questions.toSpliced(question, 1) });
  const into = step === 1 ? [moved, ...other.questions] : [...other.questions, moved];
  return {
    groups: withGroup(without, group + step, { questions: into }),
    at: { group: group + step, question: step === 1 ? 0 : other.questions.length },
  };
}

export function moveGroup(groups: Groups, at: number, step: 1 | -1): GroupInput[] {
  const moved = groups[at];
  const place = at + step;
  if (moved === undefined || place < 0 || place >= groups.length) return [...groups];
  return groups.toSpliced(at, 1).toSpliced(place, 0, moved);
}

const changed = (
  groups: Groups,
  at: number,
  change: (questions: QuestionInput[]) => QuestionInput[],
): GroupInput[] =>
  groups.map((group, place) => (place === at ? { ...group, questions: change(group.questions) } : group));

/** The points of a group: bonus points come on top and weigh nothing. */
export const pointsOf = ({ questions }: Pick<GroupInput, 'questions'>): number =>
  questions.reduce((sum, { is_bonus, control_value }) => sum + (is_bonus ? 0 : control_value), 0);
