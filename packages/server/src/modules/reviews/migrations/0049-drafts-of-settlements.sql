-- What somebody writes beside an answer that is settled, and of a moment of a call, outlives the page.
alter table drafts drop constraint drafts_kind_check,
  add constraint drafts_kind_check check (kind in (
    'pattern', 'script', 'tag', 'segment', 'metric', 'source', 'invitation', 'workspace', 'comment', 'note',
    'phrase', 'agent', 'team', 'subscriber', 'project', 'goal', 'score', 'conversion', 'review_plan', 'dispute',
    'self_review', 'coaching', 'moment', 'settlement'));
