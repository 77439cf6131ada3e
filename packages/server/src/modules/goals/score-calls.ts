import { type AnalysedCall, detect } from '@earshot/core/detection/detect.ts';
import { dayOf } from '@earshot/core/findings/day.ts';
import { answerGoal } from '@earshot/core/goals/answer-goal.ts';
import type { CountedAnswer, MachineAnswer } from '@earshot/core/goals/answers.ts';
import { type GoalScore, scoreOf } from '@earshot/core/goals/score.ts';
import type { Semantics } from '@earshot/core/matching/find.ts';
import type { Ctx, TxCtx } from '../../platform/context.ts';
import { recountCalls } from '../files/call-counters.ts';
import { getWorkspaceSettings } from '../workspaces/workspaces.ts';
import { askModelSoon } from './ask-model-soon.ts';
import { factsOfCall, type GoesBy, type ModelSaid } from './call-facts.ts';
import { changedCredits, creditIn } from './credits.ts';
import { filtersMet, type MetFilters } from './goal-filters.ts';
import type { LoadedGoal } from './loaded-goals.ts';
import {
  type AnswerRow,
  type Credit,
  countedOf,
  dropAnswers,
  dropScores,
  findScores,
  type NewAnswer,
  type NewScore,
  putAnswers,
  putCredits,
  putScores,
  type ScoreRow,
} from './scores.store.ts';
import { type Standing, standingOf } from './standing.ts';

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
  /** Only these questions are asked, in scores that are there, and every score stays. */
  questions?: ReadonlySet<number>;
  /** What a language model has said of the one call that is scored. */
  modelSaid?: ModelSaid;
};

/** How many scores are others now, and how many answers of the machine became suggestions. */
export type ScoringOutcome = { changed: number; handed_over: number };

/** What goals say of a call before anything is written. */
export type Scored = {
  goal: LoadedGoal;
  call: GoalCall;
  /** Answers that were given now. */
  fresh: MachineAnswer[];
  /** What they go by. */
  goesBy: ReadonlyMap<number, GoesBy>;
  /** Every answer as it counts. */
  counted: ReadonlyMap<number, CountedAnswer>;
  score: GoalScore;
  machine: GoalScore;
};

/** What is there before calls are scored: what filters leave, what stands there, and how questions stand. */
export type Beforehand = { met: MetFilters; known: KnownAnswers; standing: Standing };

export async function beforehand(
  ctx: Ctx,
  goals: readonly LoadedGoal[],
  calls: readonly GoalCall[],
): Promise<Beforehand> {
  const files = calls.map(({ file_id }) => file_id);
  const [met, known] = [await filtersMet(ctx, goals, files), await knownAnswers(ctx, goals, calls)];
  return { met, known, standing: await standingOf(ctx, goals, known.all) };
}

/** Answers and scores of calls by goals that are for them; nothing is written. */
export function tryGoals(
  goals: readonly LoadedGoal[],
  calls: readonly GoalCall[],
  { met, known, standing }: Beforehand,
  { semantics, isAnew, isByHand = false, questions, modelSaid }: Scoring,
): Scored[] {
  return goals.flatMap((goal) =>
    calls.flatMap((call): Scored[] => {
      const place = placeOf(goal.id, call.file_id);
      const stays = isByHand || (questions !== undefined && known.scores.has(place));
      const isFor = met.goals.get(goal)?.has(call.file_id) && isAsked(goal, call, semantics);
      if (!isFor && !stays) return [];
      const before = known.of(goal.id, call.file_id);
      const asking = { goal, call: call.call, before, standing, isAnew, questions, modelSaid };
      const { facts, isAsked: asks, goesBy } = factsOfCall(asking);
      const { language } = call;
      const filtered = filteredQuestions(met, goal, call);
      const fresh = answerGoal(goal.compiled, call.call, { ...facts, language, semantics, filtered }, asks);
      return [{ goal, call, fresh, goesBy, ...scoresOf(goal, fresh, before) }];
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

/** Questions whose filters of *not applicable* leave the call. */
function filteredQuestions({ questions }: MetFilters, goal: LoadedGoal, { file_id }: GoalCall): Set<number> {
  const left = Array.from(questions.get(goal) ?? []).filter(([, calls]) => calls.has(file_id));
  return new Set(left.map(([question]) => question));
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
  all: readonly AnswerRow[];
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
    all: answers,
  };
}

/** Scores calls by goals and writes that. What waits for a language model is asked of it soon. */
export async function scoreCalls(
  ctx: TxCtx,
  goals: readonly LoadedGoal[],
  calls: readonly GoalCall[],
  scoring: Scoring,
): Promise<ScoringOutcome> {
  if (goals.length === 0 || calls.length === 0) return { changed: 0, handed_over: 0 };
  const files = calls.map(({ file_id }) => file_id);
  const before = await beforehand(ctx, goals, calls);
  const { known } = before;
  const scored = tryGoals(goals, calls, before, scoring);
  const { time_zone } = await getWorkspaceSettings(ctx);
  const rows = scored.map((one) => rowOf(one, dayOf(one.call.started_at, time_zone), ctx.now(), scoring));
  await putAnswers(ctx.db, ctx.workspaceId, scored.flatMap(answersOf));
  await putCredits(
    ctx.db,
    ctx.workspaceId,
    scored.flatMap((one) => creditsOfOthers(one, known)),
  );
  await putScores(ctx.db, ctx.workspaceId, rows);
  const gone = scoring.questions === undefined ? await dropLeft(ctx, goals, calls, scored, known) : 0;
  const isFirst = scoring.isAnew || scoring.isByHand === true;
  for (const { goal, call, fresh } of scored)
    if (fresh.some(({ reason }) => reason === 'waiting'))
      await askModelSoon(ctx, { goal_id: goal.id, file_id: call.file_id }, { isFirst });
  recountCalls(ctx, files);
  const changed = rows.filter((row) => {
    const before = known.scores.get(placeOf(row.goal_id, row.file_id));
    return before === undefined || before.score !== row.score || before.passed !== row.passed;
  });
  return { changed: changed.length + gone, handed_over: scored.reduce(countHandedOver(known), 0) };
}

/** Counts answers that a person has to give now, since the machine only suggests what it answered before. */
const countHandedOver =
  (known: KnownAnswers) =>
  (sum: number, { goal, call, fresh }: Scored): number => {
    const before = known.of(goal.id, call.file_id);
    const handedOver = fresh.filter(({ question_id, state, suggestion }) => {
      const row = before.get(question_id);
      const wasAnswered = row?.state === 'answered' && row.given_state === null;
      return wasAnswered && state === 'cannot_tell' && suggestion !== null;
    });
    return sum + handedOver.length;
  };

const answersOf = ({ goal, call, fresh, goesBy, score }: Scored): NewAnswer[] =>
  fresh.map((answer) => ({
    ...answer,
    goal_id: goal.id,
    file_id: call.file_id,
    credit_percent: creditIn(score, answer.question_id),
    ...(goesBy.get(answer.question_id) ?? { basis: '', learned_version: null, asked: null }),
  }));

/** What answers that stay earn by another version of the form, where that is something else. */
function creditsOfOthers({ goal, call, fresh, score }: Scored, known: KnownAnswers): Credit[] {
  const before = known.of(goal.id, call.file_id);
  const given = new Set(fresh.map(({ question_id }) => question_id));
  return changedCredits(
    score,
    [...before.values()].filter(({ question_id }) => !given.has(question_id)),
  );
}

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
