import type { classifierReport } from '@earshot/core/classifiers/checks.api.ts';
import type { Measured } from '@earshot/core/classifiers/classifier-report.ts';
import type { LearnedVersion } from '@earshot/core/classifiers/classifiers.api.ts';
import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';
import type { VersionReport } from '@earshot/core/classifiers/learn-version.ts';
import { forecast } from '@earshot/core/classifiers/learning-curve.ts';
import type { ReplyOf } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import { type Ctx, transact } from '../../platform/context.ts';
import { audit } from '../audit/audit.ts';
import { holdToChange } from '../versions/versioned-changes.ts';
import { type ClassifierRow, type LabelRow, updateClassifierRow } from './classifiers.store.ts';
import { findToRead } from './classifiers.ts';
import { findVersion, listVersionRows } from './learned.store.ts';
import { announceClassifiers } from './learnings.ts';
import type { Definition } from './models.ts';
import { presentOneOf } from './present-classifiers.ts';

/** What was learned, newest first. Throws `classifiers.not_found`. */
export async function listVersions(ctx: Ctx, id: number, page: { limit: number; offset: number }) {
  const { row } = await findToRead(ctx, id);
  const { rows, count } = await listVersionRows(ctx.db, ctx.workspaceId, id, page);
  const results = rows.map(
    ({ version, definition, by, learned_at, ms, examples, report }): LearnedVersion => {
      const { accuracy, n } = report as unknown as VersionReport;
      return {
        version,
        by,
        ms,
        examples,
        body: definition as Record<string, unknown>,
        at: learned_at.toISOString(),
        accuracy: accuracy === null ? null : { ...accuracy, n },
        is_live: version === row.live_version,
      };
    },
  );
  return { count, ...page, results };
}

/** Has a former version answer calls that come in; those that were answered keep their answers. */
export async function restoreVersion(ctx: Ctx, id: number, version: number): Promise<Classifier> {
  await transact(ctx, async (ctx) => {
    const row = await holdToChange<ClassifierRow>(ctx, 'classifier', id);
    if ((await findVersion(ctx.db, ctx.workspaceId, id, version)) === undefined)
      throw fail('classifiers.version_not_found');
    if (row.live_version === version) return;
    await updateClassifierRow(ctx.db, ctx.workspaceId, id, { live_version: version });
    await audit(ctx, {
      action: 'classifier.restored',
      subjectId: id,
      subject: row.name,
      before: { version: row.live_version },
      after: { version },
    });
    await announceClassifiers(ctx);
  });
  return presentOneOf(ctx, id);
}

/** The number of a version, the one that answers unless another is asked for, and the labels that there are now. */
export async function versionAsked(
  ctx: Ctx,
  id: number,
  version: number | undefined,
): Promise<{ version: number; labels: LabelRow[] }> {
  const { row, labels } = await findToRead(ctx, id);
  const asked = version ?? row.live_version;
  if (asked === null) throw fail('classifiers.nothing_learned');
  return { version: asked, labels };
}

/** So many labels more are promised something of. */
const more = 50;

/** How good a version is. Throws `classifiers.nothing_learned` and `classifiers.version_not_found`. */
export async function reportVersion(
  ctx: Ctx,
  id: number,
  asked: number | undefined,
): Promise<ReplyOf<typeof classifierReport>> {
  const { version, labels } = await versionAsked(ctx, id, asked);
  const found = await findVersion(ctx.db, ctx.workspaceId, id, version);
  if (found === undefined) throw fail('classifiers.version_not_found');
  const report = found.report as unknown as VersionReport;
  const definition = found.definition as unknown as Definition;
  const nameOf = (label: number, at: number) =>
    labels.find((one) => one.id === label)?.name ?? definition.names[at] ?? '';
  const points = report.curve.map(({ n, value }) => ({ n, accuracy: value }));
  const promised = forecast(points, more);
  return {
    version,
    n: report.n,
    accuracy: report.accuracy,
    usual: report.usual,
    mean_f1: report.mean_f1,
    unsure: report.unsure,
    sure_accuracy: report.sure_accuracy,
    labels: report.labels.map((label, at) => {
      const labelId = definition.labels[at]?.id ?? 0;
      const { at: threshold, unsure_from, unsure_to } = report.thresholds[at] ?? never;
      const { n, wrong, missed, unsure, precision, recall, f1 } = label;
      return {
        id: labelId,
        name: nameOf(labelId, at),
        threshold,
        unsure_from,
        unsure_to,
        precision: numberOf(precision),
        recall: numberOf(recall),
        f1: numberOf(f1),
        low: f1?.low ?? null,
        high: f1?.high ?? null,
        n,
        wrong,
        missed,
        unsure,
        histogram: {
          with: [...(report.histograms[at]?.with ?? [])],
          without: [...(report.histograms[at]?.without ?? [])],
        },
        words: [...(report.words[at] ?? [])],
      };
    }),
    confusion: report.confusion === null ? null : report.confusion.map((line) => [...line]),
    reliability: [...report.reliability],
    ece: report.ece,
    curve: [...report.curve],
    forecast: promised === null ? null : { more, ...promised },
  };
}

const never = { at: 1, unsure_from: 1, unsure_to: 1 };
const numberOf = (measured: Measured | null): number | null => measured?.value ?? null;
