import { type GivenAnswer, withAnswer } from '@earshot/core/classifiers/agreed-answers.ts';
import type { Example, ExampleSource } from '@earshot/core/classifiers/examples.ts';
import { labelAgreement } from '@earshot/core/classifiers/label-agreement.ts';
import type { VersionReport } from '@earshot/core/classifiers/learn-version.ts';
import { unpackAnswers } from '@earshot/core/classifiers/packed-answers.ts';
import { fail } from '@earshot/core/errors.ts';
import { canChange } from '@earshot/core/rules/locking.ts';
import { type Ctx, type TxCtx, transact } from '../../platform/context.ts';
import { headsOf, heardOf } from '../files/call-heads.ts';
import { holdRule } from '../versions/versioned-changes.ts';
import { exampleWith } from './add-examples.ts';
import { type ClassifierRow, type LabelRow, listLabelRows } from './classifiers.store.ts';
import { findToRead } from './classifiers.ts';
import { placeOf } from './copy-examples.ts';
import {
  countLabellers,
  type ExampleFilter,
  type ListedExample,
  listExampleRows,
  listPeople,
} from './examples.queries.ts';
import {
  answersOf,
  type ExampleRow,
  findExampleRow,
  keepExampleRow,
  putExampleRows,
  removeExampleRow,
} from './examples.store.ts';
import { followExamples } from './follow-examples.ts';
import { positionOf } from './kept-setting.ts';
import { findVersion } from './learned.store.ts';
import type { Definition } from './models.ts';
import { listShared } from './standing.queries.ts';

/** Examples with what people said of them, and what the version that answers would have said. */
export async function listExamples(
  ctx: Ctx,
  id: number,
  { limit, offset, ...filter }: ExampleFilter & { limit: number; offset: number },
) {
  const { row, labels } = await findToRead(ctx, id);
  const { asked, thresholds } = await labelsOfVersion(ctx, id, row.live_version);
  const place = filter.label_id === undefined ? -1 : asked.indexOf(filter.label_id);
  const threshold = thresholds[place];
  const turn = threshold === undefined ? null : { place, at: threshold.at };
  const of = { classifierId: id, version: row.live_version, turn };
  const { rows, count } = await listExampleRows(ctx.db, ctx.workspaceId, of, filter, { limit, offset });
  return { count, limit, offset, results: await present(ctx, { labels, asked }, rows) };
}

/** These examples, in no order. */
export async function listExamplesOf(ctx: Ctx, id: number, ids: readonly number[]): Promise<Example[]> {
  if (ids.length === 0) return [];
  const all = { view: 'all' as const, ids, limit: ids.length, offset: 0 };
  return (await listExamples(ctx, id, all)).results;
}

/** Which labels a version knows, in its order, and from where on it gives them. */
async function labelsOfVersion(
  ctx: Ctx,
  id: number,
  version: number | null,
): Promise<{ asked: number[]; thresholds: VersionReport['thresholds'] }> {
  const found = version === null ? undefined : await findVersion(ctx.db, ctx.workspaceId, id, version);
  if (found === undefined) return { asked: [], thresholds: [] };
  const { labels } = found.definition as unknown as Definition;
  const { thresholds } = found.report as unknown as VersionReport;
  return { asked: labels.map((label) => label.id ?? 0), thresholds };
}

async function present(
  ctx: Ctx,
  { labels, asked }: { labels: readonly LabelRow[]; asked: readonly number[] },
  rows: readonly ListedExample[],
): Promise<Example[]> {
  const people = rows.flatMap((row) =>
    (row.answers as GivenAnswer[]).flatMap(({ user_id }) => user_id ?? []),
  );
  const names = await listPeople(ctx.db, [...new Set(people)]);
  const known = new Set(labels.map((label) => label.id));
  const heads = await headsOf(
    ctx,
    rows.flatMap(({ file_id }) => file_id ?? []),
  );
  const callOf = (fileId: string | null) => {
    const head = heads.get(fileId ?? '');
    return head === undefined ? null : heardOf(head);
  };
  return rows.map(({ answers, guesses, ...row }) => ({
    id: row.id,
    text: row.text,
    role: row.role as Example['role'],
    place: placeOf(row as ExampleRow),
    call: callOf(row.file_id),
    source: row.source as ExampleSource,
    is_random: row.is_random,
    answers: (answers as GivenAnswer[]).map((one) => ({
      user_id: one.user_id,
      by: one.user_id === null ? null : (names.get(one.user_id) ?? null),
      labels: one.labels === null ? null : one.labels.filter((label) => known.has(label)),
      at: one.at,
    })),
    labels: row.labels,
    is_settled: row.is_settled,
    guesses:
      guesses === null
        ? []
        : unpackAnswers(guesses).flatMap(({ probability }, at) => {
            const label = asked[at] ?? 0;
            return known.has(label) ? [{ label_id: label, probability }] : [];
          }),
  }));
}

