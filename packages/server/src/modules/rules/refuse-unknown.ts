import type { Detection } from '@earshot/core/detection/detection.ts';
import type { Ctx } from '../../platform/context.ts';
import { refuseUnknownLabels } from './named-labels.ts';
import { refuseUnknownScripts } from './named-scripts.ts';

/**
 * Throws where a detection goes by something that is not there, or that whoever asks may not see. What it went by `before` may stay:
 * somebody else may have removed it, and that must not keep a person from changing something else.
 */
export async function refuseUnknown(
  ctx: Ctx,
  detection: Detection | null,
  before: Detection | null,
): Promise<void> {
  if (detection === null) return;
  await refuseUnknownScripts(ctx, detection, before);
  await refuseUnknownLabels(ctx, detection, before);
}
