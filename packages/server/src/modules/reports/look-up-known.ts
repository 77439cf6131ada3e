import type { Ctx } from '../../platform/context.ts';
import { knownConversions } from '../conversions/known-conversions.ts';
import { listKnownScripts, listTeamsOfAgents } from './known.queries.ts';
import type { Known } from './known.ts';
import { listNamesOf } from './names.queries.ts';

/** What columns have to be read with. */
export async function knownOf(ctx: Ctx): Promise<Known> {
  const { db, workspaceId } = ctx;
  const ids = async (table: 'tags' | 'patterns' | 'classifier_labels' | 'projects' | 'goals') =>
    new Set((await listNamesOf(db, workspaceId, table)).keys());
  const scripts = await listKnownScripts(db, workspaceId);
  return {
    teams: await listTeamsOfAgents(db, workspaceId),
    rules: {
      tag: await ids('tags'),
      pattern: await ids('patterns'),
      label: await ids('classifier_labels'),
      script: new Set(scripts.keys()),
      project: await ids('projects'),
      goal: await ids('goals'),
    },
    scripts,
    conversions: await knownConversions(ctx),
  };
}
