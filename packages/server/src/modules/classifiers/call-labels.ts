import type { CallLabel } from '@earshot/core/classifiers/classifiers.api.ts';
import { hitsOfUnits } from '@earshot/core/detection/label-units.ts';
import { momentsOf } from '@earshot/core/detection/moments.ts';
import { fail } from '@earshot/core/errors.ts';
import { type Ctx, transact } from '../../platform/context.ts';
import { announce } from '../../platform/live.ts';
import { audit } from '../audit/audit.ts';
import { loadCalls } from '../call-index/indexed-calls.queries.ts';
import { keepFileRow } from '../files/file-rows.ts';
import { getFileRow } from '../files/files.ts';
import { startedAt } from '../files/started-at.ts';
import { decide } from '../findings/findings.ts';
import { refuseHidden } from '../rules/hidden-calls.ts';
import { findLabel, listSaid } from './call-labels.store.ts';
import { learnCorrection } from './correction.ts';

/** Labels of a call with the moments that they stand on, those of which nobody is sure as well. */
export async function listCallLabels(ctx: Ctx, fileId: string): Promise<{ results: CallLabel[] }> {
  const { id } = await getFileRow(ctx, fileId);
  await refuseHidden(ctx, id);
  const said = await listSaid(ctx.db, ctx.workspaceId, id);
  const call = (await loadCalls(ctx.db, ctx.workspaceId, [id], null)).get(id);
  const results = said.flatMap(({ origin, removed, units, ...row }): CallLabel[] => {
    const isHand = origin === 'hand';
    const decision = isHand ? (removed ? 'no' : 'yes') : (row.decision ?? 'no');
    if (!isHand && decision === 'no') return [];
    const hits = hitsOfUnits(units ?? [], call?.phrases ?? []);
    const evidence = [{ method: 0, kind: 'label' as const, value: row.probability, hits, spans: [] }];
    return [
      {
        ...row,
        classifier_id: Number(row.classifier_id),
        label_id: Number(row.label_id),
        probability: row.probability ?? 0,
        decision,
        by: isHand ? 'person' : 'machine',
        moments: momentsOf(evidence),
      },
    ];
  });
  return { results };
}

/** A person says whether a call has a label, in place of the machine. */
export async function decideCallLabel(
  ctx: Ctx,
  fileId: string,
  labelId: number,
  has: boolean,
): Promise<{ results: CallLabel[] }> {
  await transact(ctx, async (ctx) => {
    const file = await keepFileRow(ctx, fileId);
    const label = await findLabel(ctx.db, ctx.workspaceId, labelId);
    if (label === undefined) throw fail('classifiers.label_unknown', { label: String(labelId) });
    const place = { kind: 'label' as const, rule_id: labelId, file_id: fileId };
    const call = { started_at: startedAt(file), operator: file.operator };
    if ((await decide(ctx, place, has, call)) === null) return;
    await learnCorrection(ctx, { fileId, labelId, has });
    await audit(ctx, {
      action: has ? 'file.labelled' : 'file.unlabelled',
      subjectId: fileId,
      subject: file.name,
      after: { label: label.name },
    });
    await announce(ctx.db, ctx.workspaceId, { event: 'file.changed', file_id: fileId });
  });
  return listCallLabels(ctx, fileId);
}
