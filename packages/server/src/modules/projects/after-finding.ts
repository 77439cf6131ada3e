import type { Found } from '@earshot/core/projects/found.ts';
import type { TxCtx } from '../../platform/context.ts';
import { publish } from '../../platform/events.ts';
import { addFavoriteFor, takeBackFavorites } from '../favorites/favorites.ts';
import { putOnList, takeOffList } from '../segments/hand-picked.ts';
import { membersWhoMay } from '../users/memberships.ts';
import type { Outcome } from './found-calls.ts';
import { keepPut, type Put } from './project-files.store.ts';
import { projectMatched } from './projects.events.ts';

/** What calls that have just come in set off besides marks. */
export async function actOn(ctx: TxCtx, added: readonly Outcome[]): Promise<void> {
  for (const { project, file_id, found, isNew } of added) {
    if (!isNew || found === null) continue;
    const own = { project_id: project.id, file_id };
    const put = await putSomewhere(ctx, file_id, found);
    if (put !== null) await keepPut(ctx.db, ctx.workspaceId, own, put);
    const telling = found.triggers.filter(({ type }) => type === 'notify' || type === 'webhook');
    if (telling.length === 0) continue;
    await publish(ctx, projectMatched, {
      ...own,
      found_at: ctx.now().toISOString(),
      patterns: found.patterns.map(({ id }) => id),
      triggers: telling.map(({ id }) => id),
    });
  }
}

async function putSomewhere(ctx: TxCtx, fileId: string, { triggers }: Found): Promise<Put | null> {
  const put: Put = { at: ctx.now().toISOString(), favorites: [], segment: null };
  for (const trigger of triggers) {
    if (trigger.type === 'favorite') {
      const members = new Set((await membersWhoMay(ctx, 'favorites.write')).map(({ user_id }) => user_id));
      const people = trigger.user_ids.filter((id) => members.has(id));
      put.favorites = await addFavoriteFor(ctx, fileId, people);
    } else if (trigger.type === 'segment' && (await putOnList(ctx, trigger.segment_id, fileId)))
      put.segment = trigger.segment_id;
  }
  return put.favorites.length === 0 && put.segment === null ? null : put;
}

/** Takes back what a project did with calls besides marking them, where nobody did it again since. */
export async function takeBackPut(
  ctx: TxCtx,
  rows: readonly { file_id: string; put: Put | null }[],
): Promise<void> {
  for (const { file_id, put } of rows) {
    if (put === null) continue;
    const at = new Date(put.at);
    await takeBackFavorites(ctx, file_id, put.favorites, at);
    if (put.segment !== null) await takeOffList(ctx, put.segment, [{ file_id, at }]);
  }
}
