import { type Seen, withItsCall } from '../../platform/limited-views.ts';

/** Operators see what was published of their calls. */
export const seenScores: Seen = {
  teams: withItsCall,
  own_calls: {
    where: `t.published_at is not null and exists (select from seen.files f
      where f.workspace_id = t.workspace_id and f.id = t.file_id)`,
  },
};
export const seenAnswers: Seen = {
  teams: withItsCall,
  own_calls: {
    where: `exists (select from seen.call_scores s
      where s.workspace_id = t.workspace_id and s.goal_id = t.goal_id and s.file_id = t.file_id)`,
  },
};
