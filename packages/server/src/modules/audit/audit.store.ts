import type { AuditAction } from '@earshot/core/audit/audit.ts';
import type { ExpressionBuilder } from 'kysely';
import type { DB } from '../../platform/database.generated.ts';
import type { Db } from '../../platform/database.ts';
import { containing } from '../../platform/like.ts';

export type AuditRow = {
  workspace_id: number;
  at: Date;
  user_id: number | null;
  actor: string;
  address: string | null;
  action: AuditAction;
  subject_id: string | null;
  subject: string | null;
  before: string | null;
  after: string | null;
};

export type AuditQuery = {
  user_id?: number | undefined;
  action?: readonly AuditAction[] | undefined;
  text?: string | undefined;
  start?: string | undefined;
  to?: string | undefined;
};

/** The log is only ever added to: there is no function here that changes or removes an entry. */
export async function insertAuditRow(db: Db, row: AuditRow): Promise<void> {
  await db.insertInto('audit_log').values(row).execute();
}

export function listAuditRows(
  db: Db,
  workspaceId: number,
  filter: AuditQuery,
  page: { limit: number; offset: number },
) {
  return db
    .selectFrom('audit_log')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where((eb) => eb.and(conditions(eb, filter)))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export async function countAuditRows(db: Db, workspaceId: number, filter: AuditQuery): Promise<number> {
  const { count } = await db
    .selectFrom('audit_log')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('workspace_id', '=', workspaceId)
    .where((eb) => eb.and(conditions(eb, filter)))
    .executeTakeFirstOrThrow();
  return count;
}

function conditions(eb: ExpressionBuilder<DB, 'audit_log'>, filter: AuditQuery) {
  const { user_id, action, text, start, to } = filter;
  const part = containing(text ?? '');
  return [
    ...(user_id === undefined ? [] : [eb('user_id', '=', user_id)]),
    ...(action === undefined || action.length === 0 ? [] : [eb('action', 'in', [...action])]),
    ...(start === undefined ? [] : [eb('at', '>=', new Date(start))]),
    ...(to === undefined ? [] : [eb('at', '<=', new Date(to))]),
    ...(text === undefined || text === ''
      ? []
      : [eb.or([eb('actor', 'ilike', part), eb('subject', 'ilike', part)])]),
  ];
}
