import type { UsedBy } from '@earshot/core/classifiers/classifiers.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

type Ids = readonly number[];

/**
 * By what it is known whether the examples of classifiers are still those that were counted: every change but the removal of a call
 * raises the revision, and that leaves fewer of them.
 */
export async function listExampleMarks(db: Db, workspaceId: number, ids: Ids) {
  const { rows } = await sql<{ id: number; live_version: number | null; revision: number; examples: number }>`
    select c.id, c.live_version, c.examples_revision as revision, (select count(*)::int from classifier_examples e
      where e.workspace_id = ${workspaceId} and e.classifier_id = c.id) as examples
    from classifiers c where c.workspace_id = ${workspaceId} and c.id = any(${[...ids]}::bigint[])`.execute(
    db,
  );
  return rows;
}

/**
 * What people said of the examples of a classifier: of how many anything but that nobody can tell, how many are not settled, and how many
 * people answered.
 */
export async function countAnswered(db: Db, workspaceId: number, id: number) {
  const { rows } = await sql<{ examples: number; unsettled: number; labellers: number }>`
    select count(*) filter (where e.labels is not null or not e.is_settled)::int as examples,
      count(*) filter (where not e.is_settled)::int as unsettled,
      (select count(distinct people.user_id)::int from (
        select distinct jsonb_path_query_array(o.answers, '$[*].user_id') as ids from classifier_examples o
        where o.workspace_id = ${workspaceId} and o.classifier_id = ${id}) one,
        jsonb_array_elements_text(one.ids) people(user_id)) as labellers
    from classifier_examples e where e.workspace_id = ${workspaceId} and e.classifier_id = ${id}`.execute(db);
  return rows[0] ?? { examples: 0, unsettled: 0, labellers: 0 };
}

/** Which examples the version that answers knows: as they are, and how many changed since. */
export async function countKnown(db: Db, workspaceId: number, id: number) {
  const { rows } = await sql<{ changed: number; known: number }>`
    select count(*) filter (where e.changed_at > v.knows_until)::int as changed,
      count(*) filter (where e.changed_at <= v.knows_until and e.labels is not null)::int as known
    from classifiers c
    join classifier_versions v
      on v.workspace_id = ${workspaceId} and v.classifier_id = c.id and v.version = c.live_version
    join classifier_examples e on e.workspace_id = ${workspaceId} and e.classifier_id = c.id
    where c.workspace_id = ${workspaceId} and c.id = ${id}`.execute(db);
  return rows[0] ?? { changed: 0, known: 0 };
}

/** How many examples of a classifier each label has. */
export async function countByLabel(db: Db, workspaceId: number, id: number) {
  const { rows } = await sql<{ label_id: number; examples: number }>`
    select label_id, sum(alike.n)::int as examples
    from (select labels, count(*) as n from classifier_examples
      where workspace_id = ${workspaceId} and classifier_id = ${id} group by labels) alike, unnest(alike.labels) label_id
    group by label_id`.execute(db);
  return new Map(rows.map(({ label_id, examples }) => [label_id, examples]));
}

/** The last learning of each. */
export async function listLastLearnings(db: Db, workspaceId: number, ids: Ids) {
  const { rows } = await sql<{ classifier_id: number; id: number; status: string; progress: number }>`
    select distinct on (classifier_id) classifier_id, id, status, progress from classifier_learnings
    where workspace_id = ${workspaceId} and classifier_id = any(${[...ids]}::bigint[])
    order by classifier_id, id desc`.execute(db);
  return rows;
}

/** The versions that answer: who had them learned from how much, and when. */
export function listLiveVersions(db: Db, workspaceId: number, ids: Ids) {
  return db
    .selectFrom('classifier_versions as v')
    .innerJoin('classifiers as c', (join) =>
      join
        .onRef('c.workspace_id', '=', 'v.workspace_id')
        .onRef('c.id', '=', 'v.classifier_id')
        .onRef('c.live_version', '=', 'v.version'),
    )
    .leftJoin('users as u', 'u.id', 'v.user_id')
    .select(['v.classifier_id', 'v.version', 'v.examples', 'v.ms', 'v.learned_at', 'u.name as by'])
    .where('v.workspace_id', '=', workspaceId)
    .where('c.workspace_id', '=', workspaceId)
    .where(sql<boolean>`v.classifier_id = any(${[...ids]}::bigint[])`)
    .execute();
}

