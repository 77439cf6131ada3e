import type { BodyOf, ReplyOf } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import type { setManyFields as endpoint } from '@earshot/core/files/fields.api.ts';
import { type FieldValues, mergeFields } from '@earshot/core/files/fields.ts';
import { type File, longestFieldName } from '@earshot/core/files/files.ts';
import { type Ctx, type TxCtx, transact } from '../../platform/context.ts';
import { publish } from '../../platform/events.ts';
import { announce } from '../../platform/live.ts';
import { audit, changed } from '../audit/audit.ts';
import { listExternalIds, listFieldValues } from './fields.store.ts';
import { changeFileRow, holdFileRow } from './file-rows.ts';
import { callChanged } from './files.events.ts';
import { assertStillSeen, getFile } from './files.ts';
import { peopleOf } from './people-of-call.ts';

/** Fields that say who somebody is: whoever they name now is whose call it is. */
const sides = { operator: ['operator_id'], abonent: ['abonent_id', 'abonent_phone'] } as const;

/** What is looked at for the names that can be filtered by. */
const known = { files: 2000, names: 100, values: 20, longest: longestFieldName };

/** Throws `files.not_found`, `files.too_many_fields`. */
export async function setFields(ctx: Ctx, fileId: string, fields: FieldValues): Promise<File> {
  await transact(ctx, async (ctx) => {
    if (!(await layFields(ctx, fileId, fields))) throw fail('files.too_many_fields');
  });
  return getFile(ctx, fileId);
}

/** Each row by itself, all in one transaction: a row that cannot be done leaves the others as they are. */
export async function setManyFields(
  ctx: Ctx,
  { rows }: BodyOf<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  return transact(ctx, async (ctx) => {
    const ids = rows.map(({ external_id }) => external_id);
    const files = await listExternalIds(ctx.db, ctx.workspaceId, [...new Set(ids)]);
    const byExternalId = Map.groupBy(files, ({ external_id }) => external_id);
    const results = new Map<number, ReplyOf<typeof endpoint>['results'][number]>();
    const order = rows.map(({ external_id, fields }, at) => {
      const of = (byExternalId.get(external_id) ?? []).map(({ id }) => id);
      return { at, external_id, fields, of };
    });
    let done = 0;
    // In the order in which everybody holds calls, so that two of these wait for each other and never for one another.
    for (const { at, external_id, fields, of } of order.toSorted((one, other) => compare(one, other))) {
      const file_ids: string[] = [];
      for (const id of of) if (await layFields(ctx, id, fields)) file_ids.push(id);
      done += file_ids.length;
      const error = of.length === 0 ? 'files.not_found' : 'files.too_many_fields';
      results.set(at, { external_id, file_ids, error: file_ids.length > 0 ? null : error });
    }
    return { files: done, results: rows.flatMap((_, at) => results.get(at) ?? []) };
  });
}

type Ordered = { at: number; of: readonly string[] };
const compare = (one: Ordered, other: Ordered) =>
  (one.of[0] ?? '').localeCompare(other.of[0] ?? '') || one.at - other.at;

/** The names and values that calls can be told apart by. */
export function listFields(ctx: Ctx) {
  return listFieldValues(ctx.db, ctx.workspaceId, known);
}

/** False where the call would have more fields than are kept. */
async function layFields(ctx: TxCtx, fileId: string, fields: FieldValues): Promise<boolean> {
  const row = await holdFileRow(ctx, fileId);
  const before = row.meta as Record<string, unknown>;
  const meta = mergeFields(before, fields);
  if (meta === null) return false;
  const difference = changed(
    before,
    Object.fromEntries(Object.keys(fields).map((name) => [name, meta[name] ?? null])),
  );
  if (difference === undefined) return true;
  const names = (side: keyof typeof sides) => sides[side].some((name) => name in fields);
  const people = await peopleOf(ctx, {
    ...(names('operator') && { operator: row.operator }),
    ...(names('abonent') && { abonent: row.abonent }),
    meta: Object.fromEntries(
      Object.entries(meta).filter(([name]) =>
        Object.values(sides)
          .flat()
          .some((one) => one === name && name in fields),
      ),
    ),
  });
  await changeFileRow(ctx, fileId, { meta: JSON.stringify(meta), ...people });
  await assertStillSeen(ctx, fileId);
  // What rules and segments make of a call may depend on them.
  await publish(ctx, callChanged, { file_id: fileId, what: 'details' });
  await audit(ctx, { action: 'file.changed', subjectId: fileId, subject: row.name, ...difference });
  await announce(ctx.db, ctx.workspaceId, { event: 'file.changed', file_id: fileId });
  return true;
}
