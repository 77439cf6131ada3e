import * as api from '@earshot/core/emotions/emotions.api.ts';
import type { KeptEmotions } from '@earshot/core/emotions/emotions.ts';
import { fail } from '@earshot/core/errors.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Handle } from '../../platform/http.ts';
import { getFileRow } from '../files/files.ts';
import { keptEmotions } from './emotions.ts';

export function emotionRoutes(handle: Handle): void {
  handle(api.getEmotions, (ctx, { params }) => getEmotions(ctx, params.file_id));
}

/** What a call sounds like, as it was found when the call was last analysed. Throws `reviews.is_blind`. */
async function getEmotions(ctx: Ctx, fileId: string): Promise<KeptEmotions> {
  const file = await getFileRow(ctx, fileId);
  const kept = file.analysed_at === null ? null : await keptEmotions(ctx, fileId);
  // Of a call that whoever asks scores blind its row does not say it either.
  if (ctx.sight?.isBlind && file.emotions === null) throw fail('reviews.is_blind');
  if (kept === null) throw fail('files.still_processing');
  return { ...kept, failure: kept.failure ?? null };
}
