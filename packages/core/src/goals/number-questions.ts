import type { GroupInput, NumberedGroup, NumberedQuestion, QuestionInput } from './questions.ts';

/**
 * Gives groups, questions and options that have no number yet the next one; a number that is there twice is given anew the
 * second time. `last`: the highest that was ever given in this goal, so that none means something else later. Answers the
 * groups with the highest number now.
 */
export function numberQuestions(
  groups: readonly GroupInput[],
  last: number,
): { groups: NumberedGroup[]; last: number } {
  let highest = groups.reduce((most, group) => Math.max(most, ...numbersOf(group)), last);
  const taken = new Set<string>();
  const numbered = (kind: string, id: number | undefined): number => {
    const isFree = id !== undefined && !taken.has(`${kind} ${id}`);
    if (!isFree) highest += 1;
    const number = isFree ? id : highest;
    taken.add(`${kind} ${number}`);
    return number;
  };
  const result = groups.map((group) => ({
    ...group,
    id: numbered('group', group.id),
    questions: group.questions.map((question): NumberedQuestion => {
      const id = numbered('question', question.id);
      return {
        ...question,
        id,
        options: question.options.map((one) => ({ ...one, id: numbered(`option of ${id}`, one.id) })),
      };
    }),
  }));
  return { groups: result, last: highest };
}

const numbersOf = ({ id = 0, questions }: GroupInput): number[] => [id, ...questions.flatMap(numbersIn)];

const numbersIn = ({ id = 0, options }: QuestionInput): number[] => [
  id,
  ...options.map((option) => option.id ?? 0),
];
