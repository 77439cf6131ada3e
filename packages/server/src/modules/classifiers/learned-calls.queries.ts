import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';

/** Of these calls those with examples that a version knew: what it says of them is no test. */
export async function learnedCalls(
  ctx: Ctx,
  classifierId: number,
  version: number,
  fileIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ file_id: string }>`
    select distinct e.file_id from classifier_examples e
    join classifier_versions v on v.workspace_id = ${ctx.workspaceId} and v.classifier_id = e.classifier_id
      and v.version = ${version}
    where e.workspace_id = ${ctx.workspaceId} and e.classifier_id = ${classifierId} and e.labels is not null
      and e.created_at <= v.knows_until and e.file_id = any(${[...fileIds]}::uuid[])`.execute(ctx.db);
  return new Set(rows.map(({ file_id }) => file_id));
}
