import { z } from 'zod';
import type { SpokenPhrase } from '../call/phrase.ts';
import { storable } from '../storable.ts';
import type { Said } from './answer-goal.ts';
import type { AnswerValue } from './answers.ts';
import { phraseMoments } from './learned-said.ts';
import type { ModelRequest } from './model-request.ts';
import type { NumberedQuestion } from './questions.ts';

const Answers = z.object({
  answers: z.array(z.looseObject({ question: z.int() })).max(1000),
});
const ModelAnswer = z.object({
  answer: z.union([z.string().max(200), z.number()]),
  confidence: z.number().min(0).max(1),
  reason: z.string().default(''),
  phrases: z.array(z.number()).max(1000).default([]),
});
const longestNote = 500;
const mostMoments = 10;

/** What a model says where it did not answer, or nothing that can be used. */
export const modelFailed: Said = { answer: null, confidence: null, reason: 'model_failed' };

/**
 * Reads what a language model answers. Each question has one answer that fits it, with phrases that were shown, or it counts as
 * failed; numbers of phrases that do not exist are dropped. Null where this is no such answer at all.
 */
export function readModelAnswers(
  content: string,
  questions: readonly NumberedQuestion[],
  { phraseOf }: Pick<ModelRequest, 'phraseOf'>,
  phrases: readonly SpokenPhrase[],
): Map<number, Said> | null {
  const given = parsed(content);
  if (given === null) return null;
  return new Map(
    questions.map((question, at) => {
      const own = given.filter((one) => one.question === at + 1);
      return [question.id, own.length === 1 ? saidOf(question, own[0], phraseOf, phrases) : modelFailed];
    }),
  );
}

function parsed(content: string) {
  try {
    return Answers.parse(JSON.parse(content)).answers;
  } catch {
    return null;
  }
}

function saidOf(
  question: NumberedQuestion,
  given: unknown,
  phraseOf: ReadonlyMap<number, number>,
  phrases: readonly SpokenPhrase[],
): Said {
  const read = ModelAnswer.safeParse(given);
  if (!read.success) return modelFailed;
  const { confidence, reason } = read.data;
  const note = storable(reason).trim().slice(0, longestNote).toWellFormed();
  const ids = new Set(read.data.phrases.flatMap((n) => phraseOf.get(n) ?? []));
  const moments = phraseMoments(phrases, ids).slice(0, mostMoments);
  const unknown = { answer: null, reason: 'model' as const, note, moments };
  if (read.data.answer === 'cannot_tell') return { ...unknown, confidence: null };
  const answer = answerOf(question, read.data.answer);
  if (answer === null || (answer === 'yes' && moments.length === 0)) return { ...modelFailed, note };
  return { answer, confidence, reason: 'model', note, moments };
}

/** The answer as the question has it; null where it is none. A number may come as words. */
function answerOf({ mode, options, scale }: NumberedQuestion, answer: string | number): AnswerValue {
  if (mode === 'yes_no') return answer === 'yes' || answer === 'no' ? answer : null;
  const value = typeof answer === 'number' ? answer : answer.trim() === '' ? Number.NaN : Number(answer);
  if (!Number.isFinite(value)) return null;
  if (mode === 'number') return value;
  if (!Number.isInteger(value)) return null;
  if (mode === 'choice') return options[value - 1]?.id ?? null;
  return mode === 'scale' && value >= scale.from && value <= scale.to ? value : null;
}
