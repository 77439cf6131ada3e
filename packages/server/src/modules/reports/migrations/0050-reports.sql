-- What is counted, for which days, and how it is drawn. The numbers are counted when somebody looks.
create table reports (
  workspace_id bigint not null references workspaces (id),
  id bigserial,
  name text not null,
  note text not null default '',
  filters jsonb not null,
  query jsonb,
  period jsonb not null,
  blocks jsonb not null,
  version int not null default 1,
  author_id bigint references users (id),
  locked_by bigint references users (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id)
);

create unique index reports_name on reports (workspace_id, lower(name));

alter table rule_versions drop constraint rule_versions_kind_check,
  add constraint rule_versions_kind_check
    check (kind in ('tag', 'pattern', 'script', 'segment', 'metric', 'project', 'goal', 'conversion', 'report'));
alter table drafts drop constraint drafts_kind_check,
  add constraint drafts_kind_check check (kind in (
    'pattern', 'script', 'tag', 'segment', 'metric', 'source', 'invitation', 'workspace', 'comment', 'note',
    'phrase', 'agent', 'team', 'subscriber', 'project', 'goal', 'score', 'conversion', 'review_plan', 'dispute',
    'self_review', 'coaching', 'moment', 'settlement', 'report'));
