-- Which turn of a schedule was taken last; workspace 0 is the installation.
create table schedule_turns (
  workspace_id bigint not null,
  name text not null,
  due_at timestamptz not null,
  primary key (workspace_id, name)
);
