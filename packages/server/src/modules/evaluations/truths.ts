import { unitBetween, unitsOf } from '@earshot/core/classifiers/units.ts';
import type { BodyOf, QueryOf, ReplyOf } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import { fits } from '@earshot/core/evaluations/tried-of.ts';
import type {
  drawTruth as drawEndpoint,
  listTruth as listEndpoint,
} from '@earshot/core/evaluations/truths.api.ts';
import { mostTruths, type NewTruth, Right, type Truth } from '@earshot/core/evaluations/truths.ts';
import type { Subject } from '@earshot/core/projects/projects.ts';
import { refuseLimited } from '../../platform/beyond-limit.ts';
import { type Ctx, type TxCtx, transact } from '../../platform/context.ts';
import { loadCalls } from '../call-index/indexed-calls.queries.ts';
import { listLabelRows } from '../classifiers/classifiers.store.ts';
import { startedAt } from '../files/started-at.ts';
import { holdProjectRow } from '../projects/projects.store.ts';
import { keeperOf, newestItems, testOf } from './subjects.ts';
import { listTestedCalls } from './truth-calls.queries.ts';
import {
  countTruths,
  drawFoundCalls,
  findTruthRow,
  listPlaces,
  listTruthRows,
  type NewTruthRow,
  putTruthRows,
  removeTruthRow,
  setAnswer,
  type TruthRow,
} from './truths.store.ts';

type Shown = TruthRow & { by: string | null };

/** The truth set of a project, those without an answer first. */
export async function listTruth(
  ctx: Ctx,
  id: number,
  { view, limit, offset }: QueryOf<typeof listEndpoint>,
): Promise<ReplyOf<typeof listEndpoint>> {
  refuseLimited(ctx);
  const { subject } = await testOf(ctx, id);
  const [rows, counts, items] = await Promise.all([
    listTruthRows(ctx.db, ctx.workspaceId, id, { view, limit, offset }),
    countTruths(ctx.db, ctx.workspaceId, id),
    newestItems(ctx, id, subject),
  ]);
  const results = await presentTruths(ctx, rows);
  return {
    count: counts[view],
    limit,
    offset,
    results,
    counts,
    items: items.map(({ id, name }) => ({ id, name })),
  };
}

async function presentTruths(ctx: Ctx, rows: readonly Shown[]): Promise<Truth[]> {
  const calls = await headsOf(ctx, rows);
  return rows.flatMap((row): Truth[] => {
    const call = calls.get(row.file_id);
    if (call === undefined) return [];
    return [
      {
        id: row.id,
        file_id: row.file_id,
        call,
        place: placeOfRow(row),
        text: row.text,
        role: row.role as Truth['role'],
        right: row.answer === null ? null : Right.parse(row.answer),
        source: row.source as Truth['source'],
        is_random: row.is_random,
        by: row.by,
      },
    ];
  });
}

export function placeOfRow({ phrase_id, last_phrase_id, start_ms, end_ms }: TruthRow): Truth['place'] {
  if (phrase_id === null) return null;
  return {
    phrase_id,
    last_phrase_id: last_phrase_id ?? phrase_id,
    start_ms: start_ms ?? 0,
    end_ms: end_ms ?? 0,
  };
}

export async function headsOf(
  ctx: Ctx,
  rows: readonly { file_id: string }[],
): Promise<Map<string, Truth['call']>> {
  const ids = [...new Set(rows.map(({ file_id }) => file_id))];
  const heads = ids.length === 0 ? [] : await listTestedCalls(ctx.db, ctx.workspaceId, ids);
  return new Map(
    heads.map((head) => {
      const { id, name, operator, abonent, duration_ms } = head;
      return [id, { name, operator, abonent, duration_ms, started_at: startedAt(head).toISOString() }];
    }),
  );
}

/** Brings in right answers as somebody has them elsewhere; all of them, or none with the entry that cannot be taken. */
export async function addTruth(
  ctx: Ctx,
  id: number,
  entries: readonly NewTruth[],
): Promise<{ added: number; replaced: number }> {
  refuseLimited(ctx);
  const { subject } = await testOf(ctx, id);
  const rows = await readEntries(ctx, subject, entries);
  return transact(ctx, async (ctx) => {
    await refuseTooMany(ctx, id, rows.length);
    return putTruthRows(ctx.db, ctx.workspaceId, id, rows, { userId: ctx.userId, now: ctx.now() });
  });
}

