import { fewestTexts } from '@earshot/core/classifiers/drift.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { lastAnswered, type OfVersion } from './answered.sql.ts';
import type { KeptSetting } from './kept-setting.ts';

/** Calls that are compared. */
const window = fewestTexts;

export type MetCalls = { texts: number; words: number; unknown: number; labels: Record<string, number> };

/**
 * What the versions that answer met in the last calls that they answered, by when these were, and in those about when they learned: the ones
 * before that, or where these are too few the first.
 */
export async function listMet(db: Db, workspaceId: number, ids: readonly number[]) {
  const { rows } = await sql<{
    id: number;
    version: number;
    learned_at: Date;
    first: MetCalls;
    last: MetCalls;
  }>`
    select c.id, v.version, v.learned_at, early.told as first, late.told as last
    from classifiers c
    join classifier_versions v on v.workspace_id = ${workspaceId} and v.classifier_id = c.id and v.version = c.live_version
    cross join lateral (select coalesce((
      select k.day from call_classified k
      where k.workspace_id = ${workspaceId} and k.classifier_id = c.id and k.version = v.version and k.day < v.learned_at::date
      order by k.day desc offset ${window - 1} limit 1), '-infinity'::date) as day) since
    cross join lateral (${metIn(workspaceId, sql`and k.day >= since.day order by k.day, k.file_id limit ${window}`)}) early
    cross join lateral (${metIn(workspaceId, sql`order by k.day desc, k.file_id desc limit ${window}`)}) late
    where c.workspace_id = ${workspaceId} and c.id = any(${[...ids]}::bigint[])`.execute(db);
  return rows;
}

/** Of calls that the version `v` of the classifier `c` answered: which of them, and in which order. */
function metIn(workspaceId: number, which: RawBuilder<unknown>) {
  return sql`
    select json_build_object('texts', count(*), 'words', coalesce(sum(k.words), 0),
      'unknown', coalesce(sum(k.unknown_words), 0), 'labels', coalesce((
        select json_object_agg(one.label_id, one.n) from (
          select said.label_id, count(*) as n from call_labels said
          where said.workspace_id = ${workspaceId} and said.classifier_id = c.id and said.decision = 'yes'
            and said.file_id = any(array_agg(k.file_id))
          group by said.label_id) one), '{}'::json)) as told
    from (select k.file_id, k.words, k.unknown_words from call_classified k
      where k.workspace_id = ${workspaceId} and k.classifier_id = c.id and k.version = v.version ${which}) k`;
}

/** Calls of a week that are looked at: of more a share is known well enough. */
const mostOfWeek = 500;

/** What the version that answers met in each week since a day, a Monday; weeks without a call have none. */
export async function listMetByWeek(db: Db, workspaceId: number, id: number, since: string, weeks: number) {
  const { rows } = await sql<{ week: string; told: MetCalls }>`
    select to_char(monday.day, 'YYYY-MM-DD') as week, met.told
    from classifiers c
    join classifier_versions v on v.workspace_id = ${workspaceId} and v.classifier_id = c.id and v.version = c.live_version
    cross join lateral (select ${since}::date + 7 * n as day from generate_series(0, ${weeks - 1}) n) monday
    cross join lateral (${metIn(
      workspaceId,
      sql`and k.day >= monday.day and k.day < monday.day + 7 order by k.day desc, k.file_id desc limit ${mostOfWeek}`,
    )}) met
    where c.workspace_id = ${workspaceId} and c.id = ${id}
    order by monday.day`.execute(db);
  return rows;
}

/** The last calls that a version answered, the earliest of them first. */
export async function listLastAnswered(db: Db, workspaceId: number, of: OfVersion) {
  const { rows } = await lastAnswered(workspaceId, of, window).execute(db);
  return rows.reverse();
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
