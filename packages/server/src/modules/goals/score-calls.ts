import { type AnalysedCall, detect } from '@earshot/core/detection/detect.ts';
import { dayOf } from '@earshot/core/findings/day.ts';
import { answerGoal, type GoalFacts, type Said } from '@earshot/core/goals/answer-goal.ts';
import type { CountedAnswer, MachineAnswer } from '@earshot/core/goals/answers.ts';
import { type GoalScore, scoreOf } from '@earshot/core/goals/score.ts';
import type { Semantics } from '@earshot/core/matching/find.ts';
import type { Ctx, TxCtx } from '../../platform/context.ts';
import { recountCalls } from '../files/call-counters.ts';
import { getWorkspaceSettings } from '../workspaces/workspaces.ts';
import { filtersMet, type MetFilters } from './goal-filters.ts';
import type { LoadedGoal } from './loaded-goals.ts';
import {
  type AnswerRow,
  countedOf,
  dropAnswers,
  dropScores,
  findScores,
  type NewAnswer,
  type NewScore,
  putAnswers,
  putScores,
  type ScoreRow,
} from './scores.store.ts';

/** A call as goals see it. */
export type GoalCall = {
  file_id: string;
  created_at: Date;
  started_at: Date;
  language: string | null;
  call: AnalysedCall;
};

/** `isAnew`: the call was analysed again, so that all its answers are given anew; else only those that would be others. */
export type Scoring = {
  semantics: Semantics | null;
  isAnew: boolean;
  /** Somebody asked for the score of calls that the goal is not for. */
  isByHand?: boolean;
};

/** What goals say of a call before anything is written. */
export type Scored = {
  goal: LoadedGoal;
  call: GoalCall;
  /** Answers that were given now. */
  fresh: MachineAnswer[];
  /** Every answer as it counts. */
  counted: ReadonlyMap<number, CountedAnswer>;
  score: GoalScore;
  machine: GoalScore;
};

/** Answers and scores of calls by goals that are for them; nothing is written. `known`: what stands there. */
export function tryGoals(
  goals: readonly LoadedGoal[],
  calls: readonly GoalCall[],
  met: MetFilters,
  known: KnownAnswers,
  { semantics, isAnew, isByHand = false }: Scoring,
): Scored[] {
  return goals.flatMap((goal) =>
    calls.flatMap((call): Scored[] => {
      const isFor = met.goals.get(goal)?.has(call.file_id) && isAsked(goal, call, semantics);
      if (!isFor && !isByHand) return [];
      const before = known.of(goal.id, call.file_id);
      const facts = factsOf(goal, call, met, semantics);
      const fresh = answerGoal(
        goal.compiled,
        call.call,
        facts,
        ({ question: { id } }) => isAnew || before.get(id)?.basis !== goal.basisOf.get(id),
      );
      return [{ goal, call, fresh, ...scoresOf(goal, fresh, before) }];
    }),
  );
}

function isAsked(
  { compiled: { query } }: LoadedGoal,
  { call }: GoalCall,
  semantics: Semantics | null,
): boolean {
  return query === null || detect(query, call, semantics).holds;
}

function factsOf(goal: LoadedGoal, call: GoalCall, met: MetFilters, semantics: Semantics | null): GoalFacts {
  const filtered = new Set<number>();
  for (const [question, calls] of met.questions.get(goal) ?? [])
    if (calls.has(call.file_id)) filtered.add(question);
  return {
    language: call.language,
    semantics,
    filtered,
    others: new Map<number, Said>(),
    assisting: new Set<number>(),
  };
}

function scoresOf(
  goal: LoadedGoal,
  fresh: readonly MachineAnswer[],
  before: ReadonlyMap<number, AnswerRow>,
): Pick<Scored, 'counted' | 'score' | 'machine'> {
  const counted = new Map<number, CountedAnswer>();
  const machine = new Map<number, CountedAnswer>();
  for (const [id, row] of before) {
    counted.set(id, countedOf(row));
    machine.set(id, countedOf({ ...row, given_state: null }));
  }
  for (const answer of fresh) {
    machine.set(answer.question_id, answer);
    if ((before.get(answer.question_id)?.given_state ?? null) === null)
      counted.set(answer.question_id, answer);
  }
  const { pass_from } = goal.form;
  return {
    counted,
    score: scoreOf(goal.groups, counted, pass_from),
    machine: scoreOf(goal.groups, machine, pass_from),
  };
}

/** What stands there of some calls. */
export type KnownAnswers = {
  of: (goalId: number, fileId: string) => ReadonlyMap<number, AnswerRow>;
  scores: ReadonlyMap<string, ScoreRow>;
};