async function readEntries(ctx: Ctx, subject: Subject, entries: readonly NewTruth[]): Promise<NewTruthRow[]> {
  const files = [...new Set(entries.map(({ file_id }) => file_id))];
  const calls = await loadCalls(ctx.db, ctx.workspaceId, files, null);
  const heads = new Set((await listTestedCalls(ctx.db, ctx.workspaceId, files)).map(({ id }) => id));
  const labels =
    subject.kind === 'classifier' ? await listLabelRows(ctx.db, ctx.workspaceId, [subject.id]) : [];
  const byName = new Map(labels.map(({ id, name }) => [name.trim().toLowerCase(), id]));
  return entries.map((entry, at): NewTruthRow => {
    const row = at + 1;
    const { file_id, phrase_id, last_phrase_id } = entry;
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

type Unit = NonNullable<ReturnType<typeof unitBetween>>;

function partOf(unit: Unit) {
  const first = unit.phrases[0];
  const last = unit.phrases.at(-1);
  return {
    phrase_id: first?.id ?? 0,
    last_phrase_id: last?.id ?? 0,
    start_ms: first?.start_ms ?? 0,
    end_ms: last?.end_ms ?? 0,
    role: unit.role,
    text: unit.text,
  };
}

/** Draws places by chance out of the calls that the project found, each call or part of one as likely as another of its call. */
export async function drawTruth(
  ctx: Ctx,
  id: number,
  { count }: BodyOf<typeof drawEndpoint>,
): Promise<{ added: number }> {
  refuseLimited(ctx);
  const { subject } = await testOf(ctx, id);
  const unit = await keeperOf(subject).unit(ctx, subject.id);
  const isWhole = unit === null;
  const files = await drawFoundCalls(ctx.db, ctx.workspaceId, id, { limit: count, isWhole });
  if (files.length === 0) throw fail('testing.no_calls');
  const rows = isWhole
    ? files.map((file_id) => drawn({ file_id, ...wholeCall }))
    : await drawParts(ctx, id, files, unit, count);
  return transact(ctx, async (ctx) => {
    await refuseTooMany(ctx, id, rows.length);
    const made = { userId: ctx.userId, now: ctx.now() };
    const { added } = await putTruthRows(ctx.db, ctx.workspaceId, id, rows, made);
    return { added };
  });
}

const drawn = (place: Omit<NewTruthRow, 'answer' | 'source' | 'is_random'>): NewTruthRow => ({
  ...place,
  answer: null,
  source: 'person',
  is_random: true,
});

/** Parts of calls in turn, each one of which nothing is asked yet. */
async function drawParts(
  ctx: Ctx,
  id: number,
  files: readonly string[],
  rule: NonNullable<Awaited<ReturnType<ReturnType<typeof keeperOf>['unit']>>>,
  count: number,
): Promise<NewTruthRow[]> {
  const calls = await loadCalls(ctx.db, ctx.workspaceId, files, null);
  const there = await listPlaces(ctx.db, ctx.workspaceId, id, files);
  const known = new Set(there.map(({ file_id, phrase_id }) => `${file_id} ${phrase_id}`));
  const parts = [...calls].flatMap(([file_id, call]) =>
    unitsOf(call, rule)
      .map((unit) => drawn({ file_id, ...partOf(unit) }))
      .filter(({ phrase_id }) => !known.has(`${file_id} ${phrase_id}`)),
  );
  // As likely as any other part: long calls have more of them.
  for (let at = parts.length - 1; at > 0; at -= 1) {
    const other = Math.floor(Math.random() * (at + 1));
    [parts[at], parts[other]] = [parts[other] as NewTruthRow, parts[at] as NewTruthRow];
  }
  return parts.slice(0, count);
}

async function refuseTooMany(ctx: TxCtx, id: number, more: number): Promise<void> {
  await holdProjectRow(ctx.db, ctx.workspaceId, id);
  const { all } = await countTruths(ctx.db, ctx.workspaceId, id);
  if (all + more > mostTruths) throw fail('testing.too_many', { most: mostTruths });
}

/** What somebody says is right of a place, in place of what was said before. */
export async function answerTruth(
  ctx: Ctx,
  id: number,
  truthId: number,
  right: Right | null,
): Promise<Truth> {
  refuseLimited(ctx);
  const { subject } = await testOf(ctx, id);
  if (right !== null) await refuseWrong(ctx, id, subject, right);
  const row = await findTruthRow(ctx.db, ctx.workspaceId, id, truthId);
  if (row === undefined) throw fail('testing.truth_not_found');
  await setAnswer(ctx.db, ctx.workspaceId, truthId, right, { userId: ctx.userId, now: ctx.now() });
  const now = await findTruthRow(ctx.db, ctx.workspaceId, id, truthId);
  const [truth] = now === undefined ? [] : await presentTruths(ctx, [now]);
  if (truth === undefined) throw fail('testing.truth_not_found');
  return truth;
}

async function refuseWrong(ctx: Ctx, id: number, subject: Subject, right: Right): Promise<void> {
  if (!fits(subject.kind, right)) throw fail('testing.wrong_answer', { row: 1 });
  const asked =
    'labels' in right ? right.labels : 'answers' in right ? right.answers.map((one) => one.question_id) : [];
  if (asked.length === 0) return;
  const labels =
    subject.kind === 'classifier' ? await listLabelRows(ctx.db, ctx.workspaceId, [subject.id]) : [];
  const known = new Set(
    subject.kind === 'classifier'
      ? labels.map((label) => label.id)
      : (await newestItems(ctx, id, subject)).map((item) => item.id),
  );
  if (asked.some((one) => !known.has(one))) throw fail('testing.wrong_answer', { row: 1 });
}

export async function removeTruth(ctx: Ctx, id: number, truthId: number): Promise<void> {
  refuseLimited(ctx);
  await testOf(ctx, id);
  if (!(await removeTruthRow(ctx.db, ctx.workspaceId, id, truthId))) throw fail('testing.truth_not_found');
}
