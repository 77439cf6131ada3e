import type { LabelChoice, LearningError } from '@earshot/core/classifiers/classifiers.ts';
import { type Ctx, transact } from '../../platform/context.ts';
import { publish } from '../../platform/events.ts';
import { requestCount, restingBetween } from '../../platform/give-way.ts';
import type { JobRun } from '../../platform/jobs.ts';
import { inputOf, learnedOf } from './classifier-input.ts';
import { versionLearned } from './classifiers.events.ts';
import { findClassifierRow, listLabelRows, updateClassifierRow } from './classifiers.store.ts';
import { findLearnable } from './examples.store.ts';
import { fillQueueSoon } from './fill-queue-soon.ts';
import { type Learned, learnBeside, NothingToLearn } from './learn-beside.ts';
import { forgetHeldOut, insertHeldOut, insertVersion, lastVersion } from './learned.store.ts';
import { findLearning, type LearningRow, updateLearning } from './learnings.store.ts';
import { announceClassifiers } from './learnings.ts';
import { prepareModel } from './models.ts';
import { fewExamples, unlabelledTexts } from './unlabelled-texts.ts';

/** What is drawn in learning is drawn the same for the same examples. */
const seed = 1;
/** Examples that are read at once. */
const batch = 500;
/** So many of the newest versions keep what they would have said of examples. */
const keptVersions = 3;

/**
 * The learning itself, in a worker: reads the examples, learns beside the event loop, and keeps what was learned as the next version,
 * which answers from then on. One that was killed begins anew and comes to the same; one that was called off leaves nothing.
 */
export async function runLearning(ctx: Ctx, learningId: number, job: JobRun): Promise<void> {
  const learning = await findLearning(ctx.db, ctx.workspaceId, learningId);
  if (learning === undefined) return;
  if (!(await updateLearning(ctx.db, ctx.workspaceId, learningId, { status: 'running', progress: 0 })))
    return;
  await announceClassifiers(ctx);
  const stop = new AbortController();
  const onAbort = () => stop.abort(job.signal.reason);
  job.signal.addEventListener('abort', onAbort, { once: true });
  try {
    await learn(ctx, learning, stop);
  } catch (error) {
    if (error instanceof CalledOff) return;
    if (!(error instanceof NothingToLearn) && !job.isLastAttempt) throw error;
    if (!(error instanceof NothingToLearn)) ctx.log.error({ error }, 'A classifier could not be learned');
    await fail(ctx, learning, error instanceof NothingToLearn ? error.reason : internal);
  } finally {
    job.signal.removeEventListener('abort', onAbort);
  }
}

const internal: LearningError = { code: 'internal', label_id: null };

class CalledOff extends Error {}

async function learn(ctx: Ctx, learning: LearningRow, stop: AbortController): Promise<void> {
  const began = performance.now();
  const { classifier_id } = learning;
  const row = await findClassifierRow(ctx.db, ctx.workspaceId, classifier_id);
  if (row === undefined) throw new CalledOff();
  const labels = await listLabelRows(ctx.db, ctx.workspaceId, [classifier_id]);
  const input = inputOf(row, labels);
  const read = { count: 0, until: row.created_at };
  const options = {
    choose: input.choose as LabelChoice,
    labels: labels.length,
    goals: input.labels.map(({ goal }) => goal),
    seed,
  };
  const labelIds = labels.map(({ id }) => id);
  const examples = readExamples(ctx, classifier_id, labelIds, read);
  const noting = noteProgress(ctx, learning.id, stop);
  try {
    const unlabelled = unlabelledTexts(ctx, row, {
      until: learning.created_at,
      isWanted: () => input.choose === 'one' && read.count < fewExamples,
    });
    const learned = await learnBeside(
      { examples, unlabelled },
      { learn: options, labelIds },
      { requests: requestCount(ctx), signal: stop.signal, tell: noting },
    );
    const version = {
      classifier_id,
      definition: { ...learnedOf(input), names: labels.map(({ name }) => name) },
      examples: read.count,
      ms: Math.round(performance.now() - began),
      user_id: learning.user_id,
      knows_until: read.until,
    };
    const kept = await keep(ctx, learning, { learned, version });
    const { definition } = version;
    await prepareModel(ctx, { classifier_id, version: kept, definition }, learned.model);
  } catch (error) {
    throw stop.signal.aborted && stop.signal.reason instanceof CalledOff ? stop.signal.reason : error;
  }
}

