import type { AnalysedCall } from '@earshot/core/detection/detect.ts';
import type { Ctx, TxCtx } from '../../platform/context.ts';
import { extensionPoint } from '../../platform/extensions.ts';
import type { FileRow } from '../files/file-rows.ts';

/**
 * What a module above makes of a call that is analysed. What takes long, or needs somebody else, comes before the transaction;
 * the function that it answers writes within it, when tags, patterns and numbers of the call are written.
 */
export type AnalysisFollower = (
  ctx: Ctx,
  analysed: { file: FileRow; call: AnalysedCall },
) => Promise<(ctx: TxCtx) => Promise<void>>;

export const analysisFollowers = extensionPoint<AnalysisFollower>('what follows an analysis');