export const placeOf = (goalId: number, fileId: string): string => `${goalId} ${fileId}`;

export async function knownAnswers(
  ctx: Ctx,
  goals: readonly Pick<LoadedGoal, 'id'>[],
  calls: readonly Pick<GoalCall, 'file_id'>[],
): Promise<KnownAnswers> {
  const ids = [...new Set(goals.map(({ id }) => id))];
  const files = calls.map(({ file_id }) => file_id);
  const { scores, answers } = await findScores(ctx.db, ctx.workspaceId, files, ids);
  const byPlace = new Map<string, Map<number, AnswerRow>>();
  for (const row of answers) {
    const place = placeOf(row.goal_id, row.file_id);
    const rows = byPlace.get(place) ?? new Map<number, AnswerRow>();
    byPlace.set(place, rows.set(row.question_id, row));
  }
  return {
    of: (goalId, fileId) => byPlace.get(placeOf(goalId, fileId)) ?? new Map(),
    scores: new Map(scores.map((row) => [placeOf(row.goal_id, row.file_id), row])),
  };
}

/** Scores calls by goals and writes that. Answers how many scores are others now. */
export async function scoreCalls(
  ctx: TxCtx,
  goals: readonly LoadedGoal[],
  calls: readonly GoalCall[],
  scoring: Scoring,
): Promise<number> {
  if (goals.length === 0 || calls.length === 0) return 0;
  const files = calls.map(({ file_id }) => file_id);
  const [met, known] = [await filtersMet(ctx, goals, files), await knownAnswers(ctx, goals, calls)];
  const scored = tryGoals(goals, calls, met, known, scoring);
  const { time_zone } = await getWorkspaceSettings(ctx);
  const rows = scored.map((one) => rowOf(one, dayOf(one.call.started_at, time_zone), ctx.now(), scoring));
  await putAnswers(ctx.db, ctx.workspaceId, scored.flatMap(answersOf));
  await putScores(ctx.db, ctx.workspaceId, rows);
  const gone = await dropLeft(ctx, goals, calls, scored, known);
  recountCalls(ctx, files);
  const changed = rows.filter((row) => {
    const before = known.scores.get(placeOf(row.goal_id, row.file_id));
    return before === undefined || before.score !== row.score || before.passed !== row.passed;
  });
  return changed.length + gone;
}

const answersOf = ({ goal, call, fresh }: Scored): NewAnswer[] =>
  fresh.map((answer) => ({
    ...answer,
    goal_id: goal.id,
    file_id: call.file_id,
    basis: goal.basisOf.get(answer.question_id) ?? '',
  }));

function rowOf(
  { goal, call, score, machine }: Scored,
  day: string,
  now: Date,
  { isByHand = false }: Scoring,
): NewScore {
  const isPublished = goal.form.published_by === 'machine' && score.score !== null;
  return {
    goal_id: goal.id,
    file_id: call.file_id,
    version: goal.version,
    score: score.score,
    machine_score: machine.score,
    is_provisional: score.is_provisional,
    passed: score.passed,
    earned: score.earned,
    possible: score.possible,
    failed_by: score.failed_by,
    is_by_hand: isByHand,
    published_at: isPublished ? now : null,
    day,
    scored_at: now,
  };
}

/** Takes away what goals said of calls that they are not for now; what a person answered or asked for stays. */
async function dropLeft(
  ctx: TxCtx,
  goals: readonly LoadedGoal[],
  calls: readonly GoalCall[],
  scored: readonly Scored[],
  known: KnownAnswers,
): Promise<number> {
  const stays = new Set(scored.map(({ goal, call }) => placeOf(goal.id, call.file_id)));
  let gone = 0;
  for (const goal of goals) {
    const left = calls.filter(({ file_id }) => {
      const place = placeOf(goal.id, file_id);
      const row = known.scores.get(place);
      if (stays.has(place) || row === undefined || row.is_by_hand) return false;
      return ![...known.of(goal.id, file_id).values()].some(({ given_state }) => given_state !== null);
    });
    const files = left.map(({ file_id }) => file_id);
    if (files.length > 0) await dropScores(ctx.db, ctx.workspaceId, goal.id, files);
    gone += files.length;
    const asked = goal.groups.flatMap(({ questions }) => questions.map(({ id }) => id));
    const scoredFiles = scored.filter((one) => one.goal === goal).map(({ call }) => call.file_id);
    if (scoredFiles.length > 0) await dropAnswers(ctx.db, ctx.workspaceId, goal.id, scoredFiles, asked);
  }
  return gone;
}
