import type { TxCtx } from '../../platform/context.ts';
import { getFileRow } from '../files/files.ts';
import type { ScoreRow } from '../goals/call-scores.ts';
import { notify } from '../notifications/notifications.ts';
import { accountsOfCalls } from './review-lists.queries.ts';

/** Tells the operator of a call that its score is published, where they have an account. */
export async function tellPublished(
  ctx: TxCtx,
  file_id: string,
  { score, published_at }: Pick<ScoreRow, 'score' | 'published_at'>,
): Promise<void> {
  const account = (await accountsOfCalls(ctx.db, ctx.workspaceId, [file_id])).get(file_id) ?? null;
  if (account === null || published_at === null) return;
  const { name } = await getFileRow(ctx, file_id);
  await notify(ctx, [account], {
    kind: 'score.published',
    params: { call: name, score: score === null ? '' : Math.round(score) },
    link: `/my-calls?file=${file_id}`,
  });
}
