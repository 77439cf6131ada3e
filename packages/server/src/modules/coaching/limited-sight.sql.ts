import { noRow, type Seen, type Sight, withItsCall } from '../../platform/limited-views.ts';

/** The library is for those who coach. */
export const seenMoments: Seen = { teams: withItsCall, own_calls: noRow };
/** What was given to an operator is seen by whoever sees the operator, and by themselves. */
export const seenCoachings: Sight = {
  where: `exists (select from seen.agents a where a.workspace_id = t.workspace_id and a.id = t.agent_id)`,
};
export const seenItems: Sight = {
  where: `exists (select from seen.files f where f.workspace_id = t.workspace_id and f.id = t.file_id)
    and exists (select from seen.coachings c where c.workspace_id = t.workspace_id and c.id = t.coaching_id)`,
};
