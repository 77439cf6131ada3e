import * as api from '@earshot/core/drafts/drafts.api.ts';
import type { DraftKind } from '@earshot/core/drafts/drafts.ts';
import type { fakeServer } from './fake-server.ts';

/** Has the server keep one draft, as the real one does. */
export function keepDrafts(server: ReturnType<typeof fakeServer>, kind: DraftKind, subject: string) {
  let there: api.Draft | null = null;
  const params = { kind, subject };
  server.answer(api.getDraft, () => ({ draft: there }), params);
  server.answer(
    api.keepDraft,
    ({ body }) => {
      const { base, body: written } = body as Pick<api.Draft, 'base' | 'body'>;
      there = { kind, subject, base, body: written, updated: new Date().toISOString() };
      return there;
    },
    params,
  );
  server.answer(
    api.dropDraft,
    () => {
      there = null;
      return undefined;
    },
    params,
  );
  return { kept: () => there };
}
