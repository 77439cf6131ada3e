-- What a project looks for, and how it stands. Those that are there look for nothing yet.
alter table projects
  add column description text not null default '',
  add column language jsonb not null default '[]',
  add column auto_language boolean not null default true,
  add column query jsonb,
  add column filters jsonb not null default '{}',
  add column patterns jsonb not null default '[]',
  add column triggers jsonb not null default '[]',
  add column alerts_period text not null default 'daily'
    check (alerts_period in ('4_a_day', '2_a_day', 'daily', 'every_3_days', 'weekly')),
  add column history_from text check (history_from ~ '^\d{4}-\d\d-\d\d$'),
  add column version int not null default 1,
  add column locked_by bigint references users (id),
  add column updated_at timestamptz not null default now(),
  -- Calls that came in from then on are new to it; null until it is started.
  add column started_at timestamptz,
  -- Calls that began from then on belong to it; null where only new ones do.
  add column watched_from timestamptz;

update projects set updated_at = created_at;

-- A call that a project found, with why. `put` remembers whose favourite and on which list it became by that.
create table project_files (
  workspace_id bigint not null,
  project_id bigint not null,
  file_id uuid not null,
  day date not null,
  started_at timestamptz not null,
  arrived_at timestamptz not null,
  found_at timestamptz not null,
  is_history boolean not null,
  version int not null,
  by_patterns jsonb not null,
  by_query jsonb,
  put jsonb,
  primary key (workspace_id, project_id, file_id),
  foreign key (workspace_id, project_id) references projects (workspace_id, id),
  foreign key (workspace_id, file_id) references files (workspace_id, id)
);

create index project_files_file on project_files (workspace_id, file_id);

create index project_files_arrived on project_files (workspace_id, project_id, arrived_at);

-- A tag that a project set on a call, by which of its patterns (by its query or filters where there is none): why is said of the call
-- itself. `is_off`: a person took it off, and it does not count.
create table project_marks (
  workspace_id bigint not null,
  project_id bigint not null,
  file_id uuid not null,
  tag_id bigint not null,
  is_off boolean not null,
  version int not null,
  by_patterns bigint[] not null,
  primary key (workspace_id, project_id, file_id, tag_id),
  foreign key (workspace_id, project_id) references projects (workspace_id, id),
  foreign key (workspace_id, file_id) references files (workspace_id, id)
);

create index project_marks_file on project_marks (workspace_id, file_id, tag_id);

create index project_marks_tag on project_marks (workspace_id, tag_id);

-- How many of a project's calls began on each day, and on how many of those each tag counts. The weights of tags are read when
-- a score is: they may change.
create table project_days (
  workspace_id bigint not null,
  project_id bigint not null,
  day date not null,
  files int not null,
  primary key (workspace_id, project_id, day),
  foreign key (workspace_id, project_id) references projects (workspace_id, id)
);

create table project_tag_days (
  workspace_id bigint not null,
  project_id bigint not null,
  tag_id bigint not null,
  day date not null,
  files int not null,
  primary key (workspace_id, project_id, tag_id, day),
  foreign key (workspace_id, project_id) references projects (workspace_id, id)
);

-- A project on its way over past calls: first what it found before is taken back where `clears`, then calls are gone over.
create table project_runs (
  workspace_id bigint not null,
  id bigserial,
  project_id bigint not null,
  kind text not null check (kind in ('history', 'clear')),
  status text not null check (status in ('waiting', 'running', 'paused', 'done', 'cancelled', 'failed')),
  clears boolean not null,
  is_cleared boolean not null default false,
  since timestamptz,
  version int not null,
  total int not null default 0,
  done int not null default 0,
  after_file uuid,
  -- When the calls that it has done since were begun, for how long the rest will take.
  going_since timestamptz,
  done_before int not null default 0,
  user_id bigint references users (id),
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, project_id) references projects (workspace_id, id)
);

create index project_runs_project on project_runs (workspace_id, project_id, id);

alter table rule_versions drop constraint rule_versions_kind_check,
  add constraint rule_versions_kind_check check (kind in ('tag', 'pattern', 'segment', 'metric', 'project'));

alter table findings drop constraint findings_origin_check,
  add constraint findings_origin_check check (origin in ('rule', 'hand', 'model', 'project'));