/** Throws what labels cannot be said of an example. */
export function refuseAnswer(
  choose: string,
  labels: readonly LabelRow[],
  said: readonly number[] | null,
): void {
  if (said === null) return;
  if (choose === 'one' && said.length > 1) throw fail('classifiers.one_answer');
  for (const id of said)
    if (!labels.some((label) => label.id === id))
      throw fail('classifiers.label_unknown', { label: String(id) });
}

/** What this person says of an example, in place of what they said before; where people differed it may settle that. */
export async function answerExample(
  ctx: Ctx,
  id: number,
  exampleId: number,
  { labels: said, settles }: { labels: number[] | null; settles: boolean },
): Promise<Example> {
  await transact(ctx, async (ctx) => {
    const { row, labels, example } = await holdExample(ctx, id, exampleId);
    refuseAnswer(row.choose, labels, said);
    const answer: GivenAnswer = {
      user_id: ctx.userId,
      labels: said === null ? null : [...new Set(said)],
      at: ctx.now().toISOString(),
      ...(settles ? { settles } : {}),
    };
    await writeAnswers(ctx, id, example, labels, withAnswer(answersOf(example), answer));
  });
  return getExample(ctx, id, exampleId);
}

/** Writes what people say of an example now. */
export async function writeAnswers(
  ctx: TxCtx,
  id: number,
  example: ExampleRow,
  labels: readonly LabelRow[],
  answers: readonly GivenAnswer[],
): Promise<void> {
  const written = exampleWith({
    id: example.id,
    place: placeOf(example),
    role: example.role,
    position: positionOf(example),
    text: example.text,
    text_key: example.text_key,
    source: example.source as ExampleSource,
    is_random: example.is_random,
    answers,
    asked: labels.map((label) => label.id),
  });
  await putExampleRows(ctx.db, ctx.workspaceId, id, [written], ctx.now());
  await followExamples(ctx, id);
}

/** Whatever the classifier says: what people say of it is right. */
export async function keepExample(ctx: Ctx, id: number, exampleId: number): Promise<Example> {
  await transact(ctx, async (ctx) => {
    const { row } = await holdExample(ctx, id, exampleId);
    await keepExampleRow(ctx.db, ctx.workspaceId, exampleId, row.live_version);
  });
  return getExample(ctx, id, exampleId);
}

/** Of a classifier that is locked nobody but who may change it removes what others said. */
export async function removeExample(ctx: Ctx, id: number, exampleId: number): Promise<void> {
  await transact(ctx, async (ctx) => {
    const { row, example } = await holdExample(ctx, id, exampleId);
    const isOwn = answersOf(example).every(({ user_id }) => user_id === ctx.userId);
    if (!isOwn && !canChange(row, ctx.userId)) throw fail('rules.locked');
    await removeExampleRow(ctx.db, ctx.workspaceId, id, exampleId);
    await followExamples(ctx, id);
  });
}

async function holdExample(ctx: TxCtx, id: number, exampleId: number) {
  const row = await holdRule<ClassifierRow>(ctx, 'classifier', id);
  const example = await findExampleRow(ctx.db, ctx.workspaceId, id, exampleId);
  if (example === undefined) throw fail('classifiers.example_not_found');
  return { row, example, labels: await listLabelRows(ctx.db, ctx.workspaceId, [id]) };
}

async function getExample(ctx: Ctx, id: number, exampleId: number): Promise<Example> {
  const { labels } = await findToRead(ctx, id);
  const example = await findExampleRow(ctx.db, ctx.workspaceId, id, exampleId);
  if (example === undefined) throw fail('classifiers.example_not_found');
  const [shown] = await present(ctx, { labels, asked: [] }, [{ ...example, guesses: null }]);
  return shown as Example;
}

/** Who labelled how much, and how far each agrees with the others. */
export async function listLabellers(ctx: Ctx, id: number) {
  await findToRead(ctx, id);
  const [people, rows] = await Promise.all([
    countLabellers(ctx.db, ctx.workspaceId, id),
    listShared(ctx.db, ctx.workspaceId, id),
  ]);
  const shared = rows.map(({ asked, answers }) => ({ asked, answers: answers as GivenAnswer[] }));
  return {
    results: people.map(({ user_id, name, examples, ms, timed }) => {
      const of = labelAgreement(shared, user_id);
      return {
        user_id,
        name,
        examples,
        per_minute: ms === 0 ? null : (timed / ms) * 60_000,
        kappa: of?.kappa ?? null,
        n: of?.n ?? 0,
      };
    }),
    agreement: labelAgreement(shared),
  };
}
