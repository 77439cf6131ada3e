import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { listPhrases } from './transcripts.store.ts';

/** What recognised a call. */
export type Recognised = { engine: string | null; model: string | null; at: Date };
export type RecognisedTurn = { speaker: string; start_ms: number; end_ms: number; text: string };

/** The engines and models that recognised any of these calls, in the order in which they first did. */
export async function listRecognised(ctx: Ctx, fileIds: readonly string[]): Promise<Recognised[]> {
  const { rows } = await sql<Recognised>`
    select t.engine, t.model, min(t.created_at) as at from transcripts t
    where t.workspace_id = ${ctx.workspaceId} and t.file_id = any(${[...fileIds]}::uuid[]) and t.kind = 'made'
      and t.engine is not null
    group by t.engine, t.model order by min(t.created_at), t.engine, t.model`.execute(ctx.db);
  return rows;
}

/** What an engine made of a call last, and how a person corrected any of it; null where there is none. */
export async function recognisedTurns(
  ctx: Ctx,
  fileId: string,
  { engine, model }: Recognised,
): Promise<{ made: RecognisedTurn[] | null; corrected: RecognisedTurn[] | null }> {
  const rows = await ctx.db
    .selectFrom('transcripts')
    .select(['version', 'kind', 'engine', 'model'])
    .where('workspace_id', '=', ctx.workspaceId)
    .where('file_id', '=', fileId)
    .orderBy('version', 'desc')
    .execute();
  const made = rows.find((row) => row.kind === 'made' && row.engine === engine && row.model === model);
  const corrected = rows.find(({ kind }) => kind === 'corrected');
  const turnsOf = async (row: { version: number } | undefined) =>
    row === undefined
      ? null
      : (await listPhrases(ctx.db, ctx.workspaceId, fileId, row.version)).map(
          ({ speaker, start_ms, end_ms, text }) => ({ speaker, start_ms, end_ms, text }),
        );
  return { made: await turnsOf(made), corrected: await turnsOf(corrected) };
}

/** Words of calls as people corrected them last, by call; without those that nobody corrected. */
export async function correctedTexts(ctx: Ctx, fileIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ file_id: string; text: string }>`
    select p.file_id, string_agg(p.text, E'\n' order by p.start_ms, p.id) as text
    from transcripts t join phrases p on p.workspace_id = ${ctx.workspaceId} and p.file_id = t.file_id and p.version = t.version
    where t.workspace_id = ${ctx.workspaceId} and t.file_id = any(${[...fileIds]}::uuid[]) and t.is_current
      and t.kind in ('corrected', 'carried_over')
    group by p.file_id`.execute(ctx.db);
  return new Map(rows.map(({ file_id, text }) => [file_id, text]));
}
