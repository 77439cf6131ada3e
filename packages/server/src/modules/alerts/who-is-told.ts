import type { Permission } from '@earshot/core/access.ts';
import type { Locale } from '@earshot/core/locales.ts';
import { type Ctx, inWorkspace, type TxCtx } from '../../platform/context.ts';
import type { ToldProject } from '../projects/told-projects.ts';
import { contactOf } from '../users/memberships.ts';
import { namedBy } from './hear-matched.ts';
import type { RecipientRow } from './recipients.store.ts';

/** Somebody who is told now, and how. `reader` sees what that person may see; an address outside sees no call at all. */
export type Told = { to: string; locale: Locale; userId: number | null; reader: (Ctx & TxCtx) | null };

/** What somebody has to be allowed to do to be told of calls. */
const needed: readonly Permission[] = ['projects.read', 'files.read', 'notifications.read'];

/** Null for whoever the project does not name any more, is no active member, may not see it, or is limited to their teams. */
export async function whoIsTold(
  ctx: TxCtx,
  { user_id: userId, email }: RecipientRow,
  project: ToldProject,
): Promise<Told | null> {
  const isNamed = namedBy(project).some((one) => one.user_id === userId && one.email === email);
  if (!isNamed) return null;
  if (userId === null)
    return { to: email ?? '', locale: await localeOfProject(ctx, project), userId, reader: null };
  const contact = await contactOf(ctx, userId);
  if (contact === undefined || !needed.every((one) => contact.permissions.includes(one))) return null;
  // What a project tells is counted over the calls of everybody.
  if (contact.is_limited) return null;
  const reader = {
    ...inWorkspace(ctx, ctx.workspaceId, userId),
    db: ctx.db,
    permissions: contact.permissions,
  };
  return { to: contact.email, locale: contact.locale, userId, reader };
}

/** Nobody knows what somebody outside reads: the language of whoever made the project. */
async function localeOfProject(ctx: Ctx, { author_id }: ToldProject): Promise<Locale> {
  const author = author_id === null ? undefined : await contactOf(ctx, author_id);
  return author?.locale ?? 'en';
}
