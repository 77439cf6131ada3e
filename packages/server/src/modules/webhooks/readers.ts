import { type Locale, localeOf, locales } from '@earshot/core/locales.ts';
import type { Reader } from '@earshot/core/webhooks/message.ts';
import type { Ctx } from '../../platform/context.ts';
import { getUserRow } from '../users/memberships.ts';
import { getWorkspaceSettings } from '../workspaces/workspaces.ts';

/** In which language a message is written: that of whoever made the project, else the usual one of the workspace. */
export async function readerOf(ctx: Ctx, authorId: number | null): Promise<Reader> {
  const { time_zone, speech } = await getWorkspaceSettings(ctx);
  const own = authorId === null ? undefined : (await getUserRow(ctx.db, authorId)).locale;
  const locale = locales.find((one) => one === own) ?? localeOf([speech.default_language]) ?? 'en';
  return { locale: locale satisfies Locale, time_zone };
}
