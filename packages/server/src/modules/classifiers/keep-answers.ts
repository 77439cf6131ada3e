import { labelEvidence } from '@earshot/core/detection/label-units.ts';
import { dayOf } from '@earshot/core/findings/day.ts';
import type { Ctx, TxCtx } from '../../platform/context.ts';
import { dropPlaces, keepFound, standingsOf } from '../findings/findings.ts';
import { getWorkspaceSettings } from '../workspaces/workspaces.ts';
import { putAnswers } from './call-labels.store.ts';
import { listLabelRows } from './classifiers.store.ts';
import type { Answered } from './classify-call.ts';
import type { Model } from './models.ts';

export type LabelChange = { label_id: number; file_id: string };
/** What it changes: labels that calls get, lose and keep. What people decided counts nowhere. */
export type LabelOutcome = { added: LabelChange[]; removed: LabelChange[]; kept: LabelChange[] };

/** Less likely ones are not kept: whoever asks for them finds them by that. */
const leastKept = 0.05;

/** What answers would change; nothing is written. */
export async function compareAnswers(
  ctx: Ctx,
  model: Pick<Model, 'labels'>,
  calls: readonly Answered[],
): Promise<LabelOutcome> {
  const files = calls.map(({ file_id }) => file_id);
  const standings = new Map(
    (await standingsOf(ctx, 'label', model.labels, files)).map((one) => [
      `${one.rule_id} ${one.file_id}`,
      one.standing,
    ]),
  );
  const outcome: LabelOutcome = { added: [], removed: [], kept: [] };
  for (const { file_id, answered } of calls)
    for (const [at, label_id] of model.labels.entries()) {
      const standing = standings.get(`${label_id} ${file_id}`);
      if (standing === 'hand' || standing === 'taken_off') continue;
      const isYes = answered.answers[at]?.decision === 'yes';
      if (isYes) (standing === undefined ? outcome.added : outcome.kept).push({ label_id, file_id });
      else if (standing !== undefined) outcome.removed.push({ label_id, file_id });
    }
  return outcome;
}

/** Writes what a version says of calls, in place of what was said of them before. What people decided stays. */
export async function keepAnswers(
  ctx: TxCtx,
  model: Pick<Model, 'classifier_id' | 'version' | 'labels'>,
  calls: readonly Answered[],
): Promise<LabelOutcome> {
  const { classifier_id, version } = model;
  // Labels that were taken away since are not said any more.
  const rows = await listLabelRows(ctx.db, ctx.workspaceId, [classifier_id]);
  const there = new Set(rows.map(({ id }) => id));
  const outcome = await compareAnswers(ctx, { labels: model.labels.filter((id) => there.has(id)) }, calls);
  const { time_zone } = await getWorkspaceSettings(ctx);
  const labels = calls.flatMap(({ file_id, answered }) =>
    model.labels.flatMap((label_id, at) => {
      const said = answered.answers[at];
      if (said === undefined || !there.has(label_id)) return [];
      if (said.decision === 'no' && said.probability < leastKept) return [];
      return [{ classifier_id, label_id, file_id, ...said }];
    }),
  );
  await putAnswers(
    ctx.db,
    ctx.workspaceId,
    classifier_id,
    {
      labels,
      calls: calls.map(({ file_id, started_at, answered: { units, words, unknown_words } }) => ({
        classifier_id,
        file_id,
        version,
        units,
        words,
        unknown_words,
        day: dayOf(started_at, time_zone),
      })),
    },
    ctx.now(),
  );
  await writeFindings(ctx, model, calls, outcome);
  return outcome;
}

async function writeFindings(
  ctx: TxCtx,
  { version, labels }: Pick<Model, 'version' | 'labels'>,
  calls: readonly Answered[],
  { added, kept, removed }: LabelOutcome,
): Promise<void> {
  const byFile = new Map(calls.map((one) => [one.file_id, one]));
  const found = [...added, ...kept].flatMap(({ label_id, file_id }) => {
    const one = byFile.get(file_id);
    const said = one?.answered.answers[labels.indexOf(label_id)];
    if (one === undefined || said === undefined) return [];
    const evidence = labelEvidence(said.units, one.call.phrases, said.probability);
    const { started_at, operator } = one;
    return [{ kind: 'label' as const, rule_id: label_id, file_id, version, evidence, started_at, operator }];
  });
  await keepFound(ctx, found);
  await dropPlaces(
    ctx,
    removed.map(({ label_id, file_id }) => ({ kind: 'label' as const, rule_id: label_id, file_id })),
  );
}
