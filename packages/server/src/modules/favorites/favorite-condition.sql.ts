import { sql } from 'kysely';
import type { CallCondition } from '../files/call-conditions.ts';

/** Only one's own favourites. */
export const favoriteCondition: CallCondition<'favorite'> = {
  name: 'favorite',
  conditions: (isAsked, { workspaceId, ownerId }) =>
    isAsked
      ? [
          sql`files.id in (select v.file_id from favorites v where v.workspace_id = ${workspaceId}
            and v.user_id = ${ownerId ?? 0})`,
        ]
      : [],
};
