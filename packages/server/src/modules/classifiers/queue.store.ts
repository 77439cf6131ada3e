import type { PickReason } from '@earshot/core/classifiers/pick-examples.ts';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { ClassifierQueue } from '../../platform/database.generated.ts';
import type { Db } from '../../platform/database.ts';
import type { KeptSetting } from './kept-setting.ts';

export type QueueRow = Selectable<ClassifierQueue>;

export type NewQueueItem = KeptSetting & {
  file_id: string;
  phrase_id: number;
  last_phrase_id: number;
  start_ms: number;
  end_ms: number;
  text: string;
  text_key: string;
  reason: PickReason;
  proposed_by: number[];
  copies: { file_id: string; phrase_id: number }[];
  place: number;
  version: number;
};

/** Calls of which units can be asked about: some by chance, in an order that a seed gives. */
export async function drawCalls(
  db: Db,
  workspaceId: number,
  { seed, limit, among }: { seed: string; limit: number; among: RawBuilder<boolean> },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select files.id from files where files.workspace_id = ${workspaceId} and files.analysed_at is not null
      and ${among}
    order by hashtextextended(files.id::text || ${seed}, 0) limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The queue of a classifier, or of a project that teaches it. */
export type QueueOf = { classifierId: number; projectId: number | null };

const isOf = ({ classifierId, projectId }: QueueOf) => sql<boolean>`classifier_id = ${classifierId}
  and project_id is not distinct from ${projectId}::bigint`;

/**
 * Puts items in place of those that nobody has answered yet, but for those that somebody has before them; answers how many more there are
 * by that.
 */
export async function replaceQueue(
  tx: Db,
  workspaceId: number,
  of: QueueOf,
  items: readonly NewQueueItem[],
  now: Date,
): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('classifier_queue')
    .where('workspace_id', '=', workspaceId)
    .where(isOf(of))
    .where('answered_at', 'is', null)
    .where('example_id', 'is', null)
    .where((eb) => eb.or([eb('taken_until', 'is', null), eb('taken_until', '<', now)]))
    .executeTakeFirst();
  const { numAffectedRows = 0n } =
    await sql`insert into classifier_queue (workspace_id, classifier_id, project_id, file_id, phrase_id, last_phrase_id, start_ms, end_ms, role,
      phrases_before, phrases_after, text, text_key, reason, proposed_by, copies, place, version, created_at)
    select ${workspaceId}::bigint, ${of.classifierId}::bigint, ${of.projectId}::bigint, file_id, phrase_id, last_phrase_id, start_ms, end_ms, role,
      phrases_before, phrases_after, text, text_key, reason, array(select jsonb_array_elements_text(proposed_by)::bigint), copies, place, version,
      ${now}::timestamptz
    from json_to_recordset(${JSON.stringify(items)}::json) as one (file_id uuid, phrase_id int, last_phrase_id int,
      start_ms int, end_ms int, role text, phrases_before int, phrases_after int, text text, text_key text, reason text, proposed_by jsonb, copies jsonb,
      place float8, version int)
    where exists (select from files f where f.workspace_id = ${workspaceId} and f.id = one.file_id)
      and not exists (select from classifier_queue q where q.workspace_id = ${workspaceId} and ${isOf(of)}
        and q.file_id = one.file_id and q.phrase_id = one.phrase_id and q.answered_at is null)`.execute(tx);
  return Number(numAffectedRows - numDeletedRows);
}

type Asker = { userId: number | null; now: Date };

/** Items that this person can be asked about: nobody else has them before them, and they have not answered them yet. */
const isFor = (workspaceId: number, { userId, now }: Asker) => sql<boolean>`q.answered_at is null
  and (q.taken_until is null or q.taken_until < ${now} or q.taken_by is not distinct from ${userId}::bigint)
  and not exists (select from classifier_examples e where e.workspace_id = ${workspaceId} and e.id = q.example_id
    and e.answers @> jsonb_build_array(jsonb_build_object('user_id', ${userId}::bigint)))`;

/** The next items for a person, which nobody else is asked about for a while. */
export async function takeItems(
  tx: Db,
  workspaceId: number,
  of: QueueOf,
  { reason, limit, until, ...asker }: Asker & { reason: PickReason | null; limit: number; until: Date },
): Promise<QueueRow[]> {
  const ofReason = reason === null ? sql`true` : sql`q.reason = ${reason}`;
  const { rows } = await sql<QueueRow>`
    update classifier_queue t set taken_by = ${asker.userId}::bigint, taken_until = ${until}
    where t.workspace_id = ${workspaceId} and t.id in (
      select q.id from classifier_queue q
      where q.workspace_id = ${workspaceId} and ${isOf(of)} and ${ofReason}
        and ${isFor(workspaceId, asker)}
      order by q.place, q.id limit ${limit} for update skip locked)
    returning t.*`.execute(tx);
  return rows.sort((one, other) => one.place - other.place || one.id - other.id);
}

