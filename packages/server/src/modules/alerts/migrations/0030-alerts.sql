-- Somebody whom a project tells what it finds: a member, or an address outside; with what they decided about that.
create table alert_recipients (
  workspace_id bigint not null references workspaces (id),
  id bigserial,
  project_id bigint not null,
  user_id bigint references users (id),
  email text,
  is_off boolean not null default false,
  -- Once a day at most, however often the project tells others.
  is_daily boolean not null default false,
  quiet_until timestamptz,
  created_at timestamptz not null,
  primary key (workspace_id, id),
  unique (workspace_id, project_id, user_id),
  unique (workspace_id, project_id, email),
  foreign key (workspace_id, project_id) references projects (workspace_id, id),
  check ((user_id is null) <> (email is null))
);

create index alert_recipients_user on alert_recipients (workspace_id, user_id);

-- What a recipient was told at a turn, once. The link of its letter is known by a hash.
create table alert_digests (
  workspace_id bigint not null,
  id bigserial,
  recipient_id bigint not null,
  turn_at timestamptz not null,
  from_at timestamptz not null,
  token_hash bytea not null,
  created_at timestamptz not null,
  primary key (workspace_id, id),
  unique (workspace_id, recipient_id, turn_at),
  foreign key (workspace_id, recipient_id) references alert_recipients (workspace_id, id)
);

create index alert_digests_token on alert_digests (token_hash);

-- A call that a recipient is to be told of, once; without a digest it waits for the next turn.
create table alert_calls (
  workspace_id bigint not null,
  recipient_id bigint not null,
  file_id uuid not null,
  found_at timestamptz not null,
  digest_id bigint,
  primary key (workspace_id, recipient_id, file_id),
  foreign key (workspace_id, recipient_id) references alert_recipients (workspace_id, id),
  foreign key (workspace_id, digest_id) references alert_digests (workspace_id, id),
  foreign key (workspace_id, file_id) references files (workspace_id, id)
);

create index alert_calls_file on alert_calls (workspace_id, file_id);

create index alert_calls_digest on alert_calls (workspace_id, digest_id);

create index alert_calls_pending on alert_calls (workspace_id, recipient_id, found_at) where digest_id is null;

-- Which project a notification is about. Notifications know no projects, so it is no key: who removes one removes these.
alter table notifications add column project_id bigint;

create index notifications_unread on notifications (workspace_id, user_id, project_id) where read_at is null;

create index notifications_created on notifications (workspace_id, created_at);

-- Where a letter can be stopped with one click (RFC 8058); sealed like what it says.
alter table mails add column unsubscribe text;

-- Until then calls were not looked at, or what was found was taken back: before it nobody knows how many there were.
alter table projects add column gap_until timestamptz;