/** Writes how far it is, and notices that it was called off. */
function noteProgress(ctx: Ctx, id: number, stop: AbortController): (progress: number) => void {
  let isWriting = false;
  return (progress) => {
    if (isWriting) return;
    isWriting = true;
    updateLearning(ctx.db, ctx.workspaceId, id, { progress })
      .then(async (isOn) => {
        if (!isOn) stop.abort(new CalledOff());
        else await announceClassifiers(ctx);
      })
      .catch((error: unknown) => stop.abort(error))
      .finally(() => {
        isWriting = false;
      });
  };
}

type Read = { count: number; until: Date };

/** The examples in parts, as JSON; how many there were is counted. */
async function* readExamples(
  ctx: Ctx,
  classifierId: number,
  labelIds: readonly number[],
  read: Read,
): AsyncGenerator<string> {
  const rest = restingBetween(ctx);
  for (let after = 0; ; ) {
    await rest();
    const some = await findLearnable(ctx.db, ctx.workspaceId, classifierId, {
      labelIds,
      after,
      limit: batch,
    });
    if (some === undefined) return;
    after = some.last;
    read.count += some.count;
    if (some.until > read.until) read.until = some.until;
    yield some.examples;
  }
}

type Kept = {
  learned: Learned;
  version: {
    classifier_id: number;
    definition: object;
    examples: number;
    ms: number;
    user_id: number | null;
    knows_until: Date;
  };
};

/** The number of the next version, which answers new calls from now on. Nothing is written where the learning was called off. */
async function keep(
  ctx: Ctx,
  { id, classifier_id }: LearningRow,
  { learned, version }: Kept,
): Promise<number> {
  return transact(ctx, async (ctx) => {
    const ended = { status: 'done', progress: 1, ended_at: ctx.now() };
    if (!(await updateLearning(ctx.db, ctx.workspaceId, id, ended))) throw new CalledOff();
    const row = await findClassifierRow(ctx.db, ctx.workspaceId, classifier_id);
    if (row === undefined) throw new CalledOff();
    const number = (await lastVersion(ctx.db, ctx.workspaceId, classifier_id)) + 1;
    const { model, report, met } = learned;
    const now = ctx.now();
    await insertVersion(ctx.db, ctx.workspaceId, {
      ...version,
      version: number,
      model,
      report,
      met,
      learned_at: now,
    });
    await publish(ctx, versionLearned, { classifier_id, version: number });
    const of = { classifier_id, version: number };
    const rest = restingBetween(ctx);
    for (const rows of learned.heldOut) {
      await insertHeldOut(ctx.db, ctx.workspaceId, of, rows);
      await rest();
    }
    await forgetHeldOut(ctx.db, ctx.workspaceId, { classifier_id, before: number - keptVersions + 1 });
    await updateClassifierRow(ctx.db, ctx.workspaceId, classifier_id, {
      live_version: number,
      applies_from: row.applies_from ?? now,
      error: null,
    });
    await fillQueueSoon(ctx, { classifierId: classifier_id, projectId: null }, { isAnew: true });
    await announceClassifiers(ctx);
    return number;
  });
}

async function fail(ctx: Ctx, { id, classifier_id }: LearningRow, error: LearningError): Promise<void> {
  await transact(ctx, async (ctx) => {
    const ended = { status: 'failed', ended_at: ctx.now() };
    if (!(await updateLearning(ctx.db, ctx.workspaceId, id, ended))) return;
    const kept = { error: JSON.stringify(error) };
    await updateClassifierRow(ctx.db, ctx.workspaceId, classifier_id, kept);
    await announceClassifiers(ctx);
  });
}
