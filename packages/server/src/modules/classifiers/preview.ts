import type { previewClassifier } from '@earshot/core/classifiers/call-labels.api.ts';
import { labelEvidence } from '@earshot/core/detection/label-units.ts';
import { momentsOf } from '@earshot/core/detection/moments.ts';
import type { ReplyOf } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import type { Ctx } from '../../platform/context.ts';
import { breathe, createQueue } from '../../platform/one-at-a-time.ts';
import { perProgram } from '../../platform/per-program.ts';
import { headsOf, heardOf } from '../files/call-heads.ts';
import { countAnalysed, listNewest } from '../rules/calls-in-question.queries.ts';
import { recentUnhidden } from '../rules/hidden-calls.ts';
import { findToRead } from './classifiers.ts';
import { classifyCalls } from './classify-call.ts';
import { compareAnswers, type LabelChange } from './keep-answers.ts';
import { loadModel } from './models.ts';

/** A preview looks at the newest calls first and stops here, or when its time is up. */
const mostLookedAt = 2000;
const patienceMs = 4000;
const batch = 25;
const sampleSize = 20;

/** One after the other, whoever asks in turn. */
const previewing = perProgram(createQueue);

type Preview = ReplyOf<typeof previewClassifier>;

/** What applying the version that answers to the calls of the last days would change, newest first. Nothing is written. */
export async function preview(ctx: Ctx, id: number, days: number): Promise<Preview> {
  return previewing(ctx).run(`${ctx.workspaceId} ${ctx.userId}`, () => previewNow(ctx, id, days));
}

async function previewNow(ctx: Ctx, id: number, days: number): Promise<Preview> {
  const { row, labels } = await findToRead(ctx, id);
  const model = row.live_version === null ? null : await loadModel(ctx, id, row.live_version);
  if (model === null) throw fail('classifiers.nothing_learned');
  const recent = await recentUnhidden(ctx, new Date(ctx.now().getTime() - days * 86_400_000));
  const total = await countAnalysed(ctx.db, ctx.workspaceId, recent);
  const counts = new Map(labels.map((label) => [label.id, { added: 0, removed: 0, kept: 0 }]));
  const sample: Omit<Preview['sample'][number], 'type' | 'audio_removed'>[] = [];
  let looked_at = 0;
  const until = performance.now() + patienceMs;
  while (looked_at < Math.min(total, mostLookedAt) && performance.now() < until) {
    await breathe();
    const page = { limit: batch, offset: looked_at };
    const files = await listNewest(ctx.db, ctx.workspaceId, [recent], page);
    if (files.length === 0) break;
    const answered = await classifyCalls(ctx, model, files);
    const outcome = await compareAnswers(ctx, model, answered);
    for (const kind of ['added', 'removed', 'kept'] as const)
      for (const { label_id } of outcome[kind]) {
        const count = counts.get(label_id);
        if (count !== undefined) count[kind] += 1;
      }
    const told = (change: 'added' | 'removed') => (one: LabelChange) => {
      const file = files.find((each) => each.id === one.file_id);
      const call = answered.find((each) => each.file_id === one.file_id);
      if (file === undefined || call === undefined || sample.length >= sampleSize) return;
      const units = call.answered.answers[model.labels.indexOf(one.label_id)]?.units ?? [];
      const shown = change === 'added' ? units : [];
      sample.push({
        file_id: file.id,
        name: file.name,
        operator: file.operator,
        change,
        started_at: call.started_at.toISOString(),
        label_id: one.label_id,
        moments: momentsOf(labelEvidence(shown, call.call.phrases, null)),
      });
    };
    outcome.added.forEach(told('added'));
    outcome.removed.forEach(told('removed'));
    looked_at += files.length;
  }
  const heads = await headsOf(
    ctx,
    sample.map(({ file_id }) => file_id),
  );
  return {
    version: model.version,
    days,
    total,
    looked_at,
    sample: sample.flatMap((one) => {
      const head = heads.get(one.file_id);
      return head === undefined ? [] : [{ ...one, ...heardOf(head) }];
    }),
    labels: labels.map(({ id: label_id, name }) => {
      const { added, removed, kept } = counts.get(label_id) ?? { added: 0, removed: 0, kept: 0 };
      return { label_id, name, before: kept + removed, after: kept + added, added, removed };
    }),
  };
}
