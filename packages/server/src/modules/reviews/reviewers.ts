import { fail } from '@earshot/core/errors.ts';
import type { Ctx } from '../../platform/context.ts';
import { membersWhoMay } from '../users/memberships.ts';

/** What members who may look at calls are called, by their id. */
export async function reviewerNames(ctx: Ctx): Promise<Map<number, string>> {
  const members = await membersWhoMay(ctx, 'reviews.write');
  return new Map(members.map(({ user_id, name }) => [user_id, name]));
}

/** Throws `reviews.not_reviewer` where somebody may not look at calls. */
export async function assertReviewers(ctx: Ctx, userIds: readonly number[]): Promise<void> {
  const may = await reviewerNames(ctx);
  const other = userIds.find((id) => !may.has(id));
  if (other !== undefined) throw fail('reviews.not_reviewer', { name: String(other) });
}
