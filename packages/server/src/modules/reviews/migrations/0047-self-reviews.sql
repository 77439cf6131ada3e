-- An operator scores a call of their own once.
create unique index reviews_self on reviews (workspace_id, goal_id, file_id, user_id) where kind = 'self' and status <> 'dropped';

alter table drafts drop constraint drafts_kind_check,
  add constraint drafts_kind_check check (kind in (
    'pattern', 'script', 'tag', 'segment', 'metric', 'source', 'invitation', 'workspace', 'comment', 'note',
    'phrase', 'agent', 'team', 'subscriber', 'project', 'goal', 'score', 'conversion', 'review_plan', 'dispute',
    'self_review', 'coaching'));
