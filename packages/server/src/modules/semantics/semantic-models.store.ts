import { deserialize, serialize } from 'node:v8';
import type { SemanticModel } from '@earshot/core/matching/semantics/semantic-model.ts';
import type { Db } from '../../platform/database.ts';

/** Written before every model; one of another form is made anew instead of being read wrongly. */
const form = 2;

export async function findModelVersion(
  db: Db,
  workspaceId: number,
): Promise<{ version: number; phrases: number; trained_at: Date } | undefined> {
  return db
    .selectFrom('semantic_models')
    .select(['version', 'phrases', 'trained_at'])
    .where('workspace_id', '=', workspaceId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function findModel(
  db: Db,
  workspaceId: number,
  version: number,
): Promise<SemanticModel | undefined> {
  const row = await db
    .selectFrom('semantic_models')
    .select('model')
    .where('workspace_id', '=', workspaceId)
    .where('version', '=', version)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const stored = deserialize(row.model) as { form: number; model: SemanticModel };
  return stored.form === form ? stored.model : undefined;
}

/** Workspaces that learned from at least so many phrases, the largest first. */
export async function listLargeModels(
  acrossWorkspaces: Db,
  least: number,
): Promise<{ workspace_id: number; phrases: number }[]> {
  return acrossWorkspaces
    .selectFrom('semantic_models')
    .select(['workspace_id', 'phrases'])
    .where('phrases', '>=', least)
    .orderBy('phrases', 'desc')
    .execute();
}

/** Keeps the newest only. */
export async function replaceModel(
  tx: Db,
  workspaceId: number,
  version: number,
  model: SemanticModel,
  trainedAt: Date,
): Promise<void> {
  await tx
    .insertInto('semantic_models')
    .values({
      workspace_id: workspaceId,
      version,
      phrases: model.phrases,
      model: serialize({ form, model }),
      trained_at: trainedAt,
    })
    .execute();
  await tx
    .deleteFrom('semantic_models')
    .where('workspace_id', '=', workspaceId)
    .where('version', '<', version)
    .execute();
}

/** What was said in calls analysed after `since`, the newest first; all calls where it is null. */
export async function listTexts(
  db: Db,
  workspaceId: number,
  since: Date | null,
  most: number,
): Promise<string[]> {
  let query = db
    .selectFrom('phrase_index as p')
    .select('p.text')
    .where('p.workspace_id', '=', workspaceId)
    .orderBy('p.started_at', 'desc')
    .orderBy('p.file_id')
    .orderBy('p.phrase_id')
    .limit(most);
  if (since !== null)
    query = query.where('p.file_id', 'in', (eb) =>
      eb
        .selectFrom('files')
        .select('files.id')
        .where('files.workspace_id', '=', workspaceId)
        .where('files.analysed_at', '>', since),
    );
  return (await query.execute()).map((row) => row.text);
}

/** Phrases of calls analysed after `since`, and all there are. */
export async function countPhrases(db: Db, workspaceId: number, since: Date | null): Promise<number> {
  let query = db
    .selectFrom('phrase_index as p')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('p.workspace_id', '=', workspaceId);
  if (since !== null)
    query = query.where('p.file_id', 'in', (eb) =>
      eb
        .selectFrom('files')
        .select('files.id')
        .where('files.workspace_id', '=', workspaceId)
        .where('files.analysed_at', '>', since),
    );
  return (await query.executeTakeFirstOrThrow()).count;
}
