import type * as api from '@earshot/core/coaching/coaching.api.ts';
import type { CoachingMoment } from '@earshot/core/coaching/coaching.ts';
import { CallMoment } from '@earshot/core/detection/moments.ts';
import type { BodyOf, QueryOf, ReplyOf } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import { mayDo } from '../../platform/authorise.ts';
import { type Ctx, transact } from '../../platform/context.ts';
import { audit } from '../audit/audit.ts';
import { stretchInCall } from '../call-index/moment-in-call.ts';
import { getFileRow } from '../files/files.ts';
import { listMomentRows, type MomentRow, momentChoices, type OfCallRow } from './coaching.queries.ts';
import { insertMoment, removeMomentRow, updateMoment } from './coaching.store.ts';

/** The library of moments of calls that whoever asks sees. */
export async function listMoments(
  ctx: Ctx,
  { limit, offset, ...asked }: QueryOf<typeof api.listMoments>,
): Promise<ReplyOf<typeof api.listMoments>> {
  const [{ rows, count }, choices] = await Promise.all([
    listMomentRows(ctx.db, ctx.workspaceId, asked, { limit, offset }),
    momentChoices(ctx.db, ctx.workspaceId),
  ]);
  return { count, limit, offset, results: rows.map((row) => present(ctx, row)), ...choices };
}

async function getMoment(ctx: Ctx, id: number): Promise<CoachingMoment> {
  const { rows } = await listMomentRows(ctx.db, ctx.workspaceId, { id }, { limit: 1, offset: 0 });
  const [row] = rows;
  if (row === undefined) throw fail('coaching.moment_not_found');
  return present(ctx, row);
}

function present(ctx: Ctx, row: MomentRow): CoachingMoment {
  const { id, name, note, kind, theme, saved_by, created_at } = row;
  return {
    id,
    ...presentCall(row),
    name,
    note,
    kind,
    theme,
    saved_by,
    created: created_at.toISOString(),
    can_change: mayDo(ctx, 'coaching.write'),
  };
}

/** The call of a moment, and the moment, as they are shown. */
export function presentCall({
  file_id,
  file_name,
  agent_id,
  operator,
  started_at,
  duration_ms,
  type,
  audio_removed,
  moment,
}: OfCallRow) {
  return {
    file_id,
    file_name,
    operator: agent_id === null ? null : { id: agent_id, name: operator ?? '' },
    started_at: started_at.toISOString(),
    duration_ms,
    type,
    audio_removed,
    moment: CallMoment.parse(moment),
  };
}

/** Throws `files.not_found`. */
export async function saveMoment(
  ctx: Ctx,
  { file_id, at, ...said }: BodyOf<typeof api.saveMoment>,
): Promise<CoachingMoment> {
  await getFileRow(ctx, file_id);
  const moment = await stretchInCall(ctx, file_id, at);
  const id = await transact(ctx, async (ctx) => {
    const row = { ...said, file_id, moment, user_id: ctx.userId, created_at: ctx.now() };
    const id = await insertMoment(ctx.db, ctx.workspaceId, row);
    await audit(ctx, { action: 'coaching.saved', subjectId: id, subject: said.name });
    return id;
  });
  return getMoment(ctx, id);
}

export async function changeMoment(
  ctx: Ctx,
  id: number,
  said: BodyOf<typeof api.changeMoment>,
): Promise<CoachingMoment> {
  await transact(ctx, async (ctx) => {
    if (!(await updateMoment(ctx.db, ctx.workspaceId, id, said))) throw fail('coaching.moment_not_found');
    await audit(ctx, { action: 'coaching.changed', subjectId: id, subject: said.name });
  });
  return getMoment(ctx, id);
}

export async function removeMoment(ctx: Ctx, id: number): Promise<void> {
  await transact(ctx, async (ctx) => {
    const name = await removeMomentRow(ctx.db, ctx.workspaceId, id);
    if (name === undefined) throw fail('coaching.moment_not_found');
    await audit(ctx, { action: 'coaching.removed', subjectId: id, subject: name });
  });
}
