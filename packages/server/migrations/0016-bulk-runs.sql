-- One thing on its way over many calls: who asked for it, so that it is done in their name and only while they may, and how
-- far it has come. It goes through the calls by their id, behind `after_file`.
create table bulk_runs (
  workspace_id bigint not null references workspaces (id),
  id bigserial,
  action text not null
    check (action in ('delete', 'restart', 'cancel', 'tag', 'untag', 'favorite', 'unfavorite', 'add_to_segment')),
  -- The tag or segment it is about; kept as it was asked, also when that is gone.
  about jsonb not null,
  undo_of bigint,
  user_id bigint references users (id),
  key_id bigint,
  actor text not null,
  address text,
  status text not null check (status in ('running', 'done', 'cancelled', 'failed')),
  code text,
  total int not null,
  handled int not null default 0,
  done int not null default 0,
  failed int not null default 0,
  -- The first failures, also of calls that were gone before.
  failures jsonb not null default '[]',
  after_file uuid,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, undo_of) references bulk_runs (workspace_id, id)
);

create index bulk_runs_undo on bulk_runs (workspace_id, undo_of) where undo_of is not null;

create index bulk_runs_running on bulk_runs (workspace_id, id) where status = 'running';

-- The calls that were meant when it was asked for, and what became of each. `before` is what to put back.
create table bulk_run_calls (
  workspace_id bigint not null,
  run_id bigint not null,
  file_id uuid not null,
  outcome text check (outcome in ('changed', 'unchanged', 'failed')),
  code text,
  before jsonb,
  changed_at timestamptz,
  primary key (workspace_id, run_id, file_id),
  foreign key (workspace_id, run_id) references bulk_runs (workspace_id, id),
  foreign key (workspace_id, file_id) references files (workspace_id, id)
);

create index bulk_run_calls_file on bulk_run_calls (workspace_id, file_id);
