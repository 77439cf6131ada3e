import {
  type Classifier,
  type ClassifierStatus,
  fewestExamples,
  LearningError,
  type RefitReason,
} from '@earshot/core/classifiers/classifiers.ts';
import { fail } from '@earshot/core/errors.ts';
import type { Ctx, TxCtx } from '../../platform/context.ts';
import { ofOneMoment } from '../../platform/one-moment.ts';
import { isSameJson } from '../audit/audit.ts';
import { presentRule } from '../versions/versioned-changes.ts';
import { inputOf, learnedOf } from './classifier-input.ts';
import { findClassifierRow, listLabelRows, type ShownClassifierRow } from './classifiers.store.ts';
import { driftsOf } from './drift.ts';
import type { Definition } from './models.ts';
import { listLastLearnings, listLiveVersions, listUsers } from './standing.queries.ts';
import { type Standing, standingsOf } from './standings.ts';
import { type VersionFacts, versionFacts } from './version-facts.ts';

/** Classifiers as they are shown, with how far each has come; `ctx` is of one moment. */
export async function presentClassifiers(
  ctx: TxCtx,
  rows: readonly ShownClassifierRow[],
): Promise<Classifier[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const of = [ctx.db, ctx.workspaceId, ids] as const;
  const [labels, standings, learnings, versions, users, drifts] = await Promise.all([
    listLabelRows(...of),
    standingsOf(ctx, ids),
    listLastLearnings(...of),
    liveVersionsOf(ctx, ids),
    listUsers(...of),
    driftsOf(ctx, ids),
  ]);
  return rows.map((row) => {
    const own = labels.filter(({ classifier_id }) => classifier_id === row.id);
    return presentOne(ctx, row, {
      labels: own,
      standing: standings.get(row.id),
      learning: learnings.find(({ classifier_id }) => classifier_id === row.id),
      version: versions.find(({ classifier_id }) => classifier_id === row.id),
      used_by: users.flatMap(({ classifier_id, ...one }) => (classifier_id === row.id ? [one] : [])),
      drift: drifts.get(row.id) ?? [],
    });
  });
}

type LiveVersion = Awaited<ReturnType<typeof listLiveVersions>>[number] & VersionFacts;

async function liveVersionsOf(ctx: TxCtx, ids: readonly number[]): Promise<LiveVersion[]> {
  const live = await listLiveVersions(ctx.db, ctx.workspaceId, ids);
  const found = live.map(async (version) => {
    const facts = await versionFacts(ctx, version.classifier_id, version.version);
    return facts === null ? [] : [{ ...version, ...facts }];
  });
  return (await Promise.all(found)).flat();
}

type Found = {
  labels: Awaited<ReturnType<typeof listLabelRows>>;
  standing: Standing | undefined;
  learning: Awaited<ReturnType<typeof listLastLearnings>>[number] | undefined;
  version: LiveVersion | undefined;
  used_by: Classifier['used_by'];
  drift: readonly RefitReason[];
};

function presentOne(ctx: Ctx, row: ShownClassifierRow, found: Found): Classifier {
  const { labels, standing, learning, version, used_by, drift } = found;
  const input = inputOf(row, labels);
  const isLearning = learning?.status === 'waiting' || learning?.status === 'running';
  const examples = standing?.examples ?? 0;
  const missing = labels.flatMap(({ id }) => {
    const lacks = fewestExamples - (standing?.byLabel.get(id) ?? 0);
    return lacks > 0 ? [{ label_id: id, examples: lacks }] : [];
  });
  // Those that were taken away since count as changed, too.
  const changed =
    version === undefined || standing === undefined
      ? 0
      : standing.changed + Math.max(0, version.examples - standing.known - standing.changed);
  const refit: RefitReason[] =
    version === undefined
      ? []
      : [
          ...(changed > 0 ? (['labels'] as const) : []),
          ...(isSameJson(learnedOf(input), withoutNames(version.definition))
            ? []
            : (['definition'] as const)),
          ...drift,
        ];
  const error = row.error === null ? null : LearningError.parse(row.error);
  const accuracy = version?.accuracy ?? null;
  return {
    ...presentRule(ctx, row),
    ...input,
    labels: labels.map((label, at) => ({
      ...(input.labels[at] as (typeof input.labels)[number]),
      id: label.id,
      examples: standing?.byLabel.get(label.id) ?? 0,
    })),
    revision: row.version,
    version: row.live_version ?? 0,
    status: statusOf({ isLearning, error, version, refit, examples, missing }),
    accuracy: accuracy === null ? null : { ...accuracy, n: version?.n ?? 0 },
    usual: version?.usual ?? null,
    missing: version === undefined ? missing : [],
    examples,
    labellers: standing?.labellers ?? 0,
    agreement: standing?.agreement ?? null,
    unsettled: standing?.unsettled ?? 0,
    changed,
    refit,
    progress: isLearning ? (learning?.progress ?? 0) : null,
    learned:
      version === undefined ? null : { at: version.learned_at.toISOString(), by: version.by, ms: version.ms },
    error,
    used_by,
  };
}

/** Other names are the same labels. */
function withoutNames(definition: Definition): object {
  return { ...definition, names: undefined };
}

function statusOf(now: {
  isLearning: boolean;
  error: LearningError | null;
  version: object | undefined;
  refit: readonly RefitReason[];
  examples: number;
  missing: readonly object[];
}): ClassifierStatus {
  if (now.isLearning) return 'LEARNING';
  if (now.error !== null) return 'ERROR';
  if (now.version !== undefined) return now.refit.length > 0 ? 'NEED REFIT' : 'READY';
  return now.examples === 0 ? 'NEW' : 'WAITING FOR DATA';
}

/** One of them, as it is at one moment: it may be learning. Throws `classifiers.not_found`. */
export function presentOneOf(ctx: Ctx, id: number): Promise<Classifier> {
  return ofOneMoment(ctx, async (ctx) => {
    const row = await findClassifierRow(ctx.db, ctx.workspaceId, id);
    const [found] = row === undefined ? [] : await presentClassifiers(ctx, [row]);
    if (found === undefined) throw fail('classifiers.not_found');
    return found;
  });
}
