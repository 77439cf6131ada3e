import type * as api from '@earshot/core/classifiers/classifiers.api.ts';
import {
  type Classifier,
  type ClassifierInput,
  classifierNameLength,
} from '@earshot/core/classifiers/classifiers.ts';
import type { BodyOf } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import { freeName } from '@earshot/core/rules/free-name.ts';
import type { Ctx, TxCtx } from '../../platform/context.ts';
import { ofOneMoment } from '../../platform/one-moment.ts';
import { isSameJson } from '../audit/audit.ts';
import { forgetFindings } from '../findings/findings.ts';
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
import { inputOf, refuseInvalid } from './classifier-input.ts';
import {
  type ClassifierRow,
  definitionColumns,
  findClassifierRow,
  insertClassifierRow,
  listClassifierNames,
  listClassifierRows,
  listLabelRows,
  putLabelRows,
  removeClassifierRow,
  removeLabelRows,
  updateClassifierRow,
} from './classifiers.store.ts';
import { copyExamples } from './copy-examples.ts';
import { followExamples } from './follow-examples.ts';
import { presentClassifiers, presentOneOf } from './present-classifiers.ts';
import { findLabelUser, listUsers } from './standing.queries.ts';

export function listClassifiers(ctx: Ctx, page: { limit: number; offset: number }) {
  return ofOneMoment(ctx, async (ctx) => {
    const rows = await listClassifierRows(ctx.db, ctx.workspaceId, page);
    const count = await countVersioned(ctx, 'classifier');
    return { count, ...page, results: await presentClassifiers(ctx, rows) };
  });
}

export async function createClassifier(ctx: Ctx, input: ClassifierInput): Promise<Classifier> {
  refuseInvalid(input, []);
  return presentOneOf(ctx, await savingRule(ctx, 'classifier', (ctx) => add(ctx, input)));
}

async function add(ctx: TxCtx, input: ClassifierInput): Promise<number> {
  const made = { author_id: ctx.userId, created_at: ctx.now() };
  const id = await insertClassifierRow(ctx.db, ctx.workspaceId, input, made);
  const ids = await putLabelRows(ctx.db, ctx.workspaceId, id, input.labels);
  await keepFirst(ctx, 'classifier', id, withIds(input, ids));
  return id;
}

const withIds = (input: ClassifierInput, ids: readonly number[]): ClassifierInput => ({
  ...input,
  labels: input.labels.map((label, at) => ({ ...label, id: ids[at] })),
});

/**
 * What it has learned goes on to answer, until it learns again. A label that something goes by stays. Throws `classifiers.label_in_use`, and
 * `classifiers.changed` where it is not any more what was read: labels that were added meanwhile would go, with what people said of them.
 */
export async function updateClassifier(
  ctx: Ctx,
  id: number,
  { revision, ...input }: BodyOf<typeof api.updateClassifier>,
): Promise<Classifier> {
  await savingRule(ctx, 'classifier', async (ctx) => {
    const row = await holdToChange<ClassifierRow>(ctx, 'classifier', id);
    if (revision !== undefined && revision !== row.version) throw fail('classifiers.changed');
    const labels = await listLabelRows(ctx.db, ctx.workspaceId, [id]);
    const own = labels.map((label) => label.id);
    refuseInvalid(input, own);
    const kept = new Set(input.labels.map((label) => label.id));
    const gone = own.filter((label) => !kept.has(label));
    const user = gone.length === 0 ? undefined : await findLabelUser(ctx.db, ctx.workspaceId, gone);
    if (user !== undefined) throw fail('classifiers.label_in_use', user);
    for (const label of gone) await forgetFindings(ctx, 'label', label);
    await removeLabelRows(ctx.db, ctx.workspaceId, id, gone);
    const ids = await putLabelRows(ctx.db, ctx.workspaceId, id, input.labels);
    const [before, after] = [inputOf(row, labels), withIds(input, ids)];
    const version = row.version + (isSameJson(before, after) ? 0 : 1);
    await updateClassifierRow(ctx.db, ctx.workspaceId, id, {
      ...definitionColumns(input),
      version,
      updated_at: ctx.now(),
    });
    await keepChange(ctx, 'classifier', row, { before, input: after, version });
  });
  return presentOneOf(ctx, id);
}

/** A classifier that a pattern asks stays: the pattern would find nothing any more. Throws `classifiers.in_use`. */
export function removeClassifier(ctx: Ctx, id: number): Promise<void> {
  return savingRule(ctx, 'classifier', async (ctx) => {
    const row = await holdToChange<ClassifierRow>(ctx, 'classifier', id);
    const [user] = await listUsers(ctx.db, ctx.workspaceId, [id]);
    if (user !== undefined) throw fail('classifiers.in_use', { name: user.name });
    const labels = await listLabelRows(ctx.db, ctx.workspaceId, [id]);
    for (const label of labels) await forgetFindings(ctx, 'label', label.id);
    await removeClassifierRow(ctx.db, ctx.workspaceId, id);
    await forgetRule(ctx, 'classifier', row, inputOf(row, labels));
  });
}

export async function lockClassifier(ctx: Ctx, id: number, locked: boolean): Promise<Classifier> {
  await lockRule(ctx, 'classifier', id, locked);
  return presentOneOf(ctx, id);
}

/** A copy of one's own under the next free name, with the same examples; where they are enough it begins to learn. */
export async function cloneClassifier(ctx: Ctx, id: number): Promise<Classifier> {
  const copy = await savingRule(ctx, 'classifier', async (ctx) => {
    // Held, so that two copies at once find names one after the other.
    const row = await holdRule<ClassifierRow>(ctx, 'classifier', id);
    const labels = await listLabelRows(ctx.db, ctx.workspaceId, [id]);
    const input = inputOf(row, labels);
    const names = await listClassifierNames(ctx.db, ctx.workspaceId);
    const fresh = input.labels.map((label) => ({ ...label, id: undefined }));
    const name = freeName(input.name, names, classifierNameLength.most);
    const made = await add(ctx, { ...input, name, labels: fresh });
    const copies = await listLabelRows(ctx.db, ctx.workspaceId, [made]);
    const ids = new Map(labels.map((label, at) => [label.id, copies[at]?.id ?? 0]));
    await copyExamples(ctx, { from: id, to: made, ids });
    await followExamples(ctx, made);
    return made;
  });
  return presentOneOf(ctx, copy);
}

/** A classifier with its labels. Throws `classifiers.not_found`. */
export async function findToRead(ctx: Ctx, id: number) {
  const row = await findClassifierRow(ctx.db, ctx.workspaceId, id);
  if (row === undefined) throw fail('classifiers.not_found');
  return { row, labels: await listLabelRows(ctx.db, ctx.workspaceId, [id]) };
}
