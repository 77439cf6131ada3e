import type { RawBuilder } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { columnOf } from '../calls/dimension-columns.sql.ts';

/** When the first call of a workspace was; null where there is none. */
export async function findFirstCall(db: Db, workspaceId: number): Promise<Date | null> {
  const { first } = await db
    .selectFrom('files')
    .select((eb) => eb.fn.min(columnOf('recorded_at') as RawBuilder<Date>).as('first'))
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirstOrThrow();
  return first as Date | null;
}
