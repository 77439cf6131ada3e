import type { listConversions as listEndpoint } from '@earshot/core/conversions/conversions.api.ts';
import {
  type Conversion,
  type ConversionInput,
  conversionNameLength,
} from '@earshot/core/conversions/conversions.ts';
import type { ReplyOf } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import { freeName } from '@earshot/core/rules/free-name.ts';
import { type Ctx, transact } from '../../platform/context.ts';
import { isSameJson } from '../audit/audit.ts';
import {
  forgetRule,
  holdRule,
  holdToChange,
  keepChange,
  keepFirst,
  lockRule,
  savingRule,
} from '../versions/versioned-changes.ts';
import { countVersioned } from '../versions/versions.ts';
import { definitionOf, inputOf, refuseConversion } from './conversion-input.ts';
import {
  type ConversionRow,
  findConversionRow,
  insertConversionRow,
  listConversionRows,
  listNamesOfType,
  removeConversionRow,
  updateConversionRow,
} from './conversions.store.ts';
import { presentConversions } from './present-conversions.ts';

export async function listConversions(
  ctx: Ctx,
  page: { limit: number; offset: number },
): Promise<ReplyOf<typeof listEndpoint>> {
  const [rows, count] = await Promise.all([
    listConversionRows(ctx.db, ctx.workspaceId, page),
    countVersioned(ctx, 'conversion'),
  ]);
  return { count, ...page, results: await presentConversions(ctx, rows) };
}

export async function getConversion(ctx: Ctx, id: number): Promise<Conversion> {
  const row = await findConversionRow(ctx.db, ctx.workspaceId, id);
  const [conversion] = row === undefined ? [] : await presentConversions(ctx, [row]);
  if (conversion === undefined) throw fail('conversions.not_found');
  return conversion;
}

export async function createConversion(ctx: Ctx, input: ConversionInput): Promise<Conversion> {
  await refuseConversion(ctx, input, null);
  return getConversion(ctx, await addConversion(ctx, input));
}

function addConversion(ctx: Ctx, input: ConversionInput): Promise<number> {
  return savingRule(ctx, 'conversion', async (ctx) => {
    const made = { author_id: ctx.userId, created_at: ctx.now() };
    const id = await insertConversionRow(ctx.db, ctx.workspaceId, input, made);
    await keepFirst(ctx, 'conversion', id, input);
    return id;
  });
}

export async function updateConversion(ctx: Ctx, id: number, input: ConversionInput): Promise<Conversion> {
  const saved = await findConversionRow(ctx.db, ctx.workspaceId, id);
  if (saved === undefined) throw fail('conversions.not_found');
  await refuseConversion(ctx, input, inputOf(saved));
  await savingRule(ctx, 'conversion', async (ctx) => {
    const row = await holdToChange<ConversionRow>(ctx, 'conversion', id);
    const before = inputOf(row);
    const isSame = isSameJson(definitionOf(before), definitionOf(input));
    const version = row.version + (isSame ? 0 : 1);
    await updateConversionRow(ctx.db, ctx.workspaceId, id, input, { version, updated_at: ctx.now() });
    await keepChange(ctx, 'conversion', row, { before, input, version });
  });
  return getConversion(ctx, id);
}

/** A copy counts the same, whatever of it is hidden from whoever makes it. */
export async function cloneConversion(ctx: Ctx, id: number): Promise<Conversion> {
  const copy = await transact(ctx, async (ctx) => {
    // Held, so that two copies at once find names one after the other.
    const input = inputOf(await holdRule<ConversionRow>(ctx, 'conversion', id));
    const names = await listNamesOfType(ctx.db, ctx.workspaceId, input.type);
    return addConversion(ctx, { ...input, name: freeName(input.name, names, conversionNameLength.most) });
  });
  return getConversion(ctx, copy);
}

/** Its calls stay; a project that marks them goes on without that. */
export async function removeConversion(ctx: Ctx, id: number): Promise<void> {
  await savingRule(ctx, 'conversion', async (ctx) => {
    const row = await holdToChange<ConversionRow>(ctx, 'conversion', id);
    await removeConversionRow(ctx.db, ctx.workspaceId, id);
    await forgetRule(ctx, 'conversion', row, inputOf(row));
  });
}

export async function lockConversion(ctx: Ctx, id: number, locked: boolean): Promise<Conversion> {
  await lockRule(ctx, 'conversion', id, locked);
  return getConversion(ctx, id);
}
