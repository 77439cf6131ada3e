import type { ClassifierInput } from '@earshot/core/classifiers/classifiers.ts';
import { type Selectable, sql, type Updateable } from 'kysely';
import type { ClassifierLabels, Classifiers } from '../../platform/database.generated.ts';
import type { Db } from '../../platform/database.ts';

export type ClassifierRow = Selectable<Classifiers>;
export type LabelRow = Selectable<ClassifierLabels>;

function selectClassifiers(db: Db, workspaceId: number) {
  return db
    .selectFrom('classifiers')
    .leftJoin('users', 'users.id', 'classifiers.author_id')
    .selectAll('classifiers')
    .select('users.name as author')
    .where('classifiers.workspace_id', '=', workspaceId);
}

export function listClassifierRows(
  db: Db,
  workspaceId: number,
  { limit, offset }: { limit: number; offset: number },
) {
  return selectClassifiers(db, workspaceId)
    .orderBy((eb) => eb.fn('lower', ['classifiers.name']))
    .limit(limit)
    .offset(offset)
    .execute();
}

export function findClassifierRow(db: Db, workspaceId: number, id: number) {
  return selectClassifiers(db, workspaceId).where('classifiers.id', '=', id).executeTakeFirst();
}

export type ShownClassifierRow = NonNullable<Awaited<ReturnType<typeof findClassifierRow>>>;

/** Labels of some classifiers in their order; of all where none are named. */
export function listLabelRows(db: Db, workspaceId: number, ids?: readonly number[]): Promise<LabelRow[]> {
  let query = db.selectFrom('classifier_labels').selectAll().where('workspace_id', '=', workspaceId);
  if (ids !== undefined) query = query.where(sql<boolean>`classifier_id = any(${[...ids]}::bigint[])`);
  return query.orderBy('classifier_id').orderBy('place').execute();
}

export async function listClassifierNames(db: Db, workspaceId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('classifiers')
    .select('name')
    .where('workspace_id', '=', workspaceId)
    .execute();
  return rows.map(({ name }) => name);
}

const columnsOf = ({ name, description, type, choose, unit, passage, who, part }: ClassifierInput) => ({
  name,
  description,
  type,
  choose,
  unit,
  passage,
  who,
  part: JSON.stringify(part),
});

export async function insertClassifierRow(
  tx: Db,
  workspaceId: number,
  input: ClassifierInput,
  made: { author_id: number | null; created_at: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto('classifiers')
    .values({ workspace_id: workspaceId, ...columnsOf(input), ...made, updated_at: made.created_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateClassifierRow(
  tx: Db,
  workspaceId: number,
  id: number,
  change: Omit<Updateable<Classifiers>, 'workspace_id' | 'id'>,
): Promise<void> {
  await tx
    .updateTable('classifiers')
    .set(change)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

/** What a person set, apart from the labels. */
export function definitionColumns(
  input: ClassifierInput,
): Omit<Updateable<Classifiers>, 'workspace_id' | 'id'> {
  return columnsOf(input);
}

/** Writes the labels of a classifier as they are to be; answers the ids, in their order. */
export async function putLabelRows(
  tx: Db,
  workspaceId: number,
  classifierId: number,
  labels: ClassifierInput['labels'],
): Promise<number[]> {
  const ids: number[] = [];
  for (const [place, { id, name, color, advanced_filter, goal }] of labels.entries()) {
    const columns = {
      place,
      name,
      color,
      advanced_filter: advanced_filter === null ? null : JSON.stringify(advanced_filter),
      goal: JSON.stringify(goal),
    };
    if (id === undefined) {
      const made = await tx
        .insertInto('classifier_labels')
        .values({ workspace_id: workspaceId, classifier_id: classifierId, ...columns })
        .returning('id')
        .executeTakeFirstOrThrow();
      ids.push(made.id);
    } else {
      await tx
        .updateTable('classifier_labels')
        .set(columns)
        .where('workspace_id', '=', workspaceId)
        .where('classifier_id', '=', classifierId)
        .where('id', '=', id)
        .execute();
      ids.push(id);
    }
  }
  return ids;
}

/** Whoever counted the examples of a classifier has to count again. */
export async function raiseRevision(tx: Db, workspaceId: number, id: number): Promise<void> {
  await tx
    .updateTable('classifiers')
    .set({ examples_revision: sql`examples_revision + 1` })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

/** Takes labels of a classifier away with what calls have of them; in examples they are not said any more. */
export async function removeLabelRows(
  tx: Db,
  workspaceId: number,
  classifierId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length > 0) await raiseRevision(tx, workspaceId, classifierId);
  for (const id of ids) {
    await tx
      .updateTable('classifier_examples')
      .set({
        labels: sql`array_remove(labels, ${id}::bigint)`,
        asked: sql`array_remove(asked, ${id}::bigint)`,
      })
      .where('workspace_id', '=', workspaceId)
      .where(sql<boolean>`${id}::bigint = any(asked)`)
      .execute();
    await tx
      .deleteFrom('call_labels')
      .where('workspace_id', '=', workspaceId)
      .where('label_id', '=', id)
      .execute();
    await tx
      .deleteFrom('classifier_labels')
      .where('workspace_id', '=', workspaceId)
      .where('id', '=', id)
      .execute();
  }
}

const hanging = [
  'classifier_queue',
  'classifier_fills',
  'call_classified',
  'call_labels',
  'classifier_runs',
  'classifier_learnings',
  'classifier_held_out',
  'classifier_versions',
  'classifier_examples',
  'classifier_labels',
] as const;

/** Removes a classifier with everything that hangs on it. */
export async function removeClassifierRow(tx: Db, workspaceId: number, id: number): Promise<void> {
  for (const table of hanging)
    await tx
      .deleteFrom(table)
      .where('workspace_id', '=', workspaceId)
      .where('classifier_id', '=', id)
      .execute();
  await tx.deleteFrom('classifiers').where('workspace_id', '=', workspaceId).where('id', '=', id).execute();
}
