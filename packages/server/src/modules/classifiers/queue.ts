import type { Conversation } from '@earshot/core/call/conversation.ts';
import { textOf } from '@earshot/core/call/phrase.ts';
import { type GivenAnswer, withAnswer } from '@earshot/core/classifiers/agreed-answers.ts';
import { mostExamples } from '@earshot/core/classifiers/classifiers.ts';
import type { listQueue as listEndpoint, QueueItem } from '@earshot/core/classifiers/queue.api.ts';
import type { QueryOf, ReplyOf } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import { startOfDay } from '@earshot/core/findings/day.ts';
import { type Ctx, type TxCtx, transact } from '../../platform/context.ts';
import { loadCalls } from '../call-index/indexed-calls.queries.ts';
import { listCallHeads } from '../files/call-heads.queries.ts';
import { presentHead } from '../files/call-heads.ts';
import { holdRule } from '../versions/versioned-changes.ts';
import { getWorkspaceSettings } from '../workspaces/workspaces.ts';
import { exampleWith } from './add-examples.ts';
import { tell } from './check.ts';
import { type ClassifierRow, type LabelRow, listLabelRows } from './classifiers.store.ts';
import { findToRead } from './classifiers.ts';
import {
  answersOf,
  countExampleRows,
  findExampleRow,
  listByCall,
  putExampleRows,
  removeExampleRow,
} from './examples.store.ts';
import { refuseAnswer, writeAnswers } from './examples.ts';
import { fillQueueSoon } from './fill-queue-soon.ts';
import { followExamples } from './follow-examples.ts';
import { positionOf, settingOf } from './kept-setting.ts';
import { loadModel, type Model } from './models.ts';
import {
  countAnswersSince,
  countLeft,
  holdItem,
  isBeingFilled,
  type QueueRow,
  takeItems,
  updateItem,
} from './queue.store.ts';
import { isTaughtBy } from './standing.queries.ts';

/** So long nobody else is asked about what somebody has before them. */
const takenMs = 5 * 60_000;
/** With fewer left others are looked for. */
const fewLeft = 20;
/** Phrases that are shown before and after. */
const around = 3;
/** Of what is drawn by chance every third is asked of two people: so it is known how far they agree. */
const sharedEvery = 3;

/** What this person is asked about next. Throws `projects.not_found` where a project is named that does not teach the classifier. */
export async function listQueue(
  ctx: Ctx,
  id: number,
  { kind, limit, project_id }: QueryOf<typeof listEndpoint>,
): Promise<ReplyOf<typeof listEndpoint>> {
  const { row, labels } = await findToRead(ctx, id);
  if (project_id !== undefined && !(await isTaughtBy(ctx.db, ctx.workspaceId, id, project_id)))
    throw fail('projects.not_found');
  const now = ctx.now();
  const asker = { userId: ctx.userId, now };
  const of = { classifierId: id, projectId: project_id ?? null };
  const reason = kind === 'mixed' ? null : kind;
  const until = new Date(now.getTime() + takenMs);
  const { rows, left, isFilling } = await transact(ctx, async (ctx) => {
    const rows = await takeItems(ctx.db, ctx.workspaceId, of, { ...asker, reason, limit, until });
    const left = await countLeft(ctx.db, ctx.workspaceId, of, asker);
    const all = left.least_certain + left.random + left.proposed;
    if (all < fewLeft && labels.length > 0) await fillQueueSoon(ctx, of, { isAnew: false });
    const isFilling = await isBeingFilled(ctx.db, ctx.workspaceId, of);
    return { rows, left: { ...left, mixed: all }, isFilling };
  });
  const model = row.live_version === null ? null : await loadModel(ctx, id, row.live_version);
  const { time_zone } = await getWorkspaceSettings(ctx);
  const since = startOfDay(now, time_zone);
  return {
    results: await present(ctx, rows, model, labels),
    left,
    is_filling: isFilling,
    today: await countAnswersSince(ctx.db, ctx.workspaceId, id, { userId: ctx.userId, since }),
  };
}

async function present(
  ctx: Ctx,
  rows: readonly QueueRow[],
  model: Model | null,
  labels: readonly LabelRow[],
): Promise<QueueItem[]> {
  const ids = [...new Set(rows.map(({ file_id }) => file_id))];
  const [calls, heads] = await Promise.all([
    loadCalls(ctx.db, ctx.workspaceId, ids, null),
    listCallHeads(ctx.db, ctx.workspaceId, ids),
  ]);
  const names = new Map(labels.map((label) => [label.id, label.name]));
  return rows.flatMap((row): QueueItem[] => {
    const head = heads.find(({ id }) => id === row.file_id);
    if (head === undefined) return [];
    const isHidden = model === null || row.reason === 'random';
    const told = isHidden
      ? { labels: [], words: [] }
      : tell(model, names, { text: row.text, ...settingOf(row) });
    const { file_id, phrase_id, last_phrase_id, start_ms, end_ms } = row;
    return [
      {
        id: row.id,
        reason: row.reason as QueueItem['reason'],
        text: row.text,
        role: row.role as QueueItem['role'],
        place: { file_id, phrase_id, last_phrase_id, start_ms, end_ms },
        call: { ...presentHead(head), direction: head.direction, language: head.language },
        ...surroundings(calls.get(file_id), phrase_id, last_phrase_id),
        labels: told.labels,
        words: told.words,
        proposed_by: row.proposed_by.filter((label) => names.has(label)),
        copies: (row.copies as unknown[]).length,
      },
    ];
  });
}

