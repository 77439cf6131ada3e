import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { extensionsOf } from '../../platform/extensions.ts';
import { always, type Condition } from '../call-index/phrase.sql.ts';
import { callConditions } from '../files/call-conditions.ts';

/** Calls that meet both conditions. */
export const both = (one: Condition, other: Condition): Condition => sql`${one} and ${other}`;

/** Calls that a training project found, as its own filter says; every call where there is none. */
export function inProject(ctx: Ctx, projectId: number | null): Condition {
  const condition = extensionsOf(ctx, callConditions).find(({ name }) => name === 'projects');
  if (projectId === null || condition?.name !== 'projects') return always;
  return condition
    .conditions([projectId], { workspaceId: ctx.workspaceId, ownerId: null })
    .reduce(both, always);
}

/** Calls that were there at a moment. */
export const before = (until: Date): Condition => sql`files.created_at <= ${until}`;
