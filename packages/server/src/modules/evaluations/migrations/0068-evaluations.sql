-- What people say is right of a call of a testing project, or of a part of it. `answer` is null until somebody says it.
create table truths (
  workspace_id bigint not null,
  project_id bigint not null,
  id bigserial,
  file_id uuid not null,
  -- Null for the whole call.
  phrase_id int,
  last_phrase_id int,
  start_ms int,
  end_ms int,
  role text check (role in ('operator', 'abonent')),
  text text not null,
  answer jsonb,
  source text not null check (source in ('person', 'import', 'work')),
  is_random boolean not null default false,
  user_id bigint references users (id),
  created_at timestamptz not null,
  answered_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, project_id) references projects (workspace_id, id),
  foreign key (workspace_id, file_id) references files (workspace_id, id)
);

create unique index truths_place on truths (workspace_id, project_id, file_id, coalesce(phrase_id, -1));
create index truths_file on truths (workspace_id, file_id);

-- A version of what is tested on its way over a truth set.
create table evaluation_runs (
  workspace_id bigint not null,
  id bigserial,
  project_id bigint not null,
  -- What was tested: kind and id.
  subject jsonb not null,
  version int not null,
  status text not null check (status in ('waiting', 'running', 'done', 'failed')),
  reason text check (reason in ('subject_gone', 'other')),
  verdict text check (verdict in ('better', 'worse', 'same')),
  -- Whoever made the subject other, and not a person, had it tested.
  is_by_change boolean not null default false,
  total int not null default 0,
  done int not null default 0,
  after_truth bigint not null default 0,
  user_id bigint references users (id),
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, project_id) references projects (workspace_id, id)
);

create index evaluation_runs_of on evaluation_runs (workspace_id, project_id, id);
-- One at a time of a version.
create unique index evaluation_runs_one on evaluation_runs (workspace_id, project_id, version)
  where status in ('waiting', 'running');

-- What a version told of a place, for its last run.
create table evaluation_answers (
  workspace_id bigint not null,
  project_id bigint not null,
  version int not null,
  truth_id bigint not null,
  file_id uuid not null,
  told jsonb not null,
  -- It learned from this call: that is no test.
  is_learned boolean not null,
  primary key (workspace_id, project_id, version, truth_id),
  foreign key (workspace_id, truth_id) references truths (workspace_id, id),
  foreign key (workspace_id, file_id) references files (workspace_id, id)
);

create index evaluation_answers_truth on evaluation_answers (workspace_id, truth_id);
create index evaluation_answers_file on evaluation_answers (workspace_id, file_id);
