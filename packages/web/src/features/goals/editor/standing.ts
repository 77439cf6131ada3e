import type { Goal } from '@earshot/core/goals/goals.ts';
import type { LearningState } from '@earshot/core/goals/learning-state.ts';
import type { QuestionInput } from '@earshot/core/goals/questions.ts';
import type { QuestionPower, QuestionSwitch } from '@earshot/core/goals/switches.ts';

/** Who answers a question as it stands, what made it so, and how far it was learned. */
export type Standing = {
  /** Null while it is not known how far it was learned. */
  power: QuestionPower | 'person' | null;
  /** The goal that it is saved in, where it is saved as it is. */
  goalId: number | null;
  /** The switch that holds; null where nobody switched it. */
  switched: QuestionSwitch | null;
  learning: LearningState | null;
};

/** How a question stands. One that is new, or asks something else than what is saved, begins anew. */
export function standingOf(
  question: QuestionInput,
  goal: Pick<Goal, 'id' | 'groups'> | null,
  known: {
    switches: ReadonlyMap<number, QuestionSwitch>;
    learning: ReadonlyMap<number, LearningState>;
  },
): Standing {
  const { id, answer_by: by } = question;
  const saved = goal?.groups.flatMap(({ questions }) => questions).find((one) => one.id === id);
  const isSaved =
    id !== undefined &&
    saved !== undefined &&
    saved.text.trim() === question.text.trim() &&
    saved.mode === question.mode &&
    saved.answer_by.kind === by.kind;
  const switched = (isSaved ? known.switches.get(id) : null) ?? null;
  const learning = (isSaved && by.kind === 'learned' ? known.learning.get(id) : null) ?? null;
  return { power: powerOf(), goalId: isSaved ? (goal?.id ?? null) : null, switched, learning };

  function powerOf(): Standing['power'] {
    if (by.kind === 'person') return 'person';
    if (switched?.mode === 'assist') return 'assist';
    if (by.kind !== 'learned') return 'automatic';
    if (isSaved && learning === null) return null;
    return learning?.versions[0]?.judgement === 'automatic' ? 'automatic' : 'assist';
  }
}
