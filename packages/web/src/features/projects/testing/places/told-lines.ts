import type { TestedItem, TestedPlace, Told } from '@earshot/core/evaluations/evaluations.ts';
import type { AnswerValue } from '@earshot/core/goals/answers.ts';
import type { NumberedQuestion } from '@earshot/core/goals/questions.ts';

/** An answer as it is said, and whether it is the right one; null where that is not known. */
export type Side = { text: string; isRight: boolean | null; isUnsure: boolean; first: number | null };
/** What is right of a place, or of one question about it, beside what each version told. */
export type ToldLine = {
  key: string;
  question: string | null;
  right: { text: string; first: number | null };
  told: Side;
  against: Side | null;
};

export type Words = {
  none: string;
  found: string;
  notFound: string;
  answer: (question: NumberedQuestion | undefined, answer: AnswerValue) => string;
};

type Place = Pick<TestedPlace, 'right' | 'told' | 'against'>;

/** Of a transcript there is no line: its words stand by themselves. */
export function toldLines(
  place: Place,
  items: readonly TestedItem[],
  questions: readonly NumberedQuestion[],
  words: Words,
): ToldLine[] {
  const { right, told, against } = place;
  if ('text' in right) return [];
  if ('answers' in right) return questionLines(place, right.answers, items, questions, words);
  const isRule = 'has' in right;
  const asked = 'labels' in right ? right.asked : undefined;
  const ids = isRule ? (right.has ? items.map(({ id }) => id) : []) : right.labels;
  const say = (some: readonly number[]) =>
    isRule ? (some.length > 0 ? words.found : words.notFound) : namesOf(some, items, words.none);
  const side = (one: Told): Side => {
    const known = asked === undefined ? one.items : one.items.filter((id) => asked.includes(id));
    return { text: say(known), isRight: one.is_right, isUnsure: one.is_unsure, first: known[0] ?? null };
  };
  return [
    {
      key: 'all',
      question: null,
      right: { text: say(ids), first: ids[0] ?? null },
      told: side(told),
      against: against && side(against),
    },
  ];
}

function namesOf(ids: readonly number[], items: readonly TestedItem[], none: string): string {
  const names = ids.map((id) => items.find((item) => item.id === id)?.name ?? `#${id}`);
  return names.length === 0 ? none : names.join(', ');
}

/** Questions that somebody answered; those that a version has wrong, where there are such, for the others say nothing. */
function questionLines(
  { told, against }: Place,
  answers: readonly { question_id: number; answer: AnswerValue }[],
  items: readonly TestedItem[],
  questions: readonly NumberedQuestion[],
  { answer: write }: Words,
): ToldLine[] {
  const lines = answers.map(({ question_id: id, answer }): ToldLine => {
    const question = questions.find((one) => one.id === id);
    const side = (one: Told): Side => {
      const said = answerOf(one, id, question);
      return {
        text: write(question, said),
        isRight: said === null ? null : isSame(said, answer),
        isUnsure: false,
        first: null,
      };
    };
    return {
      key: String(id),
      question: items.find((item) => item.id === id)?.name ?? question?.text ?? `#${id}`,
      right: { text: write(question, answer), first: null },
      told: side(told),
      against: against && side(against),
    };
  });
  const wrong = lines.filter((line) => line.told.isRight === false || line.against?.isRight === false);
  return wrong.length > 0 ? wrong : lines;
}

/** Of a question with yes and no only a yes is told. */
function answerOf(told: Told, id: number, question: NumberedQuestion | undefined): AnswerValue {
  const value = told.values.find(({ item_id }) => item_id === id)?.answer;
  if (value !== undefined) return value;
  if (question !== undefined && question.mode !== 'yes_no') return null;
  return told.items.includes(id) ? 'yes' : 'no';
}

const isSame = (one: AnswerValue, other: AnswerValue) =>
  String(one).trim().toLowerCase() === String(other).trim().toLowerCase();
