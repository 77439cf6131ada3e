import { placeOf, type Unit, unitBetween } from '@earshot/core/classifiers/units.ts';
import { fail } from '@earshot/core/errors.ts';
import { fits } from '@earshot/core/evaluations/tried-of.ts';
import type { NewTruth, Right } from '@earshot/core/evaluations/truths.ts';
import type { Subject } from '@earshot/core/projects/projects.ts';
import type { Ctx } from '../../platform/context.ts';
import { loadCalls } from '../call-index/indexed-calls.queries.ts';
import { labelsOf } from '../classifiers/asked-by-others.ts';
import { listCallHeads } from '../files/call-heads.queries.ts';
import type { NewTruthRow } from './truths.store.ts';

/** Entries as they are written, of one place the last of them; throws what is wrong with the first that cannot be taken. */
export async function readEntries(
  ctx: Ctx,
  subject: Subject,
  entries: readonly NewTruth[],
): Promise<NewTruthRow[]> {
  const files = [...new Set(entries.map(({ file_id }) => file_id.toLowerCase()))];
  const calls = await loadCalls(ctx.db, ctx.workspaceId, files, null);
  const heads = new Set((await listCallHeads(ctx.db, ctx.workspaceId, files)).map(({ id }) => id));
  const labels = subject.kind === 'classifier' ? await labelsOf(ctx, subject.id) : [];
  const byName = new Map(labels.map(({ id, name }) => [name.trim().toLowerCase(), id]));
  const rows = entries.map((entry, at): NewTruthRow => {
    const row = at + 1;
    const { phrase_id, last_phrase_id } = entry;
    const file_id = entry.file_id.toLowerCase();
    if (!heads.has(file_id)) throw fail('testing.unknown_call', { row });
    const answer = rightOf(entry, byName, row);
    if (answer === null || !fits(subject.kind, answer)) throw fail('testing.wrong_answer', { row });
    const place = { source: 'import' as const, is_random: false, answer, file_id };
    if (phrase_id === undefined) return { ...place, ...wholeCall };
    if (subject.kind !== 'classifier') throw fail('testing.wrong_answer', { row });
    const call = calls.get(file_id);
    const unit = call === undefined ? null : unitBetween(call, phrase_id, last_phrase_id ?? phrase_id);
    if (unit === null) throw fail('testing.unknown_phrase', { row });
    return { ...place, ...partOf(unit) };
  });
  return [...new Map(rows.map((one) => [`${one.file_id} ${one.phrase_id}`, one])).values()];
}

/** What an entry says is right; null where it says nothing. */
function rightOf(
  { labels, has, answers, text }: NewTruth,
  byName: ReadonlyMap<string, number>,
  row: number,
): Right | null {
  if (labels !== undefined)
    return {
      labels: labels.map((label) => {
        const id = byName.get(label.trim().toLowerCase());
        if (id === undefined) throw fail('testing.unknown_label', { row, label: label.slice(0, 100) });
        return id;
      }),
    };
  if (has !== undefined) return { has };
  if (answers !== undefined) return { answers };
  return text === undefined ? null : { text };
}

export const wholeCall = {
  phrase_id: null,
  last_phrase_id: null,
  start_ms: null,
  end_ms: null,
  role: null,
  text: '',
} as const;

export const partOf = (unit: Unit) => ({ ...placeOf(unit), role: unit.role, text: unit.text });
