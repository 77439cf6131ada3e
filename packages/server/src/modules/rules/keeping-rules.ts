import type { Detection } from '@earshot/core/detection/detection.ts';
import { freeName } from '@earshot/core/rules/free-name.ts';
import type { Apply, LockableKind, RuleKind } from '@earshot/core/rules/rules.ts';
import type { z } from 'zod';
import { type Ctx, transact } from '../../platform/context.ts';
import type { Db } from '../../platform/database.ts';
import { isSameJson } from '../audit/audit.ts';
import { forgetFindings } from '../findings/findings.ts';
import {
  forgetRule,
  holdRule,
  holdToChange,
  keepChange,
  keepFirst,
  savingRule,
} from '../versions/versioned-changes.ts';
import { appliesFrom } from './applies-from.ts';
import { refuseInvalid } from './compiled-rules.ts';
import { rulesNaming } from './named-scripts.ts';
import { refuseUnknown } from './refuse-unknown.ts';
import { startRun } from './rule-runs.ts';

type Stored = {
  id: number;
  name: string;
  version: number;
  author_id: number | null;
  locked_by: number | null;
  applies_from: Date | null;
};

/** What is written of a rule beside what a person set. */
export type Writing = { applies_from: Date | null; updated_at: Date };

/** What a module says of rules that are nothing but a name and what they detect: `Input` is what a person sets. */
export type KeptRules<Input extends { name: string }, Row extends Stored> = {
  kind: RuleKind & LockableKind;
  longestName: number;
  inputOf: (row: Row) => Input;
  detectionOf: (input: Input) => Detection;
  names: (db: Db, workspaceId: number) => Promise<string[]>;
  insert: (
    tx: Db,
    workspaceId: number,
    rule: Input & Writing & { author_id: number | null },
  ) => Promise<number>;
  update: (
    tx: Db,
    workspaceId: number,
    id: number,
    change: Input & Writing & { version: number },
  ) => Promise<void>;
  remove: (tx: Db, workspaceId: number, id: number) => Promise<void>;
};

type Saving<Input> = Input & { apply: z.infer<typeof Apply> };

/**
 * Adds a rule; answers its id. Throws what is wrong with what it detects, and the failure of a name that is taken. `copied`: what it
 * is a copy of, which may name scripts that are gone.
 */
export async function addRule<Input extends { name: string }, Row extends Stored>(
  ctx: Ctx,
  { kind, detectionOf, insert }: KeptRules<Input, Row>,
  { apply, ...rest }: Saving<Input>,
  copied: Detection | null = null,
): Promise<number> {
  const input = rest as unknown as Input;
  const detection = detectionOf(input);
  await refuseInvalid(ctx, detection);
  await refuseUnknown(ctx, detection, copied);
  return savingRule(ctx, kind, async (ctx) => {
    const id = await insert(ctx.db, ctx.workspaceId, {
      ...input,
      applies_from: appliesFrom(ctx, apply, null, detection),
      author_id: ctx.userId,
      updated_at: ctx.now(),
    });
    await keepFirst(ctx, kind, id, input);
    if (apply === 'history') await startRun(ctx, kind, id);
    return id;
  });
}

/** Changes a rule; what it detects otherwise is a new version. Throws as `addRule` does, and what is locked. */
export async function changeRule<Input extends { name: string }, Row extends Stored>(
  ctx: Ctx,
  { kind, inputOf, detectionOf, update }: KeptRules<Input, Row>,
  id: number,
  { apply, ...rest }: Saving<Input>,
): Promise<void> {
  const input = rest as unknown as Input;
  const detection = detectionOf(input);
  await refuseInvalid(ctx, detection);
  await savingRule(ctx, kind, async (ctx) => {
    const row = await holdToChange<Row>(ctx, kind, id);
    const before = inputOf(row);
    const formerly = detectionOf(before);
    await refuseUnknown(ctx, detection, formerly);
    const version = row.version + (isSameJson(formerly, detection) ? 0 : 1);
    await update(ctx.db, ctx.workspaceId, id, {
      ...input,
      version,
      applies_from: appliesFrom(ctx, apply, { ...row, detection: formerly }, detection),
      updated_at: ctx.now(),
    });
    await keepChange(ctx, kind, row, { before, input, version });
    if (apply === 'history') await startRuns(ctx, kind, id);
  });
}

/** What names a script goes over the past with it. */
async function startRuns(ctx: Ctx, kind: RuleKind, id: number): Promise<void> {
  await startRun(ctx, kind, id);
  const users = kind === 'script' ? await rulesNaming(ctx, id) : [];
  for (const user of users) await startRun(ctx, user.kind, user.id);
}

/** A copy of one's own under the next free name; its versions start anew. */
export function copyRule<Input extends { name: string }, Row extends Stored>(
  ctx: Ctx,
  kept: KeptRules<Input, Row>,
  id: number,
): Promise<number> {
  return transact(ctx, async (ctx) => {
    // Held, so that two copies at once find names one after the other.
    const row = await holdRule<Row>(ctx, kept.kind, id);
    const name = freeName(row.name, await kept.names(ctx.db, ctx.workspaceId), kept.longestName);
    const input = kept.inputOf(row);
    return addRule(ctx, kept, { ...input, name, apply: 'from_now_on' }, kept.detectionOf(input));
  });
}

/** Removes a rule with what it found. */
export async function removeRule<Input extends { name: string }, Row extends Stored>(
  ctx: Ctx,
  { kind, inputOf, remove }: KeptRules<Input, Row>,
  id: number,
): Promise<void> {
  await savingRule(ctx, kind, async (ctx) => {
    const row = await holdToChange<Row>(ctx, kind, id);
    await forgetFindings(ctx, kind, id);
    await remove(ctx.db, ctx.workspaceId, id);
    await forgetRule(ctx, kind, row, inputOf(row));
  });
}
