import { limitedUser, type Sight } from '../../platform/limited-views.ts';

/** A run says how many calls there were, and names some: it is shown to whoever asked for it, or made the key that did. */
export const seenBulkRuns: Sight = {
  where: `t.user_id = ${limitedUser} or exists (select from seen.api_keys k
    where k.workspace_id = t.workspace_id and k.id = t.key_id)`,
};
