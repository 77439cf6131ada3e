import type { Conversation } from '@earshot/core/call/conversation.ts';
import type { CallLabel, decideCallLabel as decideApi } from '@earshot/core/classifiers/call-labels.api.ts';
import { labelEvidence } from '@earshot/core/detection/label-units.ts';
import { momentsOf } from '@earshot/core/detection/moments.ts';
import type { BodyOf } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import type { TagColor } from '@earshot/core/tags/tag-colors.ts';
import { type Ctx, type TxCtx, transact } from '../../platform/context.ts';
import { publish } from '../../platform/events.ts';
import { announce } from '../../platform/live.ts';
import { audit } from '../audit/audit.ts';
import { loadCalls } from '../call-index/indexed-calls.queries.ts';
import { keepFileRow } from '../files/file-rows.ts';
import { callChanged } from '../files/files.events.ts';
import { getFileRow } from '../files/files.ts';
import { startedAt } from '../files/started-at.ts';
import { type CallOfFinding, decide, keepFound, undecide } from '../findings/findings.ts';
import { refuseHidden } from '../rules/hidden-calls.ts';
import { findLabel, keepClassifierOf, listSaid, type Said } from './call-labels.store.ts';
import { learnCorrection } from './correction.ts';
import { listPointedOut, type PointedOut } from './examples.store.ts';

type Labels = { results: CallLabel[] };

/** Labels of a call with the moments that they stand on, those of which nobody is sure as well; `all`: those that it has not, too. */
export async function listCallLabels(ctx: Ctx, fileId: string, all = false): Promise<Labels> {
  const { id } = await getFileRow(ctx, fileId);
  await refuseHidden(ctx, id);
  const said = await listSaid(ctx.db, ctx.workspaceId, id);
  const pointed = await listPointedOut(ctx.db, ctx.workspaceId, id);
  const isFound = pointed.length > 0 || said.some(({ units }) => units !== null);
  const call = isFound ? (await loadCalls(ctx.db, ctx.workspaceId, [id], null)).get(id) : undefined;
  const labels = said.map((one) => present(withPointed(one, pointed, call), call));
  return { results: labels.filter(({ by, decision }) => all || by === 'person' || decision !== 'no') };
}

/** Where nothing but a person says that a call has a label: the phrases that they pointed out. */
function withPointed(said: Said, pointed: readonly PointedOut[], call: Conversation | undefined): Said {
  if (said.origin !== 'hand' || said.removed || said.decision === 'yes') return said;
  const own = pointed.filter(
    ({ classifier_id, labels }) => classifier_id === said.classifier_id && labels.includes(said.label_id),
  );
  const phrases = (call?.phrases ?? []).filter(
    ({ id, words }) => words.length > 0 && own.some((one) => id >= one.phrase_id && id <= one.last_phrase_id),
  );
  if (phrases.length === 0) return said;
  const units = phrases.map(({ id, start_ms, end_ms, words }) => ({
    phrase_id: id,
    words: [0, words.length - 1] as [number, number],
    start_ms,
    end_ms,
    probability: 1,
  }));
  return { ...said, units };
}

function present(said: Said, call: Conversation | undefined): CallLabel {
  const { classifier_id, classifier, label_id, label, color, version, origin, removed, person, at } = said;
  const isHand = origin === 'hand';
  return {
    classifier_id,
    classifier,
    label_id,
    label,
    color: color as TagColor,
    version,
    probability: said.probability ?? 0,
    decision: isHand ? (removed ? 'no' : 'yes') : (said.decision ?? 'no'),
    by: isHand ? 'person' : 'machine',
    person: isHand ? person : null,
    at: at.toISOString(),
    moments: momentsOf(evidenceOf(said, call)),
  };
}

const evidenceOf = ({ units, probability }: Said, call: Conversation | undefined) =>
  labelEvidence(units ?? [], call?.phrases ?? [], probability);

/**
 * A person says whether a call has a label, in place of the machine, and maybe in which phrase; null takes that back, and the machine is heard
 * again. Throws `classifiers.phrase_not_found`.
 */
export async function decideCallLabel(
  ctx: Ctx,
  fileId: string,
  labelId: number,
  { has, phrase_id }: BodyOf<typeof decideApi>,
): Promise<Labels> {
  await transact(ctx, async (ctx) => {
    // A classifier or a label that is being removed takes with it what was said by then.
    await keepClassifierOf(ctx.db, ctx.workspaceId, labelId);
    const label = await findLabel(ctx.db, ctx.workspaceId, labelId);
    const file = await keepFileRow(ctx, fileId);
    if (label === undefined) throw fail('classifiers.label_unknown', { label: String(labelId) });
    const place = { kind: 'label' as const, rule_id: labelId, file_id: fileId };
    const call = { started_at: startedAt(file), operator: file.operator };
    if (has === null) {
      const isOn = await takeBack(ctx, place, call);
      if (isOn !== null) await tell(ctx, place, { file: file.name, label: label.name, isOn });
      return;
    }
    const isSame = (await decide(ctx, place, has, call)) === null;
    if (isSame && phrase_id === undefined) return;
    await learnCorrection(ctx, { fileId, labelId, has, phraseId: phrase_id });
    if (isSame) return announce(ctx.db, ctx.workspaceId, { event: 'file.changed', file_id: fileId });
    await tell(ctx, place, { file: file.name, label: label.name, isOn: has });
  });
  return listCallLabels(ctx, fileId);
}

type LabelPlace = { kind: 'label'; rule_id: number; file_id: string };

/** Whether the call has the label then, as the machine says; null where no person had decided. */
async function takeBack(ctx: TxCtx, place: LabelPlace, call: CallOfFinding): Promise<boolean | null> {
  const { rule_id: labelId, file_id: fileId } = place;
  // While the person's word stands, the label is known even of a call that no version has answered.
  await learnCorrection(ctx, { fileId, labelId, has: null });
  if (!(await undecide(ctx, place))) return null;
  const all = await listSaid(ctx.db, ctx.workspaceId, fileId);
  const said = all.find(({ label_id }) => label_id === labelId);
  if (said?.decision !== 'yes') return false;
  const spoken = (await loadCalls(ctx.db, ctx.workspaceId, [fileId], null)).get(fileId);
  await keepFound(ctx, [{ ...place, ...call, version: said.version, evidence: evidenceOf(said, spoken) }]);
  return true;
}

/** What goes by labels follows, everybody who looks at the call sees it, and the audit log says who did it. */
async function tell(
  ctx: TxCtx,
  { file_id }: LabelPlace,
  { file, label, isOn }: { file: string; label: string; isOn: boolean },
): Promise<void> {
  const action = isOn ? 'file.labelled' : 'file.unlabelled';
  await audit(ctx, { action, subjectId: file_id, subject: file, after: { label } });
  await publish(ctx, callChanged, { file_id, what: 'labels' });
  await announce(ctx.db, ctx.workspaceId, { event: 'file.changed', file_id });
}
