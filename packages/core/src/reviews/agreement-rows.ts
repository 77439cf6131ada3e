import type { Answer, AnsweredUnit, AnswerLevel } from '../agreement/answers.ts';
import type { AnswerState, AnswerValue } from '../goals/answers.ts';
import type { QuestionMode } from '../goals/questions.ts';

/** What somebody answered blind about a question of a call, beside what the machine said then. */
export type BlindAnswer = {
  review_id: number;
  file_id: string;
  user_id: number;
  submitted_at: Date;
  question_id: number;
  state: AnswerState;
  answer: AnswerValue;
  machine_state: AnswerState | null;
  machine_answer: AnswerValue;
};

/** How answers to questions of a mode relate; null where they cannot be compared, as words cannot. */
export function levelOf(mode: QuestionMode): AnswerLevel | null {
  switch (mode) {
    case 'yes_no':
    case 'choice':
      return 'nominal';
    case 'scale':
      return 'ordinal';
    case 'number':
      return 'interval';
    case 'text':
      return null;
    default:
      return mode satisfies never;
  }
}

/** That a question does not apply, as an answer beside yes, no and the options. */
export const doesNotApply = 'n/a';

/** An answer as it is compared; null where there is none. Among numbers there is no place for what does not apply. */
export function comparedAnswer(
  state: AnswerState | null,
  answer: AnswerValue,
  level: AnswerLevel,
): Answer | null {
  if (state === null || state === 'cannot_tell') return null;
  if (state === 'not_applicable') return level === 'nominal' ? doesNotApply : null;
  if (answer === null) return null;
  return level === 'nominal' ? String(answer) : Number(answer);
}

/** Machine and person about each call, that person who was first where there are several. */
export function machineUnits(
  rows: readonly BlindAnswer[],
  level: AnswerLevel,
): { file_id: string; submitted_at: Date; unit: AnsweredUnit }[] {
  return Array.from(
    Map.groupBy(rows, ({ file_id }) => file_id),
    ([file_id, some]) => {
      const first = some.reduce((one, other) => (other.submitted_at < one.submitted_at ? other : one));
      const { submitted_at, machine_state, machine_answer, state, answer } = first;
      const unit = [
        comparedAnswer(machine_state, machine_answer, level),
        comparedAnswer(state, answer, level),
      ];
      return { file_id, submitted_at, unit };
    },
  );
}

/** People about each call, always in the same order of people; somebody's last answer where they gave several. */
export function peopleUnits(
  rows: readonly BlindAnswer[],
  level: AnswerLevel,
): { file_id: string; unit: AnsweredUnit }[] {
  const people = [...new Set(rows.map(({ user_id }) => user_id))].sort((one, other) => one - other);
  return Array.from(
    Map.groupBy(rows, ({ file_id }) => file_id),
    ([file_id, some]) => {
      const byPerson = new Map(some.map((row) => [row.user_id, row]));
      const unit = people.map((person) => {
        const row = byPerson.get(person);
        return row === undefined ? null : comparedAnswer(row.state, row.answer, level);
      });
      return { file_id, unit };
    },
  );
}
