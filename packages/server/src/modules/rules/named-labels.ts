import type { Detection } from '@earshot/core/detection/detection.ts';
import { labelsNamed } from '@earshot/core/detection/named-labels.ts';
import { fail } from '@earshot/core/errors.ts';
import { mayDo } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { listLabelIds } from './call-labels.queries.ts';

/**
 * Throws `rules.unknown_label` where a detection asks for a label that is not there, or that whoever asks may not see. What it asked for
 * `before` may stay.
 */
export async function refuseUnknownLabels(
  ctx: Ctx,
  detection: Detection,
  before: Detection | null,
): Promise<void> {
  const kept = before === null ? [] : labelsNamed(before);
  const asked = labelsNamed(detection).filter((id) => !kept.includes(id));
  if (asked.length === 0) return;
  const known = mayDo(ctx, 'classifiers.read') ? await listLabelIds(ctx.db, ctx.workspaceId, asked) : [];
  for (const id of asked) if (!known.includes(id)) throw fail('rules.unknown_label', { label: id });
}
