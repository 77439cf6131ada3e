import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { Condition } from '../call-index/phrase.sql.ts';

/** Which of these calls meet each of several conditions, asked all at once. */
export async function callsMeeting(
  db: Db,
  workspaceId: number,
  fileIds: readonly string[],
  conditions: readonly Condition[],
): Promise<Set<string>[]> {
  const met = conditions.map(() => new Set<string>());
  if (fileIds.length === 0 || conditions.length === 0) return met;
  const answers = sql<boolean[]>`array[${sql.join(conditions.map((one) => sql`coalesce(${one}, false)`))}]`;
  const rows = await db
    .selectFrom('files')
    .select('files.id')
    .select(answers.as('answers'))
    .where('files.workspace_id', '=', workspaceId)
    .where('files.id', '=', (eb) => eb.fn.any(sql<string[]>`${[...fileIds]}::uuid[]`))
    .execute();
  for (const { id, answers: of } of rows) for (const [at, isMet] of of.entries()) if (isMet) met[at]?.add(id);
  return met;
}
