import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { KeptSetting } from './kept-setting.ts';

/** Calls that are compared: the first that a version answered, and the last. */
const window = 200;

export type MetCalls = { texts: number; words: number; unknown: number; labels: Record<string, number> };

/** What the versions that answer met in the first calls that they answered, and in the last; those with too few are left out. */
export async function listMet(db: Db, workspaceId: number, ids: readonly number[]) {
  const { rows } = await sql<{
    id: number;
    version: number;
    definition: unknown;
    met: unknown;
    accuracy: number | null;
    first: MetCalls;
    last: MetCalls;
  }>`
    select c.id, v.version, v.definition, v.met, (v.report -> 'accuracy' ->> 'value')::float8 as accuracy, early.told as first,
      late.told as last
    from classifiers c
    join classifier_versions v on v.workspace_id = ${workspaceId} and v.classifier_id = c.id and v.version = c.live_version
    cross join lateral (${windowOf(workspaceId, 'asc')}) early
    cross join lateral (${windowOf(workspaceId, 'desc')}) late
    where c.workspace_id = ${workspaceId} and c.id = any(${[...ids]}::bigint[])`.execute(db);
  return rows;
}

function windowOf(workspaceId: number, order: 'asc' | 'desc') {
  return sql`
    select json_build_object('texts', count(*), 'words', coalesce(sum(k.words), 0),
      'unknown', coalesce(sum(k.unknown_words), 0), 'labels', coalesce((
        select json_object_agg(one.label_id, one.n) from (
          select said.label_id, count(*) as n from call_labels said
          where said.workspace_id = ${workspaceId} and said.classifier_id = c.id and said.decision = 'yes'
            and said.file_id = any(array_agg(k.file_id))
          group by said.label_id) one), '{}'::json)) as told
    from (select k.file_id, k.words, k.unknown_words from call_classified k
      where k.workspace_id = ${workspaceId} and k.classifier_id = c.id and k.version = v.version
      order by k.at ${sql.raw(order)}, k.file_id limit ${window}) k`;
}

/** More tell no better how often it is right. */
const mostKept = 300;

/** Examples that were drawn by chance and labelled since the version that answers learned, the newest. */
export async function listKeptSince(db: Db, workspaceId: number, id: number) {
  const { rows } = await sql<{ id: number; changed_at: Date }>`
    select e.id, e.changed_at from classifier_examples e
    join classifiers c on c.workspace_id = ${workspaceId} and c.id = e.classifier_id
    join classifier_versions v on v.workspace_id = ${workspaceId} and v.classifier_id = c.id and v.version = c.live_version
    where e.workspace_id = ${workspaceId} and e.classifier_id = ${id} and e.is_random and e.labels is not null
      and e.changed_at > v.knows_until
    order by e.id desc limit ${mostKept}`.execute(db);
  return rows;
}

export type KeptText = KeptSetting & {
  id: number;
  changed_at: Date;
  text: string;
  labels: number[];
  asked: number[];
};

/** What was said in these examples, and what they are. */
export async function listKeptTexts(
  db: Db,
  workspaceId: number,
  ids: readonly number[],
): Promise<KeptText[]> {
  const { rows } = await sql<KeptText>`
    select e.id, e.changed_at, e.text, e.role, e.phrases_before, e.phrases_after, e.labels, e.asked from classifier_examples e
    where e.workspace_id = ${workspaceId} and e.id = any(${[...ids]}::bigint[]) and e.labels is not null`.execute(
    db,
  );
  return rows;
}
