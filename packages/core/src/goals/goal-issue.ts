import type { ErrorCode } from '../errors.ts';
import { type GoalInput, mostQuestions } from './goals.ts';
import type { AnswererKind, QuestionInput, QuestionMode } from './questions.ts';

export type GoalIssue = { code: Extract<ErrorCode, `goals.${string}`>; question: string };

/** Who can answer which question; a person can answer each. */
const answerable: Record<AnswererKind, readonly QuestionMode[]> = {
  pattern: ['yes_no'],
  metric: ['yes_no', 'number'],
  script: ['yes_no'],
  classifier: ['yes_no'],
  learned: ['yes_no'],
  llm: ['yes_no', 'choice', 'scale', 'number'],
  person: ['yes_no', 'choice', 'scale', 'number', 'text'],
};

export const canAnswer = (kind: AnswererKind, mode: QuestionMode): boolean => answerable[kind].includes(mode);

/** What keeps a goal from being saved, with the question that is meant; undefined where nothing does. */
export function goalIssue({ groups }: Pick<GoalInput, 'groups'>): GoalIssue | undefined {
  const questions = groups.flatMap((group) => group.questions);
  if (questions.length === 0) return { code: 'goals.no_questions', question: '' };
  if (questions.length > mostQuestions) return { code: 'goals.too_many_questions', question: '' };
  for (const question of questions) {
    const code = questionIssue(question);
    if (code !== undefined) return { code, question: question.text };
  }
  return undefined;
}

function questionIssue(question: QuestionInput): GoalIssue['code'] | undefined {
  const { mode, options, scale, expected, answer_by: by } = question;
  if (mode === 'choice' && options.length < 2) return 'goals.too_few_options';
  if (mode === 'scale' && scale.to <= scale.from) return 'goals.scale_reversed';
  const limits = [expected, by.kind === 'metric' ? by.limits : null].filter((one) => Array.isArray(one));
  if (limits.some(([least, most]) => least !== null && most !== null && least > most))
    return 'goals.limits_reversed';
  if (!canAnswer(by.kind, mode)) return 'goals.cannot_answer';
  if (by.kind === 'pattern' && (by.id === null) === (by.detection === null)) return 'goals.no_pattern';
  return undefined;
}
