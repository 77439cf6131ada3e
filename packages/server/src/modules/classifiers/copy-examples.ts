import type { TxCtx } from '../../platform/context.ts';
import { answersOf, type ExampleRow, insertExampleRows, listAllExamples } from './examples.store.ts';
import { positionOf } from './kept-setting.ts';

const batch = 1000;

/** Copies examples of one classifier to another whose labels have other ids. */
export async function copyExamples(
  ctx: TxCtx,
  { from, to, ids }: { from: number; to: number; ids: ReadonlyMap<number, number> },
): Promise<void> {
  const named = (of: readonly number[]) => of.flatMap((id) => ids.get(id) ?? []);
  for (let after = 0; ; ) {
    const rows = await listAllExamples(ctx.db, ctx.workspaceId, from, { after, limit: batch });
    const last = rows.at(-1);
    if (last === undefined) return;
    const copies = rows.map((row) => ({
      ...row,
      id: null,
      source: row.source as 'import',
      place: placeOf(row),
      position: positionOf(row),
      labels: row.labels === null ? null : named(row.labels),
      asked: named(row.asked),
      answers: answersOf(row).map((answer) => ({
        ...answer,
        labels: answer.labels === null ? null : named(answer.labels),
      })),
    }));
    await insertExampleRows(ctx.db, ctx.workspaceId, to, copies, ctx.now());
    after = last.id;
  }
}

/** Where an example stands in a call; null where it is of none. */
export function placeOf({ file_id, phrase_id, last_phrase_id, start_ms, end_ms }: ExampleRow) {
  if (file_id === null || phrase_id === null || last_phrase_id === null) return null;
  return { file_id, phrase_id, last_phrase_id, start_ms: start_ms ?? 0, end_ms: end_ms ?? 0 };
}
