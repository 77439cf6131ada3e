import type { TxCtx } from '../../platform/context.ts';
import { type IndexedPhrase, replacePhraseIndex } from './phrase-index.store.ts';

export type { IndexedPhrase } from './phrase-index.store.ts';

/** Makes a call findable by its words, in place of what was found before. */
export function indexCall(
  ctx: TxCtx,
  fileId: string,
  call: { duration_ms: number; started_at: Date; operator: string | null },
  phrases: readonly IndexedPhrase[],
): Promise<void> {
  return replacePhraseIndex(ctx.db, ctx.workspaceId, fileId, call, phrases);
}
