-- Sentences that are said to people who call, or must not be; each in any number of variations.
create table scripts (
  workspace_id bigint not null references workspaces (id),
  id bigserial,
  name text not null,
  description text not null,
  type text not null
    check (type in ('greeting', 'introduction', 'disclosure', 'offer', 'objection', 'closing', 'own')),
  demand text not null check (demand in ('must', 'may', 'must_not')),
  -- The steps that are said one after the other have the name of their set in common.
  set_name text not null,
  place int not null,
  wording jsonb not null,
  version int not null default 1,
  applies_from timestamptz,
  author_id bigint references users (id),
  locked_by bigint references users (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id)
);

create unique index scripts_name on scripts (workspace_id, lower(name));

alter table findings drop constraint findings_kind_check,
  add constraint findings_kind_check check (kind in ('tag', 'pattern', 'script'));
alter table rule_marks drop constraint rule_marks_kind_check,
  add constraint rule_marks_kind_check check (kind in ('tag', 'pattern', 'script'));
alter table rule_runs drop constraint rule_runs_kind_check,
  add constraint rule_runs_kind_check check (kind in ('tag', 'pattern', 'script'));
alter table rule_versions drop constraint rule_versions_kind_check,
  add constraint rule_versions_kind_check
    check (kind in ('tag', 'pattern', 'script', 'segment', 'metric', 'project'));
alter table drafts drop constraint drafts_kind_check,
  add constraint drafts_kind_check check (kind in (
    'pattern', 'script', 'tag', 'segment', 'metric', 'source', 'invitation', 'workspace',
    'comment', 'note', 'phrase', 'agent', 'team', 'subscriber', 'project'));
