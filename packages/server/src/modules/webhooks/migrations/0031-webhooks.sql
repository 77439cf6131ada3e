-- A webhook of a project as it is kept beside its trigger: what its messages are signed with, sealed, and how it stands.
create table webhooks (
  workspace_id bigint not null,
  project_id bigint not null,
  trigger_id text not null,
  host text not null,
  secret text not null,
  -- Former secrets that are valid beside it for a while: [{ sealed, until }], the newest first.
  former jsonb not null default '[]',
  -- Tries that failed one after the other.
  failures int not null default 0,
  paused_at timestamptz,
  paused_by text check (paused_by in ('failures', 'gone')),
  -- The receiver asked to be left alone until then.
  quiet_until timestamptz,
  -- When the next job comes that sends what is due; null where none is on its way.
  wake_at timestamptz,
  -- The job that is sending, and until when it is believed to be alive.
  busy_by text,
  busy_until timestamptz,
  created_at timestamptz not null,
  primary key (workspace_id, project_id, trigger_id),
  foreign key (workspace_id, project_id) references projects (workspace_id, id),
  check ((paused_at is null) = (paused_by is null))
);

-- What a webhook is told of a call, once for each time that the project finds it. `news` is the body as data, byte for byte.
create table webhook_deliveries (
  workspace_id bigint not null,
  id uuid not null,
  project_id bigint not null,
  trigger_id text not null,
  file_id uuid not null,
  found_at timestamptz not null,
  status text not null check (status in ('waiting', 'delivered', 'failed', 'cancelled')),
  news text not null,
  -- Where and in which form it was sent last; the message itself where that is not the data.
  url text not null,
  format text not null check (format in ('json', 'slack', 'teams')),
  sent_body text,
  -- Tries in all, and those since it was made or was last sent again by somebody: the latter are bounded.
  attempt int not null default 0,
  round int not null default 0,
  -- The last of them: [{ at, attempt, http_status, error, ms, next_at }].
  tries jsonb not null default '[]',
  next_at timestamptz,
  created_at timestamptz not null,
  primary key (workspace_id, id),
  unique (workspace_id, project_id, trigger_id, file_id, found_at),
  foreign key (workspace_id, project_id) references projects (workspace_id, id),
  foreign key (workspace_id, file_id) references files (workspace_id, id)
);

create index webhook_deliveries_due on webhook_deliveries (workspace_id, project_id, trigger_id, next_at)
  where status = 'waiting';

create index webhook_deliveries_newest on webhook_deliveries (workspace_id, project_id, created_at, id);

create index webhook_deliveries_file on webhook_deliveries (workspace_id, file_id);

create index webhook_deliveries_created on webhook_deliveries (workspace_id, created_at);

-- Webhooks that are there already are sent data.
update projects set triggers = (
  select jsonb_agg(case when one->>'type' = 'webhook' then '{"format": "json"}'::jsonb || one else one end order by at)
  from jsonb_array_elements(triggers) with ordinality as list (one, at))
where triggers @> '[{"type": "webhook"}]';
