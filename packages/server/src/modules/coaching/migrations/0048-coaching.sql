-- Moments of calls that are worth hearing again: how it is done well, or what could be done better.
create table coaching_moments (
  workspace_id bigint not null references workspaces (id),
  id bigserial,
  file_id uuid not null,
  moment jsonb not null,
  name text not null,
  note text not null,
  kind text not null check (kind in ('good', 'improve')),
  theme text not null,
  user_id bigint references users (id),
  created_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, file_id) references files (workspace_id, id)
);

create index coaching_moments_file on coaching_moments (workspace_id, file_id);

-- Moments that were given to an operator, with what should move.
create table coachings (
  workspace_id bigint not null references workspaces (id),
  id bigserial,
  agent_id bigint not null,
  name text not null,
  note text not null,
  measure jsonb,
  user_id bigint references users (id),
  given_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, agent_id) references agents (workspace_id, id)
);

create index coachings_agent on coachings (workspace_id, agent_id);

create table coaching_items (
  workspace_id bigint not null,
  coaching_id bigint not null,
  place int not null,
  file_id uuid not null,
  moment jsonb not null,
  note text not null,
  listened_at timestamptz,
  primary key (workspace_id, coaching_id, place),
  foreign key (workspace_id, coaching_id) references coachings (workspace_id, id),
  foreign key (workspace_id, file_id) references files (workspace_id, id)
);

create index coaching_items_file on coaching_items (workspace_id, file_id);
