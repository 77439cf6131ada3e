-- The one account of a workspace for programs that ask in SQL. `secret`, sealed: what its password is compared with, and with which the
-- program itself comes in for it.
create table sql_access (
  workspace_id bigint not null references workspaces (id),
  role_name text not null,
  secret text not null,
  user_id bigint references users (id),
  created_at timestamptz not null,
  renewed_at timestamptz,
  last_used_at timestamptz,
  last_used_from text,
  primary key (workspace_id)
);

-- Whoever may connect to a database may listen to any channel of it whose name they know.
insert into installation_settings (key, value)
  values ('live_channel', to_jsonb('earshot_live_' || replace(gen_random_uuid()::text, '-', '')));
