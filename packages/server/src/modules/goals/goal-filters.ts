import { Failure } from '@earshot/core/errors.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Condition } from '../call-index/phrase.sql.ts';
import { allConditions, callScope } from '../calls/call-scope.ts';
import { callsMeeting } from '../calls/calls-meeting.queries.ts';
import { allOf } from '../calls/conditions.sql.ts';
import { forAll } from '../calls/decide-calls.ts';
import type { LoadedGoal } from './loaded-goals.ts';

/** Which calls a goal is for by its filters, and which of its questions' filters leave which calls. */
export type MetFilters = {
  goals: ReadonlyMap<LoadedGoal, ReadonlySet<string>>;
  questions: ReadonlyMap<LoadedGoal, ReadonlyMap<number, ReadonlySet<string>>>;
};

/** Conditions asked in one statement. */
const askedAtOnce = 50;

type Asked = { goal: LoadedGoal; question: number | null; condition: Condition };

/** What the filters of goals and of their questions leave of these calls, asked together. */
export async function filtersMet(
  ctx: Ctx,
  goals: readonly LoadedGoal[],
  fileIds: readonly string[],
): Promise<MetFilters> {
  const asked = (await Promise.all(goals.map((goal) => conditionsOf(ctx, goal, fileIds)))).flat();
  const met = new Map<Asked, ReadonlySet<string>>();
  for (let from = 0; from < asked.length; from += askedAtOnce) {
    const some = asked.slice(from, from + askedAtOnce);
    const conditions = some.map(({ condition }) => condition);
    const sets = await callsMeeting(ctx.db, ctx.workspaceId, fileIds, conditions);
    for (const [at, one] of some.entries()) met.set(one, sets[at] ?? new Set());
  }
  const of = (goal: LoadedGoal) => asked.filter((one) => one.goal === goal);
  return {
    goals: new Map(
      goals.map((goal) => {
        const route = of(goal).find(({ question }) => question === null);
        return [goal, (route && met.get(route)) ?? new Set<string>()];
      }),
    ),
    questions: new Map(
      goals.map((goal) => [
        goal,
        new Map(
          of(goal).flatMap((one) =>
            one.question === null ? [] : [[one.question, met.get(one) ?? new Set()]],
          ),
        ),
      ]),
    ),
  };
}

/** Of a goal whose filters cannot be asked now none: a segment of it may be gone. Then no call is one that it is for. */
async function conditionsOf(ctx: Ctx, goal: LoadedGoal, among: readonly string[]): Promise<Asked[]> {
  // A goal asks by itself: whose favourites are meant is its author's.
  const asking = { ...ctx, permissions: null, ownerId: goal.authorId };
  const read = async (filters: LoadedGoal['form']['applies_to']['filters']) =>
    allOf(allConditions(await callScope(asking, filters, null, forAll, among)));
  try {
    const asked: Asked[] = [{ goal, question: null, condition: await read(goal.form.applies_to.filters) }];
    for (const { id, not_applicable_when: when } of goal.groups.flatMap(({ questions }) => questions))
      if (when !== null) asked.push({ goal, question: id, condition: await read(when.filters) });
    return asked;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    ctx.log.warn({ err: error, goal_id: goal.id }, 'the filters of a goal cannot be asked');
    return [];
  }
}
