-- What counts as a success of a call, and out of which calls. Nothing is counted beforehand: calls are asked when somebody looks.
create table conversions (
  workspace_id bigint not null references workspaces (id),
  id bigserial,
  name text not null,
  type text not null,
  counts jsonb not null,
  out_of jsonb not null,
  value jsonb not null,
  version int not null default 1,
  author_id bigint references users (id),
  locked_by bigint references users (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id)
);

create unique index conversions_name on conversions (workspace_id, lower(name), lower(type));

alter table rule_versions drop constraint rule_versions_kind_check,
  add constraint rule_versions_kind_check
    check (kind in ('tag', 'pattern', 'script', 'segment', 'metric', 'project', 'goal', 'conversion'));
alter table drafts drop constraint drafts_kind_check,
  add constraint drafts_kind_check check (kind in (
    'pattern', 'script', 'tag', 'segment', 'metric', 'source', 'invitation', 'workspace', 'comment', 'note',
    'phrase', 'agent', 'team', 'subscriber', 'project', 'goal', 'score', 'conversion'));
