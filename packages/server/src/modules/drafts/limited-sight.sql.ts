import { limitedUser, type Sight } from '../../platform/limited-views.ts';

/** Own drafts; those of what is written on a call while the call is in sight. */
export const seenDrafts: Sight = {
  where: `t.user_id = ${limitedUser} and (t.file_id is null or exists (select from seen.files f
    where f.workspace_id = t.workspace_id and f.id = t.file_id))`,
};
