-- Operators, teams, abonents and projects have forms, too.
alter table drafts drop constraint drafts_kind_check;

alter table drafts add constraint drafts_kind_check check (kind in (
  'pattern', 'tag', 'segment', 'metric', 'source', 'invitation', 'workspace', 'comment', 'note', 'phrase',
  'agent', 'team', 'subscriber', 'project'));
