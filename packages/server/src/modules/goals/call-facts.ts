import type { AnalysedCall } from '@earshot/core/detection/detect.ts';
import type { GoalFacts, Said } from '@earshot/core/goals/answer-goal.ts';
import type { AnswerValue } from '@earshot/core/goals/answers.ts';
import type { CompiledQuestion } from '@earshot/core/goals/compile-goal.ts';
import { learnedSaid } from '@earshot/core/goals/learned-said.ts';
import { questionRead, wordsRead } from '@earshot/core/goals/model-request.ts';
import type { NumberedQuestion } from '@earshot/core/goals/questions.ts';
import { type CallReading, callReader } from '@earshot/core/learned-questions/call-reader.ts';
import { lexicon } from '../matching/lexicon.ts';
import { hashOf } from './fingerprint.ts';
import type { LoadedGoal } from './loaded-goals.ts';
import type { AnswerRow } from './scores.store.ts';
import type { Standing } from './standing.ts';

/** What a language model said of a call, by question; `asked` is null where it gave no answer at all. */
export type ModelSaid = ReadonlyMap<number, { said: Said; asked: string | null }>;

/** What an answer goes by, as it is kept beside it. */
export type GoesBy = { basis: string; learned_version: number | null; asked: string | null };

/** A call about which the questions of a goal are asked. */
export type Asking = {
  goal: LoadedGoal;
  call: AnalysedCall;
  before: ReadonlyMap<number, AnswerRow>;
  standing: Standing;
  isAnew: boolean;
  questions: ReadonlySet<number> | undefined;
  modelSaid: ModelSaid | undefined;
};

/**
 * Which questions are asked of a call, and what others than rules say to them: what was learned, and a language model, which is
 * asked later where it has not been asked yet. `goesBy`: what each of their answers goes by.
 */
export function factsOfCall(asking: Asking): {
  facts: Pick<GoalFacts, 'others' | 'assisting'>;
  isAsked: (question: CompiledQuestion) => boolean;
  goesBy: ReadonlyMap<number, GoesBy>;
} {
  const { goal, standing, before } = asking;
  const others = new Map<number, Said>();
  const assisting = new Set<number>();
  const goesBy = new Map<number, GoesBy>();
  for (const { question } of goal.compiled.questions) {
    const isAssisting = standing.isAssisting(goal, question);
    const version = learnedVersion(asking, question);
    const basis = basisOf(goal, question, { isAssisting, version, hasModel: standing.hasModel });
    if (!isAskedNow(asking, question, before.get(question.id), basis)) continue;
    if (isAssisting) assisting.add(question.id);
    const model = question.answer_by.kind === 'llm' ? saidByModel(asking, question) : null;
    const said = version === null ? model?.said : saidByLearned(asking, question, version);
    if (said !== undefined) others.set(question.id, said);
    goesBy.set(question.id, { basis, learned_version: version, asked: model?.asked ?? null });
  }
  return { facts: { others, assisting }, isAsked: ({ question }) => goesBy.has(question.id), goesBy };
}

/**
 * The version of a learned question that answers a call; null for questions that are answered by others. As with forms, a call that
 * is analysed again keeps the version it was scored with.
 */
function learnedVersion({ goal, before, standing, isAnew }: Asking, question: NumberedQuestion) {
  if (question.answer_by.kind !== 'learned') return null;
  const row = before.get(question.id);
  return isAnew && row !== undefined ? (row.learned_version ?? 0) : standing.newest(goal, question);
}

function basisOf(
  goal: LoadedGoal,
  { id, answer_by: by }: NumberedQuestion,
  { isAssisting, version, hasModel }: { isAssisting: boolean; version: number | null; hasModel: boolean },
): string {
  return [
    goal.basisOf.get(id) ?? '',
    ...(version === null || version === 0 ? [] : [`l${version}`]),
    ...(by.kind === 'llm' ? [hasModel ? 'model' : 'none'] : []),
    ...(isAssisting ? ['assists'] : []),
  ].join('.');
}

function isAskedNow(
  { isAnew, questions, modelSaid }: Asking,
  { id }: NumberedQuestion,
  row: AnswerRow | undefined,
  basis: string,
): boolean {
  if (questions !== undefined && !questions.has(id)) return false;
  if (isAnew || row === undefined || row.basis !== basis || modelSaid?.has(id)) return true;
  // What waits for a language model, or was never answered by it, is asked again whenever somebody goes over it.
  return row.reason === 'waiting' || (row.reason === 'model_failed' && row.asked === null);
}

const reader = (() => {
  let read: ((call: AnalysedCall) => CallReading) | undefined;
  return (call: AnalysedCall) => {
    read ??= callReader(lexicon());
    return read(call);
  };
})();
/** A call is read once for all the questions and goals that ask about it. */
const readings = new WeakMap<AnalysedCall, CallReading>();

function readingOf(call: AnalysedCall): CallReading {
  const known = readings.get(call) ?? reader(call);
  readings.set(call, known);
  return known;
}

function saidByLearned(
  { goal, call, standing }: Asking,
  question: NumberedQuestion,
  version: number,
): Said | undefined {
  const learned = standing.learned(goal, question, version);
  return learned && learnedSaid(learned.answer(readingOf(call)), learned.model, call.conversation.phrases);
}

/** What a model is asked about a call, as a fingerprint. */
export const modelKey = (question: NumberedQuestion, { conversation }: AnalysedCall): string =>
  hashOf(`${questionRead(question)} ${hashOf(wordsRead(conversation.phrases))}`);

function saidByModel(
  { call, before, standing, modelSaid }: Asking,
  question: NumberedQuestion,
): { said: Said; asked: string | null } | null {
  if (!standing.hasModel)
    return { said: { answer: null, confidence: null, reason: 'no_model' }, asked: null };
  const key = modelKey(question, call);
  const given = modelSaid?.get(question.id);
  if (given !== undefined && (given.asked === null || given.asked === key)) return given;
  const row = before.get(question.id);
  return row?.asked === key ? { said: saidBefore(row), asked: key } : null;
}

/** What a model said before to the same question about the same words: it is not asked again. */
function saidBefore({ answer, suggestion, confidence, reason, note, moments }: AnswerRow): Said {
  return {
    answer: (answer ?? suggestion) as AnswerValue,
    confidence,
    reason: reason === 'model_failed' ? 'model_failed' : 'model',
    note,
    moments: moments as NonNullable<Said['moments']>,
  };
}
