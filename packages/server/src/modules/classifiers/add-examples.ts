import type { Conversation } from '@earshot/core/call/conversation.ts';
import { agreedLabels, type GivenAnswer, withAnswer } from '@earshot/core/classifiers/agreed-answers.ts';
import { mostExamples, mostLabels } from '@earshot/core/classifiers/classifiers.ts';
import type { Imported } from '@earshot/core/classifiers/examples.ts';
import { isFormulaName } from '@earshot/core/classifiers/label-cells.ts';
import { placeOf, type UnitRule, unitsOf } from '@earshot/core/classifiers/units.ts';
import { fail } from '@earshot/core/errors.ts';
import { validate as isUuid } from 'uuid';
import { type Ctx, type TxCtx, transact } from '../../platform/context.ts';
import { audit, isSameJson } from '../audit/audit.ts';
import { loadCalls } from '../call-index/indexed-calls.queries.ts';
import { holdRule } from '../versions/versioned-changes.ts';
import { inputOf } from './classifier-input.ts';
import { type ClassifierRow, type LabelRow, listLabelRows } from './classifiers.store.ts';
import {
  answersOf,
  countExampleRows,
  type ExampleRow,
  insertExampleRows,
  listByCall,
  listByText,
  putExampleRows,
  type WrittenExample,
} from './examples.store.ts';
import { followExamples } from './follow-examples.ts';
import { addMissingLabels } from './new-labels.ts';
import { type ReadExample, readCsv, refuseRow, refuseTooMany } from './read-import.ts';
import { textKey } from './text-key.ts';

/** Examples as somebody brings them; `new_labels`: makes those that are not there. */
export type Brought = ({ examples: ReadExample[] } | { csv: string }) & { new_labels: boolean };

/** Adds labelled texts or moments of calls, all of them or none. Throws what is wrong with which row. */
export async function addExamples(ctx: Ctx, id: number, brought: Brought): Promise<Imported> {
  const isCsv = 'csv' in brought;
  const examples = isCsv ? readCsv(brought.csv) : brought.examples;
  refuseTooMany(examples.length);
  const rowOf = (at: number) => at + (isCsv ? 2 : 1);
  for (const [at, example] of examples.entries()) refuseRow(example, rowOf(at));
  return transact(ctx, async (ctx) => {
    const row = await holdRule<ClassifierRow>(ctx, 'classifier', id);
    const before = await listLabelRows(ctx.db, ctx.workspaceId, [id]);
    const new_labels = await namesOfNew(ctx, row, before, { examples, brought, rowOf });
    const labels = await listLabelRows(ctx.db, ctx.workspaceId, [id]);
    const units = await unitsOfRows(ctx, row, { examples, rowOf });
    const counts = await write(ctx, row, { examples, labels, units });
    const after = { ...counts, new_labels };
    await audit(ctx, { action: 'classifier.imported', subjectId: id, subject: row.name, after });
    await followExamples(ctx, id);
    return after;
  });
}

type Rows = { examples: readonly ReadExample[]; rowOf: (at: number) => number };

/** Labels that have to be made, which they are then. Throws `classifiers.import_label` and what else is wrong with labels. */
async function namesOfNew(
  ctx: TxCtx,
  row: ClassifierRow,
  labels: readonly LabelRow[],
  { examples, brought, rowOf }: Rows & { brought: Brought },
): Promise<string[]> {
  const known = new Set(labels.map(({ name }) => name.toLowerCase()));
  const fresh = new Map<string, string>();
  for (const [at, example] of examples.entries()) {
    if (row.choose === 'one' && example.labels.length > 1)
      throw fail('classifiers.import_choice', { row: rowOf(at) });
    for (const label of example.labels) {
      const plain = label.toLowerCase();
      if (known.has(plain) || fresh.has(plain)) continue;
      if (isFormulaName(label)) throw fail('classifiers.import_formula', { row: rowOf(at) });
      if (!brought.new_labels || row.type === 'binary')
        throw fail('classifiers.import_label', { row: rowOf(at), label });
      fresh.set(plain, label);
      if (known.size + fresh.size > mostLabels)
        throw fail('classifiers.too_many_labels', { most: mostLabels });
    }
  }
  const names = [...fresh.values()];
  if (names.length > 0) await addMissingLabels(ctx, row, labels, names);
  return names;
}

/** A text with where it was said, or not. */
type Said = Pick<WrittenExample, 'place' | 'role' | 'position' | 'text'>;

