/** A question of a goal, by their numbers. */
export type AskedQuestion = { goal_id: number; question_id: number };

const written = /^([1-9]\d{0,14})\.([1-9]\d{0,8})$/;

/** A goal and a question of it, as `12.3`; null where that is not what it says. */
export function questionOfKey(key: string): AskedQuestion | null {
  const [, goal, question] = written.exec(key) ?? [];
  return goal === undefined ? null : { goal_id: Number(goal), question_id: Number(question) };
}

/** The opposite of `questionOfKey`. */
export const keyOfQuestion = ({ goal_id, question_id }: AskedQuestion): string => `${goal_id}.${question_id}`;

/** The question that a measure is of; as long as nobody has chosen one, none that there is. */
export const questionMeasured = (of: string | number | null): AskedQuestion =>
  questionOfKey(String(of)) ?? { goal_id: 0, question_id: 0 };
