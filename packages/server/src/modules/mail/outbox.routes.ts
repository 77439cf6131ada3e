import * as api from '@earshot/core/mail/outbox.api.ts';
import type { Handle } from '../../platform/http.ts';

export function outboxRoutes(handle: Handle): void {
  handle(api.listOutbox, async (ctx, { query: { limit, offset } }) => {
    const { count, letters } = await ctx.mailer.listOutbox({ limit, offset });
    return {
      count,
      limit,
      offset,
      smtp: ctx.mailer.usesSmtp,
      results: letters.map(({ id, at, to, subject, text, files }) => ({
        id,
        at: at.toISOString(),
        to,
        subject,
        text,
        files,
      })),
    };
  });
}
