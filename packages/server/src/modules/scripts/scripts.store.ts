import { detectionOfScript, type ScriptInput } from '@earshot/core/scripts/scripts.ts';
import { Wording } from '@earshot/core/wording/steps.ts';
import type { Selectable } from 'kysely';
import type { Scripts } from '../../platform/database.generated.ts';
import type { Db } from '../../platform/database.ts';
import type { Writing } from '../rules/keeping-rules.ts';

export type ScriptRow = Selectable<Scripts>;

function selectScripts(db: Db, workspaceId: number) {
  return db
    .selectFrom('scripts')
    .leftJoin('users', 'users.id', 'scripts.author_id')
    .selectAll('scripts')
    .select('users.name as author')
    .select((eb) =>
      eb
        .selectFrom('findings')
        .select((inner) => inner.fn.countAll<number>().as('files'))
        .where('findings.workspace_id', '=', workspaceId)
        .where('findings.kind', '=', 'script')
        .whereRef('findings.rule_id', '=', 'scripts.id')
        .where('findings.removed', '=', false)
        .as('files'),
    )
    .where('scripts.workspace_id', '=', workspaceId);
}

/** By their sets, in the order of each. */
export function listScriptRows(
  db: Db,
  workspaceId: number,
  { limit, offset }: { limit: number; offset: number },
) {
  return selectScripts(db, workspaceId)
    .orderBy((eb) => eb.fn('lower', ['scripts.set_name']))
    .orderBy('scripts.place')
    .orderBy((eb) => eb.fn('lower', ['scripts.name']))
    .limit(limit)
    .offset(offset)
    .execute();
}

export function findScriptRow(db: Db, workspaceId: number, id: number) {
  return selectScripts(db, workspaceId).where('scripts.id', '=', id).executeTakeFirst();
}

export type ShownScriptRow = NonNullable<Awaited<ReturnType<typeof findScriptRow>>>;

function columnsOf<Rest extends object>(script: ScriptInput & Rest) {
  const { who, part, variations, said_from, unsure_from, set, ...columns } = script;
  const wording = JSON.stringify({ who, part, variations, said_from, unsure_from });
  return { ...columns, set_name: set, wording };
}

export async function insertScriptRow(
  tx: Db,
  workspaceId: number,
  script: ScriptInput & Writing & { author_id: number | null },
): Promise<number> {
  const { id } = await tx
    .insertInto('scripts')
    .values({ workspace_id: workspaceId, ...columnsOf(script), created_at: script.updated_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateScriptRow(
  tx: Db,
  workspaceId: number,
  id: number,
  change: ScriptInput & Writing & { version: number },
): Promise<void> {
  await tx
    .updateTable('scripts')
    .set(columnsOf(change))
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

export async function removeScriptRow(tx: Db, workspaceId: number, id: number): Promise<void> {
  await tx.deleteFrom('scripts').where('workspace_id', '=', workspaceId).where('id', '=', id).execute();
}

/** All scripts as rules, or the one asked for. */
export async function listScriptRules(db: Db, workspaceId: number, id: number | undefined) {
  let query = db
    .selectFrom('scripts')
    .select(['id', 'name', 'version', 'applies_from', 'wording'])
    .where('workspace_id', '=', workspaceId)
    .orderBy('id');
  if (id !== undefined) query = query.where('id', '=', id);
  const rows = await query.execute();
  return rows.map(({ wording, ...row }) => ({
    ...row,
    detection: detectionOfScript(Wording.parse(wording)),
  }));
}

export async function listScriptNames(db: Db, workspaceId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('scripts')
    .select('name')
    .where('workspace_id', '=', workspaceId)
    .execute();
  return rows.map((row) => row.name);
}
