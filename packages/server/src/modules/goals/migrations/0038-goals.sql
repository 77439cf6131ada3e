-- Scorecards: questions that are asked about calls, in groups, with who answers each.
create table goals (
  workspace_id bigint not null references workspaces (id),
  id bigserial,
  name text not null,
  description text not null,
  applies_to jsonb not null,
  groups jsonb not null,
  pass_from int not null,
  published_by text not null check (published_by in ('machine', 'person')),
  dispute_days int not null,
  -- The highest number that a question, a group or an option of it ever had.
  last_number int not null,
  version int not null default 1,
  -- Calls that came in from then on are scored; null for all.
  applies_from timestamptz,
  author_id bigint references users (id),
  locked_by bigint references users (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id)
);

create unique index goals_name on goals (workspace_id, lower(name));

-- What a call is worth by a goal, in the version that it was scored with. `is_by_hand`: somebody asked for it.
create table call_scores (
  workspace_id bigint not null,
  goal_id bigint not null,
  file_id uuid not null,
  version int not null,
  revision int not null,
  score real,
  machine_score real,
  is_provisional boolean not null,
  passed boolean,
  earned real not null,
  possible real not null,
  failed_by jsonb not null,
  is_by_hand boolean not null,
  published_at timestamptz,
  day date not null,
  scored_at timestamptz not null,
  primary key (workspace_id, goal_id, file_id),
  foreign key (workspace_id, goal_id) references goals (workspace_id, id),
  foreign key (workspace_id, file_id) references files (workspace_id, id)
);

create index call_scores_file on call_scores (workspace_id, file_id);

create index call_scores_day on call_scores (workspace_id, goal_id, day);

-- An answer to a question about a call: what the machine says, with everything that it goes by, and what a person says.
create table call_answers (
  workspace_id bigint not null,
  goal_id bigint not null,
  file_id uuid not null,
  question_id int not null,
  basis text not null,
  state text not null check (state in ('answered', 'cannot_tell', 'not_applicable')),
  answer jsonb,
  suggestion jsonb,
  confidence real check (confidence between 0 and 1),
  reason text not null,
  value double precision,
  note text not null,
  moments jsonb not null,
  given_state text check (given_state in ('answered', 'cannot_tell', 'not_applicable')),
  given_answer jsonb,
  given_points real,
  comment text not null default '',
  failure_reason text,
  user_id bigint references users (id),
  given_at timestamptz,
  primary key (workspace_id, goal_id, file_id, question_id),
  foreign key (workspace_id, goal_id) references goals (workspace_id, id),
  foreign key (workspace_id, file_id) references files (workspace_id, id)
);

create index call_answers_file on call_answers (workspace_id, file_id);

-- A goal on its way over the calls that are there.
create table goal_runs (
  workspace_id bigint not null,
  id bigserial,
  goal_id bigint not null,
  version int not null,
  status text not null check (status in ('waiting', 'running', 'done', 'cancelled', 'failed')),
  since timestamptz,
  total int not null default 0,
  done int not null default 0,
  changed int not null default 0,
  after_file uuid,
  user_id bigint references users (id),
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, goal_id) references goals (workspace_id, id)
);

create index goal_runs_goal on goal_runs (workspace_id, goal_id);

alter table rule_versions drop constraint rule_versions_kind_check,
  add constraint rule_versions_kind_check
    check (kind in ('tag', 'pattern', 'script', 'segment', 'metric', 'project', 'goal'));
alter table drafts drop constraint drafts_kind_check,
  add constraint drafts_kind_check check (kind in (
    'pattern', 'script', 'tag', 'segment', 'metric', 'source', 'invitation', 'workspace',
    'comment', 'note', 'phrase', 'agent', 'team', 'subscriber', 'project', 'goal', 'score'));
