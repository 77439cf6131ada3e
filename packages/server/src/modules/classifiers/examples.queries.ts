import type { ExampleView } from '@earshot/core/classifiers/examples.ts';
import { probabilitySteps } from '@earshot/core/classifiers/packed-answers.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { containing } from '../../platform/like.ts';

export type ExampleFilter = {
  view: ExampleView;
  label_id?: number | undefined;
  user_id?: number | undefined;
  search?: string | undefined;
  /** Only these. */
  ids?: readonly number[] | undefined;
};

/** A person and a classifier disagree so strongly that one of them is likely wrong. */
const strongDoubt = 0.8;
/** So near a threshold it could as well be otherwise. */
const near = 0.1;

const views: Record<ExampleView, { condition: RawBuilder<boolean>; order: RawBuilder<unknown> }> = {
  all: { condition: sql`true`, order: sql`e.id desc` },
  unsettled: { condition: sql`not e.is_settled`, order: sql`e.id desc` },
  suspicious: {
    condition: sql`h.doubt >= ${strongDoubt} and e.kept_at_version is distinct from h.version`,
    order: sql`h.doubt desc, e.id`,
  },
  wrong: { condition: sql`cardinality(h.wrong) > 0`, order: sql`h.doubt desc, e.id` },
  missed: { condition: sql`cardinality(h.missed) > 0`, order: sql`h.doubt desc, e.id` },
  near: { condition: sql`h.nearness <= ${near}`, order: sql`h.nearness, e.id` },
};

/** Which of the labels of a version it is, and from where on it is given. */
export type Turn = { place: number; at: number };

/** A view that is about one label asks what was said of that one; `turn`: null where the version does not know it. */
function viewOfLabel(view: ExampleView, id: number, turn: Turn | null): (typeof views)[ExampleView] {
  const { condition, order } = views[view];
  if (view === 'near') {
    if (turn === null) return { condition: sql`false`, order };
    const away = sql`abs(get_byte(h.answers, ${turn.place * 2}::int) / ${probabilitySteps}::float8 - ${turn.at}::float8)`;
    return { condition: sql`${away} <= ${near}`, order: sql`${away}, e.id` };
  }
  const label =
    view === 'wrong' ? sql`any(h.wrong)` : view === 'missed' ? sql`any(h.missed)` : sql`any(e.labels)`;
  return { condition: sql`${condition} and ${id}::bigint = ${label}`, order };
}

/** Examples of a classifier with what a version would have said of each, and who said what. */
export async function listExampleRows(
  db: Db,
  workspaceId: number,
  { classifierId, version, turn }: { classifierId: number; version: number | null; turn: Turn | null },
  { view, label_id, user_id, search, ids }: ExampleFilter,
  { limit, offset }: { limit: number; offset: number },
) {
  const { condition, order } = label_id === undefined ? views[view] : viewOfLabel(view, label_id, turn);
  const conditions = [
    sql<boolean>`e.workspace_id = ${workspaceId} and e.classifier_id = ${classifierId}`,
    condition,
    ...(user_id === undefined ? [] : [sql<boolean>`e.answers @> ${JSON.stringify([{ user_id }])}::jsonb`]),
    ...(ids === undefined ? [] : [sql<boolean>`e.id = any(${ids}::bigint[])`]),
    ...(search === undefined || search.trim() === ''
      ? []
      : [sql<boolean>`e.text ilike ${containing(search.trim())}`]),
  ];
  const from = sql`from classifier_examples e
    left join classifier_held_out h on h.workspace_id = ${workspaceId} and h.classifier_id = ${classifierId}
      and h.version = ${version ?? 0}::int and h.example_id = e.id
    where ${sql.join(conditions, sql` and `)}`;
  const [{ rows }, counted] = await Promise.all([
    sql<ListedExample>`
      select e.id, e.text, e.role, e.file_id, e.phrase_id, e.last_phrase_id, e.start_ms, e.end_ms, e.source, e.is_random,
        e.answers, e.labels, e.is_settled, h.answers as guesses
      ${from} order by ${order} limit ${limit} offset ${offset}`.execute(db),
    sql<{ count: number }>`select count(*)::int as count ${from}`.execute(db),
  ]);
  return { rows, count: counted.rows[0]?.count ?? 0 };
}

/** The newest examples of which it is known what they are about, with the beginnings of their texts. */
export async function listLabelledTexts(
  db: Db,
  workspaceId: number,
  classifierId: number,
  { most, longest }: { most: number; longest: number },
): Promise<{ id: number; text: string }[]> {
  const { rows } = await sql<{ id: number; text: string }>`
    select e.id, left(e.text, ${longest}::int) as text from classifier_examples e
    where e.workspace_id = ${workspaceId} and e.classifier_id = ${classifierId} and e.labels is not null
    order by e.id desc limit ${most}`.execute(db);
  return rows;
}

export type ListedExample = {
  id: number;
  text: string;
  role: string | null;
  file_id: string | null;
  phrase_id: number | null;
  last_phrase_id: number | null;
  start_ms: number | null;
  end_ms: number | null;
  source: string;
  is_random: boolean;
  answers: unknown;
  labels: number[] | null;
  is_settled: boolean;
  guesses: Buffer | null;
};

/** Names of these people. */
export async function listPeople(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** How much each person labelled, how long they took where that is known. */
export async function countLabellers(db: Db, workspaceId: number, classifierId: number) {
  const { rows } = await sql<{
    user_id: number | null;
    name: string | null;
    examples: number;
    ms: number;
    timed: number;
  }>`
    select one.user_id, u.name, one.examples, one.ms, one.timed
    from (
      select (said ->> 'user_id')::bigint as user_id,
        count(*) filter (where said -> 'labels' <> 'null'::jsonb)::int as examples,
        coalesce(sum((said ->> 'ms')::float8), 0)::float8 as ms, count(said ->> 'ms')::int as timed
      from classifier_examples e, jsonb_array_elements(e.answers) said
      where e.workspace_id = ${workspaceId} and e.classifier_id = ${classifierId}
      group by 1
    ) one
    left join users u on u.id = one.user_id
    order by one.examples desc, u.name`.execute(db);
  return rows;
}