/** What a version is. Its report is taken apart once: it is long. */
export async function findVersionFacts(db: Db, workspaceId: number, classifierId: number, version: number) {
  const { rows } = await sql<Record<string, unknown>>`
    select v.definition, v.met, told.accuracy, told.n, told.usual
    from classifier_versions v
    cross join lateral jsonb_to_record(v.report) as told (accuracy jsonb, n int, usual float8)
    where v.workspace_id = ${workspaceId} and v.classifier_id = ${classifierId} and v.version = ${version}`.execute(
    db,
  );
  return rows[0];
}

/** More tell agreement no better. */
const mostShared = 5000;

/** Examples of a classifier that several people answered, the newest. */
export async function listShared(db: Db, workspaceId: number, id: number) {
  const { rows } = await sql<{ asked: number[]; answers: unknown }>`
    select asked, answers from classifier_examples
    where workspace_id = ${workspaceId} and classifier_id = ${id} and jsonb_array_length(answers) > 1
    order by id desc limit ${mostShared}`.execute(db);
  return rows;
}

/** What goes by a label: patterns and tags, and goals by their detections and by answers of a classifier. */
const asking = (workspaceId: number) => sql`
  select 'pattern' as kind, p.id, p.name, (label ->> 0)::bigint as label_id
  from patterns p, jsonb_path_query(p.detection, '$.methods[*] ? (@.kind == "label").label_id') label
  where p.workspace_id = ${workspaceId}
  union
  select 'tag', t.id, t.name, (label ->> 0)::bigint
  from tags t, jsonb_path_query(t.detection, '$.methods[*] ? (@.kind == "label").label_id') label
  where t.workspace_id = ${workspaceId}
  union
  select 'goal', g.id, g.name, (label ->> 0)::bigint
  from goals g, jsonb_path_query(g.groups, '$[*].questions[*].*.detection.methods[*] ? (@.kind == "label").label_id') label
  where g.workspace_id = ${workspaceId}
  union
  select 'goal', g.id, g.name, (label ->> 0)::bigint
  from goals g, jsonb_path_query(g.groups,
    '$[*].questions[*].answer_by ? (@.kind == "classifier" && @.label_id != null).label_id') label
  where g.workspace_id = ${workspaceId}`;

/** Patterns, tags, goals and projects that ask for a label of these classifiers. */
export async function listUsers(db: Db, workspaceId: number, ids: Ids) {
  const asked = sql`any(${[...ids]}::bigint[])`;
  const { rows } = await sql<UsedBy & { classifier_id: number }>`
    select l.classifier_id, asking.kind, asking.id, asking.name from (${asking(workspaceId)}) asking
    join classifier_labels l on l.workspace_id = ${workspaceId} and l.id = asking.label_id and l.classifier_id = ${asked}
    union
    select c.id, 'goal', g.id, g.name
    from goals g, jsonb_array_elements(g.groups) part, jsonb_array_elements(part -> 'questions') question, classifiers c
    where g.workspace_id = ${workspaceId} and c.workspace_id = ${workspaceId} and c.id = ${asked}
      and question -> 'answer_by' ->> 'kind' = 'classifier' and question -> 'answer_by' ->> 'id' = c.id::text
    union
    select c.id, 'project', p.id, p.name from projects p, classifiers c
    where p.workspace_id = ${workspaceId} and c.workspace_id = ${workspaceId} and c.id = ${asked}
      and p.subject ->> 'kind' = 'classifier' and p.subject ->> 'id' = c.id::text
    order by 4, 3`.execute(db);
  return rows;
}

/** Whether a training project teaches a classifier. */
export async function isTaughtBy(
  db: Db,
  workspaceId: number,
  id: number,
  projectId: number,
): Promise<boolean> {
  const { rows } = await sql`
    select from projects where workspace_id = ${workspaceId} and id = ${projectId} and kind = 'training'
      and subject ->> 'kind' = 'classifier' and subject ->> 'id' = ${id}::text`.execute(db);
  return rows.length > 0;
}

/** Something that goes by one of these labels. */
export async function findLabelUser(db: Db, workspaceId: number, labelIds: Ids) {
  const { rows } = await sql<{ label: string; name: string }>`
    select l.name as label, asking.name from (${asking(workspaceId)}) asking
    join classifier_labels l on l.workspace_id = ${workspaceId} and l.id = asking.label_id
    where l.id = any(${[...labelIds]}::bigint[]) order by asking.name, asking.id limit 1`.execute(db);
  return rows[0];
}
