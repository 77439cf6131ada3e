import { freeName } from '@earshot/core/rules/free-name.ts';
import type { LockableKind } from '@earshot/core/rules/rules.ts';
import { type Ctx, type TxCtx, transact } from '../../platform/context.ts';
import type { Db } from '../../platform/database.ts';
import { isSameJson } from '../audit/audit.ts';
import {
  forgetRule,
  holdRule,
  holdToChange,
  keepChange,
  keepFirst,
  savingRule,
} from './versioned-changes.ts';

type Stored = {
  id: number;
  name: string;
  version: number;
  author_id: number | null;
  locked_by: number | null;
};
type Input = Record<string, unknown> & { name: string };

/** What a module says of things that are nothing but what a person sets, with its versions: nothing else follows from a change. */
export type KeptThings<Set extends Input, Row extends Stored> = {
  kind: LockableKind;
  longestName: number;
  /** What a person set, without what follows from it. */
  inputOf: (row: Row) => Set;
  /** What of it makes another version. */
  definitionOf: (input: Set) => object;
  /** Names that a copy cannot have. */
  namesBeside: (db: Db, workspaceId: number, input: Set) => Promise<string[]>;
  insert: (
    tx: Db,
    workspaceId: number,
    input: Set,
    made: { author_id: number | null; created_at: Date },
  ) => Promise<number>;
  update: (
    tx: Db,
    workspaceId: number,
    id: number,
    input: Set,
    made: { version: number; updated_at: Date },
  ) => Promise<void>;
  remove: (tx: Db, workspaceId: number, id: number) => Promise<void>;
};

/** Adds a thing; answers its id. Throws the failure of a name that is taken. */
export function addKept<Set extends Input, Row extends Stored>(
  ctx: Ctx,
  { kind, insert }: KeptThings<Set, Row>,
  input: Set,
): Promise<number> {
  return savingRule(ctx, kind, async (ctx) => {
    const made = { author_id: ctx.userId, created_at: ctx.now() };
    const id = await insert(ctx.db, ctx.workspaceId, input, made);
    await keepFirst(ctx, kind, id, input);
    return id;
  });
}

/** Changes a thing into what `change` makes of it. Throws what is missing or locked, and the failure of a name that is taken. */
export function changeKept<Set extends Input, Row extends Stored>(
  ctx: Ctx,
  { kind, inputOf, definitionOf, update }: KeptThings<Set, Row>,
  id: number,
  change: (before: Set) => Set,
): Promise<void> {
  return savingRule(ctx, kind, async (ctx) => {
    const row = await holdToChange<Row>(ctx, kind, id);
    const before = inputOf(row);
    const input = change(before);
    const isSame = isSameJson(definitionOf(before), definitionOf(input));
    const version = row.version + (isSame ? 0 : 1);
    await update(ctx.db, ctx.workspaceId, id, input, { version, updated_at: ctx.now() });
    await keepChange(ctx, kind, row, { before, input, version });
  });
}

/** A copy of one's own under the next free name; its versions start anew. */
export function copyKept<Set extends Input, Row extends Stored>(
  ctx: Ctx,
  kept: KeptThings<Set, Row>,
  id: number,
): Promise<number> {
  return transact(ctx, async (ctx: TxCtx) => {
    // Held, so that two copies at once find names one after the other.
    const input = kept.inputOf(await holdRule<Row>(ctx, kept.kind, id));
    const names = await kept.namesBeside(ctx.db, ctx.workspaceId, input);
    return addKept(ctx, kept, { ...input, name: freeName(input.name, names, kept.longestName) });
  });
}

export function removeKept<Set extends Input, Row extends Stored>(
  ctx: Ctx,
  { kind, inputOf, remove }: KeptThings<Set, Row>,
  id: number,
): Promise<void> {
  return savingRule(ctx, kind, async (ctx) => {
    const row = await holdToChange<Row>(ctx, kind, id);
    await remove(ctx.db, ctx.workspaceId, id);
    await forgetRule(ctx, kind, row, inputOf(row));
  });
}
