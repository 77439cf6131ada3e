import type * as api from '@earshot/core/coaching/coaching.api.ts';
import type { Coaching } from '@earshot/core/coaching/coaching.ts';
import type { BodyOf, QueryOf, ReplyOf } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import { mayDo } from '../../platform/authorise.ts';
import { type Ctx, type TxCtx, transact } from '../../platform/context.ts';
import { announce } from '../../platform/live.ts';
import { ownAgent } from '../agents/agent-accounts.ts';
import { audit } from '../audit/audit.ts';
import { stretchInCall } from '../call-index/moment-in-call.ts';
import { getFileRow } from '../files/files.ts';
import { notify } from '../notifications/notifications.ts';
import {
  type CoachingRow,
  countToListen,
  findCoached,
  type ItemRow,
  listCoached,
  listCoachingRows,
  listItemRows,
} from './coaching.queries.ts';
import {
  insertCoaching,
  type NewItem,
  putListened,
  removeCoachingOf,
  removeCoachingRows,
} from './coaching.store.ts';
import { nameOfMeasure } from './measures.ts';
import { presentCall } from './moments.ts';
import { movedBy } from './moved.ts';

/** What was given to operators; whose account is an operator's gets what was given to them. */
export async function listCoaching(
  ctx: Ctx,
  { limit, offset, agent_id }: QueryOf<typeof api.listCoaching>,
): Promise<ReplyOf<typeof api.listCoaching>> {
  const { rows, count } = await listCoachingRows(ctx.db, ctx.workspaceId, { agent_id }, { limit, offset });
  const own = await ownAgent(ctx);
  return {
    count,
    limit,
    offset,
    results: await present(ctx, rows),
    operators: await listCoached(ctx.db, ctx.workspaceId),
    to_listen: own === undefined ? 0 : await countToListen(ctx.db, ctx.workspaceId, own.id),
  };
}

/** Throws `coaching.not_found`. */
export async function getCoaching(ctx: Ctx, id: number): Promise<Coaching> {
  const { rows } = await listCoachingRows(ctx.db, ctx.workspaceId, { id }, { limit: 1, offset: 0 });
  const [coaching] = await present(ctx, rows);
  if (coaching === undefined) throw fail('coaching.not_found');
  return coaching;
}

async function present(ctx: Ctx, rows: readonly CoachingRow[]): Promise<Coaching[]> {
  const items = Map.groupBy(
    await listItemRows(
      ctx.db,
      ctx.workspaceId,
      rows.map(({ id }) => id),
    ),
    ({ coaching_id }) => coaching_id,
  );
  const shown: Coaching[] = [];
  for (const row of rows) {
    const own = items.get(row.id) ?? [];
    shown.push({
      id: row.id,
      name: row.name,
      note: row.note,
      agent: { id: row.agent_id, name: row.agent },
      given_by: row.given_by,
      given_at: row.given_at.toISOString(),
      items: own.map(presentItem),
      listened: own.filter(({ listened_at }) => listened_at !== null).length,
      moved: await movedBy(ctx, row),
      can_change: mayDo(ctx, 'coaching.write'),
    });
  }
  return shown;
}

const presentItem = ({ place, note, listened_at, ...row }: ItemRow) => ({
  place,
  ...presentCall(row),
  note,
  listened_at: listened_at?.toISOString() ?? null,
});

/**
 * Gives moments to an operator and tells them. Throws `agents.not_found`, `coaching.no_measure`, and `coaching.other_operator` where a
 * moment is of somebody else's call: nobody hears a colleague's calls.
 */
export async function giveCoaching(ctx: Ctx, body: BodyOf<typeof api.giveCoaching>): Promise<Coaching> {
  const { agent_id, name, note, measure } = body;
  const agent = await findCoached(ctx.db, ctx.workspaceId, agent_id);
  if (agent === undefined) throw fail('agents.not_found');
  if (measure !== null && (await nameOfMeasure(ctx, measure)) === null) throw fail('coaching.no_measure');
  const items: NewItem[] = [];
  for (const item of body.items) {
    const { id: file_id, agent_id } = await getFileRow(ctx, item.file_id);
    if (agent_id !== agent.id) throw fail('coaching.other_operator');
    items.push({ file_id, moment: await stretchInCall(ctx, file_id, item.at), note: item.note });
  }
  const id = await transact(ctx, async (ctx) => {
    const given = { agent_id: agent.id, name, note, measure, user_id: ctx.userId, given_at: ctx.now() };
    const id = await insertCoaching(ctx.db, ctx.workspaceId, given, items);
    await audit(ctx, {
      action: 'coaching.given',
      subjectId: id,
      subject: name,
      after: { operator: agent.name, moments: items.length },
    });
    if (agent.user_id !== null)
      await notify(ctx, [agent.user_id], {
        kind: 'coaching.given',
        params: { name, count: items.length },
        link: `/my-calls?coaching=${id}`,
      });
    await announceCoaching(ctx);
    return id;
  });
  return getCoaching(ctx, id);
}

export async function removeCoaching(ctx: Ctx, id: number): Promise<void> {
  await transact(ctx, async (ctx) => {
    const { rows } = await listCoachingRows(ctx.db, ctx.workspaceId, { id }, { limit: 1, offset: 0 });
    const [row] = rows;
    if (row === undefined) throw fail('coaching.not_found');
    await removeCoachingRows(ctx.db, ctx.workspaceId, id);
    await audit(ctx, { action: 'coaching.taken_back', subjectId: id, subject: row.name });
    await announceCoaching(ctx);
  });
}

/** Only the operator to whom it was given listens. Throws `coaching.not_found`. */
export async function markListened(ctx: Ctx, { id, place }: { id: number; place: number }): Promise<void> {
  const own = await ownAgent(ctx);
  const { rows } = await listCoachingRows(ctx.db, ctx.workspaceId, { id }, { limit: 1, offset: 0 });
  const [row] = rows;
  if (row === undefined || row.agent_id !== own?.id) throw fail('coaching.not_found');
  const items = await listItemRows(ctx.db, ctx.workspaceId, [id]);
  if (!items.some((item) => item.place === place)) throw fail('coaching.not_found');
  await transact(ctx, async (ctx) => {
    if (!(await putListened(ctx.db, ctx.workspaceId, { coaching_id: id, place, now: ctx.now() }))) return;
    await audit(ctx, { action: 'coaching.listened', subjectId: id, subject: row.name, after: { place } });
    await announceCoaching(ctx);
  });
}

/** Whoever gave it sees what was listened to as it happens. */
const announceCoaching = (ctx: TxCtx): Promise<void> =>
  announce(ctx.db, ctx.workspaceId, { event: 'coaching.changed' });

/** What was given to an operator goes with them. */
export const leaveAgent = (ctx: TxCtx, id: number): Promise<void> =>
  removeCoachingOf(ctx.db, ctx.workspaceId, id);