/** The units of the rows that name a place in a call. Throws `classifiers.import_place` and `classifiers.import_empty`. */
async function unitsOfRows(ctx: TxCtx, row: ClassifierRow, { examples, rowOf }: Rows): Promise<Said[]> {
  const rule = inputOf(row, []) as UnitRule;
  const files = [...new Set(examples.flatMap(({ file_id }) => (file_id === undefined ? [] : [file_id])))];
  const calls = await loadCalls(ctx.db, ctx.workspaceId, files.filter(isUuid), null);
  const kept = new Map<string, ReturnType<typeof unitsOf>>();
  const unitsIn = (fileId: string, call: Conversation) => {
    const known = kept.get(fileId) ?? unitsOf(call, rule);
    kept.set(fileId, known);
    return known;
  };
  return examples.map(({ file_id, phrase_id, text = '', role }, at) => {
    if (file_id === undefined) {
      if (text.trim() === '') throw fail('classifiers.import_empty', { row: rowOf(at) });
      return { place: null, role, position: null, text: text.trim() };
    }
    const call = calls.get(file_id.toLowerCase());
    const units = call === undefined ? [] : unitsIn(file_id, call);
    const unit = units.find(
      ({ phrases }) => phrase_id === undefined || phrases.some(({ id }) => id === phrase_id),
    );
    if (unit === undefined || (phrase_id === undefined && units.length > 1))
      throw fail('classifiers.import_place', { row: rowOf(at) });
    const place = { file_id: file_id.toLowerCase(), ...placeOf(unit) };
    return { place, role: unit.role, position: unit.position, text: unit.text };
  });
}

/** What is the same example: the same place of a call, or the same text that is of none. */
const nameOf = ({ place, text_key }: Pick<WrittenExample, 'place' | 'text_key'>) =>
  place === null ? text_key : `${place.file_id} ${place.phrase_id} ${place.last_phrase_id}`;

const nameOfRow = (row: ExampleRow) =>
  row.file_id === null ? row.text_key : `${row.file_id} ${row.phrase_id} ${row.last_phrase_id}`;

async function write(
  ctx: TxCtx,
  { id }: ClassifierRow,
  {
    examples,
    labels,
    units,
  }: { examples: readonly ReadExample[]; labels: readonly LabelRow[]; units: Said[] },
): Promise<Pick<Imported, 'added' | 'changed' | 'skipped'>> {
  const keys = units.map(({ text }) => textKey(text));
  const files = units.flatMap(({ place }) => place?.file_id ?? []);
  const there = [
    ...(await listByText(ctx.db, ctx.workspaceId, id, keys)),
    ...(await listByCall(ctx.db, ctx.workspaceId, id, files)),
  ];
  const known = new Map(there.map((row) => [nameOfRow(row), row]));
  const ids = new Map(labels.map((label) => [label.name.toLowerCase(), label.id]));
  const asked = labels.map((label) => label.id);
  const fresh = new Map<string, WrittenExample>();
  const changed: WrittenExample[] = [];
  let skipped = 0;
  for (const [at, { labels: names }] of examples.entries()) {
    const unit = units[at] as Said;
    const text_key = keys[at] as string;
    const name = nameOf({ ...unit, text_key });
    const said = [...new Set(names.flatMap((one) => ids.get(one.toLowerCase()) ?? []))];
    const row = known.get(name);
    const given = row === undefined ? (fresh.get(name)?.answers ?? []) : answersOf(row);
    const answer: GivenAnswer = { user_id: ctx.userId, labels: said, at: ctx.now().toISOString() };
    const mine = given.find(({ user_id }) => user_id === ctx.userId);
    if (mine !== undefined && isSameJson(mine.labels?.toSorted(), said.toSorted())) {
      skipped += 1;
      continue;
    }
    const written = exampleWith({
      id: row?.id ?? null,
      ...unit,
      text_key,
      source: 'import' as const,
      is_random: false,
      asked,
      answers: withAnswer(given, answer),
    });
    if (row === undefined) fresh.set(name, written);
    else changed.push(written);
  }
  const count = await countExampleRows(ctx.db, ctx.workspaceId, id);
  if (count + fresh.size > mostExamples) throw fail('classifiers.too_many_examples', { most: mostExamples });
  await insertExampleRows(ctx.db, ctx.workspaceId, id, [...fresh.values()], ctx.now());
  await putExampleRows(ctx.db, ctx.workspaceId, id, changed, ctx.now());
  return { added: fresh.size, changed: changed.length, skipped };
}

/** An example with what its answers come to. */
export function exampleWith(example: Omit<WrittenExample, 'labels' | 'is_settled'>): WrittenExample {
  const { labels, isSettled } = agreedLabels(example.answers);
  return { ...example, labels, is_settled: isSettled };
}
