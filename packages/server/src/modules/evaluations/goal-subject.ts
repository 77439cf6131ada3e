import { textOf } from '@earshot/core/call/phrase.ts';
import type { Kept, KeptItem } from '@earshot/core/evaluations/tried-of.ts';
import type { MachineAnswer } from '@earshot/core/goals/answers.ts';
import { GoalInput } from '@earshot/core/goals/goals.ts';
import type { NumberedQuestion } from '@earshot/core/goals/questions.ts';
import type { Ctx } from '../../platform/context.ts';
import { listCallHeads } from '../files/call-heads.queries.ts';
import { startedAt } from '../files/started-at.ts';
import { detectionsOf, type LoadedGoal, loadGoals } from '../goals/loaded-goals.ts';
import { beforehand, type GoalCall, tryGoals } from '../goals/score-calls.ts';
import { loadAnalysedCalls } from '../rules/analysed-call.ts';
import { ruleSemantics } from '../rules/rule-semantics.ts';
import { versionBody } from '../versions/versions.ts';
import { versionsOf } from './rule-subject.ts';
import { learnedFromNothing, type SubjectKeeper } from './subject.ts';
import type { TruthRow } from './truths.store.ts';

/** A scorecard: what the machine answers to its questions, whatever people said of the call. */
export const goalSubject: SubjectKeeper = {
  kind: 'goal',
  versions: (ctx, id) => versionsOf(ctx, { kind: 'goal', id }),
  load: async (ctx, id, version) => {
    const read = GoalInput.safeParse(await versionBody(ctx, { kind: 'goal', id }, version));
    if (!read.success) return null;
    const form = { ...read.data, applies_to: { query: null, filters: {} } };
    const [goal] = await loadGoals(ctx, [{ id, version, form, applies_from: null, author_id: null }]);
    if (goal === undefined) return null;
    const questions = goal.groups.flatMap((group) => group.questions);
    const asked = questions.filter(({ answer_by: by }) => by.kind !== 'person');
    return {
      version,
      choose: 'any',
      items: asked.map(({ id: question, text, mode }) => ({
        id: question,
        name: text,
        kind: mode === 'yes_no' ? 'yes_no' : 'answer',
      })),
      learnedFrom: learnedFromNothing,
      tell: (ctx, places) => tellOf(ctx, goal, questions, places),
    };
  },
  unit: async () => null,
};

async function tellOf(
  ctx: Ctx,
  goal: LoadedGoal,
  questions: readonly NumberedQuestion[],
  places: readonly TruthRow[],
): Promise<Map<number, Kept>> {
  const ids = [...new Set(places.map(({ file_id }) => file_id))];
  const [files, analysed] = await Promise.all([
    listCallHeads(ctx.db, ctx.workspaceId, ids),
    loadAnalysedCalls(ctx.db, ctx.workspaceId, ids),
  ]);
  const calls = files.flatMap((file): GoalCall[] => {
    const call = analysed.get(file.id);
    const { id: file_id, created_at, language } = file;
    return call === undefined ? [] : [{ file_id, created_at, language, started_at: startedAt(file), call }];
  });
  const said = calls.flatMap(({ call }) => call.conversation.phrases.map(textOf));
  const semantics = await ruleSemantics(ctx, detectionsOf(goal), said);
  const there = await beforehand(ctx, [goal], calls);
  const scored = tryGoals([goal], calls, there, { semantics, isAnew: true, isByHand: true });
  const byCall = new Map(scored.map(({ call, fresh }) => [call.file_id, fresh]));
  return new Map(
    places.flatMap(({ id, file_id }) => {
      const answers = byCall.get(file_id);
      return answers === undefined ? [] : [[id, keptOf(questions, answers)] as const];
    }),
  );
}

/** What only suggests has told as well: that it is not sure is said beside it. */
function keptOf(questions: readonly NumberedQuestion[], answers: readonly MachineAnswer[]): Kept {
  const modes = new Map(questions.map(({ id, mode }) => [id, mode]));
  const items = answers.map(({ question_id: id, answer, suggestion, confidence }): KeptItem => {
    const value = answer ?? suggestion;
    const isYesNo = modes.get(id) === 'yes_no';
    return {
      id,
      told: isYesNo && value !== null ? value === 'yes' : null,
      answer: isYesNo ? null : value,
      probability:
        isYesNo && value !== null && confidence !== null ? asLikely(value === 'yes', confidence) : null,
      isUnsure: answer === null,
    };
  });
  return { items, moments: answers.flatMap(({ moments }) => moments).slice(0, mostMoments), words: null };
}

const mostMoments = 50;

/** How likely a yes is, where an answer is so sure. */
const asLikely = (isYes: boolean, confidence: number): number => (isYes ? confidence : 1 - confidence);
