import { labelCell } from '@earshot/core/classifiers/label-cells.ts';
import { csvLine } from '@earshot/core/csv.ts';
import type { Ctx } from '../../platform/context.ts';
import { auditAccess } from '../audit/audit.ts';
import { findToRead } from './classifiers.ts';
import { type ExampleRow, listAllExamples } from './examples.store.ts';

const batch = 1000;

/** All examples of which it is known what they are, as they can be added again; `name`: of the file. */
export async function exportExamples(
  ctx: Ctx,
  id: number,
  format: 'csv' | 'json',
): Promise<{ name: string; type: string; parts: AsyncGenerator<string> }> {
  const { row, labels } = await findToRead(ctx, id);
  await auditAccess(ctx, {
    action: 'classifier.exported',
    subjectId: id,
    subject: row.name,
    after: { format },
  });
  const names = new Map(labels.map((label) => [label.id, label.name]));
  const type = format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8';
  return {
    name: `${row.name}.${format}`,
    type,
    parts: format === 'csv' ? csv(ctx, id, names) : json(ctx, id, names),
  };
}

type Names = ReadonlyMap<number, string>;

async function* rowsOf(ctx: Ctx, id: number): AsyncGenerator<ExampleRow> {
  for (let after = 0; ; ) {
    const rows = await listAllExamples(ctx.db, ctx.workspaceId, id, { after, limit: batch });
    const last = rows.at(-1);
    if (last === undefined) return;
    yield* rows.filter(({ labels }) => labels !== null);
    after = last.id;
  }
}

const namesOf = ({ labels }: ExampleRow, names: Names) => (labels ?? []).flatMap((id) => names.get(id) ?? []);

async function* csv(ctx: Ctx, id: number, names: Names): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(['text', 'labels', 'role', 'file_id', 'phrase_id'])}`;
  for await (const row of rowsOf(ctx, id))
    yield csvLine([row.text, labelCell(namesOf(row, names)), row.role, row.file_id, row.phrase_id]);
}

async function* json(ctx: Ctx, id: number, names: Names): AsyncGenerator<string> {
  yield '{"examples":[';
  let isFirst = true;
  for await (const row of rowsOf(ctx, id)) {
    const { text, role, file_id, phrase_id } = row;
    const place = file_id === null ? {} : { file_id, phrase_id };
    yield `${isFirst ? '' : ','}\n${JSON.stringify({ text, labels: namesOf(row, names), role, ...place })}`;
    isFirst = false;
  }
  yield '\n]}\n';
}
