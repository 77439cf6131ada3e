import { Failure } from '@earshot/core/errors.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Condition } from '../call-index/phrase.sql.ts';
import { callFiltersSql } from '../calls/call-filters.sql.ts';
import { allConditions, callScope } from '../calls/call-scope.ts';
import { callsMeeting } from '../calls/calls-meeting.queries.ts';
import { allOf } from '../calls/conditions.sql.ts';
import { forAll } from '../calls/decide-calls.ts';

import type { WatchedProject } from './watched-projects.ts';

/** Projects asked in one statement. */
const askedAtOnce = 50;

/** What the filters and the languages of a project ask of a call; `among`: the only calls that matter. */
export async function projectCondition(
  ctx: Ctx,
  project: Pick<WatchedProject, 'filters' | 'language' | 'auto_language' | 'authorId'>,
  among: readonly string[] | null,
): Promise<Condition> {
  // The project asks by itself: whose favourites are meant is its author's.
  const asking = { ...ctx, permissions: null, ownerId: project.authorId };
  const scope = await callScope(asking, project.filters, null, forAll, among);
  const spoken = project.auto_language ? [] : callFiltersSql({ language: project.language }, asking);
  return allOf([...allConditions(scope), ...spoken]);
}

/** The calls that the filters of each project leave; a project whose filters cannot be asked now is not among them. */
export async function filteredCalls(
  ctx: Ctx,
  projects: readonly WatchedProject[],
  fileIds: readonly string[],
): Promise<Map<number, ReadonlySet<string>>> {
  const asked: { id: number; condition: Condition }[] = [];
  for (const project of projects) {
    try {
      asked.push({ id: project.id, condition: await projectCondition(ctx, project, fileIds) });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      ctx.log.warn({ err: error, project_id: project.id }, 'the filters of a project cannot be asked');
    }
  }
  const met = new Map<number, ReadonlySet<string>>();
  for (let from = 0; from < asked.length; from += askedAtOnce) {
    const some = asked.slice(from, from + askedAtOnce);
    const sets = await callsMeeting(
      ctx.db,
      ctx.workspaceId,
      fileIds,
      some.map(({ condition }) => condition),
    );
    for (const [at, { id }] of some.entries()) met.set(id, sets[at] ?? new Set());
  }
  return met;
}
