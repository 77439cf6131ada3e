import { isDeepStrictEqual } from 'node:util';
import type { AuditEntry } from '@earshot/core/audit/audit.api.ts';
import type { AuditAction } from '@earshot/core/audit/audit.ts';
import { csvLine } from '@earshot/core/csv.ts';
import { type Ctx, type TxCtx, transact } from '../../platform/context.ts';
import { type AuditQuery, countAuditRows, insertAuditRow, listAuditRows } from './audit.store.ts';

type Values = Record<string, unknown>;

export type AuditEvent = {
  action: AuditAction;
  subjectId?: string | number;
  subject?: string;
  before?: Values | undefined;
  after?: Values | undefined;
};

/** Writes an entry in the transaction of the change: they stand or fall together. Without a workspace there is no log. */
export async function audit(ctx: TxCtx, event: AuditEvent): Promise<void> {
  if (ctx.workspaceId === 0) return;
  await insertAuditRow(ctx.db, {
    workspace_id: ctx.workspaceId,
    at: ctx.now(),
    user_id: ctx.userId,
    actor: ctx.actorName,
    address: ctx.address,
    action: event.action,
    subject_id: event.subjectId === undefined ? null : String(event.subjectId),
    subject: event.subject ?? null,
    before: event.before === undefined ? null : JSON.stringify(event.before),
    after: event.after === undefined ? null : JSON.stringify(event.after),
  });
}

/** Writes an entry about something that changes nothing: listening, taking out, opening a link. */
export function auditAccess(ctx: Ctx, event: AuditEvent): Promise<void> {
  return transact(ctx, (ctx) => audit(ctx, event));
}

/** Only the values that differ, before and after. */
export function changed<T extends Values>(
  before: T,
  after: T,
): { before: Values; after: Values } | undefined {
  const names = Object.keys(after).filter((name) => !isSameJson(before[name], after[name]));
  if (names.length === 0) return undefined;
  const pick = (values: T) => Object.fromEntries(names.map((name) => [name, values[name]]));
  return { before: pick(before), after: pick(after) };
}

/** Whether two values are the same as JSON; the database keeps the fields of an object in an order of its own. */
export function isSameJson(one: unknown, other: unknown): boolean {
  const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null');
  return isDeepStrictEqual(plain(one), plain(other));
}

export async function listAudit(ctx: Ctx, filter: AuditQuery, page: { limit: number; offset: number }) {
  const [rows, count] = await Promise.all([
    listAuditRows(ctx.db, ctx.workspaceId, filter, page),
    countAuditRows(ctx.db, ctx.workspaceId, filter),
  ]);
  return { count, ...page, results: rows.map(present) };
}

type Row = Awaited<ReturnType<typeof listAuditRows>>[number];

function present(row: Row): AuditEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    user_id: row.user_id,
    actor: row.actor,
    address: row.address,
    action: row.action as AuditAction,
    subject_id: row.subject_id,
    subject: row.subject,
    before: row.before as Values | null,
    after: row.after as Values | null,
  };
}

const pageSize = 1000;

/** The filtered log as CSV, a page at a time, so that its length does not matter. */
export async function* auditCsv(ctx: Ctx, filter: AuditQuery): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(['at', 'actor', 'user_id', 'address', 'action', 'subject_id', 'subject', 'before', 'after'])}`;
  // A fixed end, so that entries that are written meanwhile do not shift the pages.
  const to = filter.to ?? ctx.now().toISOString();
  for (let offset = 0; ; offset += pageSize) {
    const rows = await listAuditRows(ctx.db, ctx.workspaceId, { ...filter, to }, { limit: pageSize, offset });
    for (const row of rows.map(present)) {
      const { at, actor, user_id, address, action, subject_id, subject, before, after } = row;
      yield csvLine([
        at,
        actor,
        user_id,
        address,
        action,
        subject_id,
        subject,
        before && JSON.stringify(before),
        after && JSON.stringify(after),
      ]);
    }
    if (rows.length < pageSize) return;
  }
}
