-- Whether a version of a rule was right about a call, as whoever looked last found: what its precision is told from.
create table rule_marks (
  workspace_id bigint not null references workspaces (id),
  kind text not null check (kind in ('tag', 'pattern')),
  rule_id bigint not null,
  rule_version int not null,
  file_id uuid not null,
  is_right boolean not null,
  user_id bigint references users (id),
  marked_at timestamptz not null,
  primary key (workspace_id, kind, rule_id, rule_version, file_id),
  foreign key (workspace_id, file_id) references files (workspace_id, id)
);

create index rule_marks_file on rule_marks (workspace_id, file_id);
