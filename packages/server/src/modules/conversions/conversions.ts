import type { listConversions as listEndpoint } from '@earshot/core/conversions/conversions.api.ts';
import {
  type Conversion,
  type ConversionInput,
  conversionNameLength,
} from '@earshot/core/conversions/conversions.ts';
import type { ReplyOf } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import type { Ctx } from '../../platform/context.ts';
import { addKept, changeKept, copyKept, type KeptThings, removeKept } from '../versions/keeping-versioned.ts';
import { lockRule } from '../versions/versioned-changes.ts';
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

const kept: KeptThings<ConversionInput, ConversionRow> = {
  kind: 'conversion',
  longestName: conversionNameLength.most,
  inputOf,
  definitionOf,
  namesBeside: (db, workspaceId, { type }) => listNamesOfType(db, workspaceId, type),
  insert: insertConversionRow,
  update: updateConversionRow,
  remove: removeConversionRow,
};

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
  return getConversion(ctx, await addKept(ctx, kept, input));
}

export async function updateConversion(ctx: Ctx, id: number, input: ConversionInput): Promise<Conversion> {
  const saved = await findConversionRow(ctx.db, ctx.workspaceId, id);
  if (saved === undefined) throw fail('conversions.not_found');
  await refuseConversion(ctx, input, inputOf(saved));
  await changeKept(ctx, kept, id, () => input);
  return getConversion(ctx, id);
}

/** A copy counts the same, whatever of it is hidden from whoever makes it. */
export async function cloneConversion(ctx: Ctx, id: number): Promise<Conversion> {
  return getConversion(ctx, await copyKept(ctx, kept, id));
}

/** Its calls stay; a project that marks them goes on without that. */
export const removeConversion = (ctx: Ctx, id: number): Promise<void> => removeKept(ctx, kept, id);

export async function lockConversion(ctx: Ctx, id: number, locked: boolean): Promise<Conversion> {
  await lockRule(ctx, 'conversion', id, locked);
  return getConversion(ctx, id);
}