export async function countLeft(
  db: Db,
  workspaceId: number,
  of: QueueOf,
  asker: Asker,
): Promise<Record<PickReason, number>> {
  const { rows } = await sql<{ reason: PickReason; count: number }>`
    select q.reason, count(*)::int as count from classifier_queue q
    where q.workspace_id = ${workspaceId} and ${isOf(of)} and ${isFor(workspaceId, asker)}
    group by q.reason`.execute(db);
  const count = (reason: PickReason) => rows.find((row) => row.reason === reason)?.count ?? 0;
  return { least_certain: count('least_certain'), random: count('random'), proposed: count('proposed') };
}

export function holdItem(
  tx: Db,
  workspaceId: number,
  classifierId: number,
  id: number,
): Promise<QueueRow | undefined> {
  return tx
    .selectFrom('classifier_queue')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('classifier_id', '=', classifierId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateItem(
  tx: Db,
  workspaceId: number,
  id: number,
  change: Pick<QueueRow, 'example_id' | 'answered_at' | 'taken_by' | 'taken_until'>,
): Promise<void> {
  await tx
    .updateTable('classifier_queue')
    .set(change)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

/** Fingerprints of all examples of a classifier, and the first phrases that they stand on, as `<call> <phrase>`. */
export async function findKnownTexts(db: Db, workspaceId: number, classifierId: number) {
  // Two texts rather than rows: there may be tens of thousands.
  const { rows } = await sql<{ texts: string | null; places: string | null; count: number }>`
    select string_agg(text_key, ',') as texts, string_agg(file_id || ' ' || phrase_id, ',') as places, count(*)::int as count
    from classifier_examples where workspace_id = ${workspaceId} and classifier_id = ${classifierId}`.execute(
    db,
  );
  const { texts, places, count } = rows[0] ?? { texts: null, places: null, count: 0 };
  return { texts: new Set(texts?.split(',')), places: new Set(places?.split(',')), count };
}

/** How many answers a person gave since a moment. */
export async function countAnswersSince(
  db: Db,
  workspaceId: number,
  classifierId: number,
  { userId, since }: { userId: number | null; since: Date },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from classifier_examples e, jsonb_array_elements(e.answers) said
    where e.workspace_id = ${workspaceId} and e.classifier_id = ${classifierId} and e.changed_at >= ${since}
      and said ->> 'user_id' = ${String(userId)} and (said ->> 'at')::timestamptz >= ${since}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Nobody is asked about calls of a project that goes any more. */
export async function removeProjectQueue(tx: Db, workspaceId: number, projectId: number): Promise<void> {
  for (const table of ['classifier_queue', 'classifier_fills'] as const)
    await tx
      .deleteFrom(table)
      .where('workspace_id', '=', workspaceId)
      .where('project_id', '=', projectId)
      .execute();
}

/** What was filled with nothing is filled with nothing again a moment later. */
const emptyForMs = 30_000;
/** A job that has not ended by then is lost. */
const lostAfterMs = 5 * 60_000;

/** Notes that a queue is to be filled; false where that is under way, or would bring nothing. `isAnew`: what it goes by is other now. */
export async function wantFill(
  tx: Db,
  workspaceId: number,
  { classifierId, projectId }: QueueOf,
  { now, isAnew }: { now: Date; isAnew: boolean },
): Promise<boolean> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const { rows } = await sql`
    insert into classifier_fills (workspace_id, classifier_id, project_id, wanted_at)
    values (${workspaceId}, ${classifierId}, ${projectId ?? 0}, ${now})
    on conflict (workspace_id, classifier_id, project_id) do update set wanted_at = excluded.wanted_at
    where ${isAnew}::boolean or classifier_fills.wanted_at < ${before(lostAfterMs)}
      or (classifier_fills.filled_at >= classifier_fills.wanted_at
        and (classifier_fills.items > 0 or classifier_fills.filled_at < ${before(emptyForMs)}))
    returning workspace_id`.execute(tx);
  return rows.length > 0;
}

export async function noteFilled(
  tx: Db,
  workspaceId: number,
  { classifierId, projectId }: QueueOf,
  { now, items }: { now: Date; items: number },
): Promise<void> {
  await tx
    .updateTable('classifier_fills')
    .set({ filled_at: now, items })
    .where('workspace_id', '=', workspaceId)
    .where('classifier_id', '=', classifierId)
    .where('project_id', '=', projectId ?? 0)
    .execute();
}

/** Whether a queue is to be filled and is not yet. */
export async function isBeingFilled(
  db: Db,
  workspaceId: number,
  { classifierId, projectId }: QueueOf,
): Promise<boolean> {
  const row = await db
    .selectFrom('classifier_fills')
    .select(['wanted_at', 'filled_at'])
    .where('workspace_id', '=', workspaceId)
    .where('classifier_id', '=', classifierId)
    .where('project_id', '=', projectId ?? 0)
    .executeTakeFirst();
  return row !== undefined && (row.filled_at === null || row.filled_at < row.wanted_at);
}
