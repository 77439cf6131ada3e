import type { Sight } from '../../platform/limited-views.ts';

/** What was told of a call is gone while the call is out of sight; what projects tell counts the calls of everybody. */
export const seenNotifications: Sight = {
  where: `t.kind <> 'project.alert' and coalesce(substring(t.link from '^/files/([0-9a-f-]{36})')::uuid in (
    select f.id from seen.files f where f.workspace_id = t.workspace_id), true)`,
};
