import type { Locale } from '@earshot/core/locales.ts';
import { type LetterRecipient, recipientKey } from '@earshot/core/report-letters/report-letters.ts';
import type { Ctx } from '../../platform/context.ts';
import { contactOf, ownTimeZone } from '../users/memberships.ts';
import { getWorkspaceSettings } from '../workspaces/workspaces.ts';

/** Somebody as they are written to now. */
export type Reader = {
  key: string;
  /** Null of an address outside. */
  userId: number | null;
  to: string;
  name: string;
  locale: Locale;
  timeZone: string;
};

/**
 * Recipients in their order; null where a member has left. An address outside reads what whoever set it up does, unless something
 * else is said, and has the clock of the schedule.
 */
export async function readersOf(
  ctx: Ctx,
  recipients: readonly LetterRecipient[],
  { ownerId, timeZone }: { ownerId: number | null; timeZone: string },
): Promise<(Reader | null)[]> {
  const owner = ownerId === null ? undefined : await contactOf(ctx, ownerId);
  return Promise.all(
    recipients.map(async ({ user_id, email, locale }): Promise<Reader | null> => {
      const key = recipientKey({ user_id, email });
      if (user_id === null) {
        const to = email ?? '';
        return { key, userId: null, to, name: to, locale: locale ?? owner?.locale ?? 'en', timeZone };
      }
      const contact = await contactOf(ctx, user_id);
      if (contact === undefined) return null;
      return {
        key,
        userId: user_id,
        to: contact.email,
        name: contact.name || contact.email,
        locale: locale ?? contact.locale,
        timeZone: (await ownTimeZone(ctx, user_id)) ?? timeZone,
      };
    }),
  );
}

/** The clock of a schedule: its own, or that of the workspace. */
export async function clockOf(ctx: Ctx, { time_zone }: { time_zone: string | null }): Promise<string> {
  return time_zone ?? (await getWorkspaceSettings(ctx)).time_zone;
}
