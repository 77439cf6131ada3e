import type { Sight } from '../../platform/limited-views.ts';

/** Customers of calls that a limited person sees, with those who were merged into these. */
export const seenSubscribers: Sight = {
  where: `exists (select from seen.files f
    where f.workspace_id = t.workspace_id and f.subscriber_id = t.present_id)`,
};
export const seenWithSubscriber: Sight = {
  where: `exists (select from seen.subscribers s
    where s.workspace_id = t.workspace_id and s.id = t.subscriber_id)`,
};