function surroundings(call: Conversation | undefined, first: number, last: number) {
  const said = (call?.phrases ?? []).filter(({ words }) => words.length > 0);
  const told = (phrases: typeof said) =>
    phrases.map((phrase) => ({ start_ms: phrase.start_ms, role: phrase.role, text: textOf(phrase) }));
  return {
    before: told(said.filter(({ id }) => id < first).slice(-around)),
    after: told(said.filter(({ id }) => id > last).slice(0, around)),
  };
}

/** What this person says of it. Throws `classifiers.item_not_found`. */
export function answerItem(
  ctx: Ctx,
  id: number,
  itemId: number,
  { labels: said, ms }: { labels: number[] | null; ms?: number | undefined },
): Promise<{ example_id: number; copies: number }> {
  return transact(ctx, async (ctx) => {
    const { row, labels, item } = await holdQueue(ctx, id, itemId);
    refuseAnswer(row.choose, labels, said);
    const answer: GivenAnswer = {
      user_id: ctx.userId,
      labels: said === null ? null : [...new Set(said)],
      at: ctx.now().toISOString(),
      ms,
    };
    const example_id = await keepAnswer(ctx, id, item, labels, answer);
    const example = await findExampleRow(ctx.db, ctx.workspaceId, id, example_id);
    const isShared = item.reason === 'random' && item.id % sharedEvery === 0;
    const isDone = !isShared || (example !== undefined && answersOf(example).length > 1);
    await updateItem(ctx.db, ctx.workspaceId, item.id, {
      example_id,
      answered_at: isDone ? ctx.now() : null,
      taken_by: null,
      taken_until: null,
    });
    return { example_id, copies: (item.copies as unknown[]).length };
  });
}

async function keepAnswer(
  ctx: TxCtx,
  id: number,
  item: QueueRow,
  labels: readonly LabelRow[],
  answer: GivenAnswer,
): Promise<number> {
  const { file_id, phrase_id, last_phrase_id, start_ms, end_ms } = item;
  const [there] = (await listByCall(ctx.db, ctx.workspaceId, id, [file_id])).filter(
    (one) => one.phrase_id === phrase_id && one.last_phrase_id === last_phrase_id,
  );
  if (there !== undefined) {
    await writeAnswers(ctx, id, there, labels, withAnswer(answersOf(there), answer));
    return there.id;
  }
  if ((await countExampleRows(ctx.db, ctx.workspaceId, id)) >= mostExamples)
    throw fail('classifiers.too_many_examples', { most: mostExamples });
  const example = exampleWith({
    id: null,
    role: item.role,
    position: positionOf(item),
    text: item.text,
    text_key: item.text_key,
    source: 'queue',
    is_random: item.reason === 'random',
    answers: [answer],
    asked: labels.map((label) => label.id),
    place: { file_id, phrase_id, last_phrase_id, start_ms, end_ms },
  });
  const [made] = await putExampleRows(ctx.db, ctx.workspaceId, id, [example], ctx.now());
  await followExamples(ctx, id);
  return made as number;
}

/** Takes back what this person said last of it, and asks about it again. */
export async function undoItem(ctx: Ctx, id: number, itemId: number): Promise<void> {
  await transact(ctx, async (ctx) => {
    const { labels, item } = await holdQueue(ctx, id, itemId);
    const example =
      item.example_id === null
        ? undefined
        : await findExampleRow(ctx.db, ctx.workspaceId, id, item.example_id);
    if (example === undefined) return;
    const rest = answersOf(example).filter(({ user_id }) => user_id !== ctx.userId);
    if (rest.length > 0) await writeAnswers(ctx, id, example, labels, rest);
    else {
      await removeExampleRow(ctx.db, ctx.workspaceId, id, example.id);
      await followExamples(ctx, id);
    }
    await updateItem(ctx.db, ctx.workspaceId, item.id, {
      example_id: rest.length > 0 ? example.id : null,
      answered_at: null,
      taken_by: ctx.userId,
      taken_until: new Date(ctx.now().getTime() + takenMs),
    });
  });
}

async function holdQueue(ctx: TxCtx, id: number, itemId: number) {
  const row = await holdRule<ClassifierRow>(ctx, 'classifier', id);
  const item = await holdItem(ctx.db, ctx.workspaceId, id, itemId);
  if (item === undefined) throw fail('classifiers.item_not_found');
  return { row, item, labels: await listLabelRows(ctx.db, ctx.workspaceId, [id]) };
}
