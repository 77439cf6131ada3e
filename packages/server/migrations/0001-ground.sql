-- Global tables: people, their sessions and the installation's own settings.

create table users (
  id int generated always as identity primary key,
  email text not null,
  name text not null,
  password_hash text,
  locale text not null default 'en',
  status text not null default 'active',
  active_workspace_id int,
  created_at timestamptz not null,
  last_visit_at timestamptz
);

create unique index users_email on users (lower(email));

create table sessions (
  token_hash bytea primary key,
  user_id int not null references users (id),
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  user_agent text,
  address text
);

create index sessions_user on sessions (user_id);

create table one_time_tokens (
  token_hash bytea primary key,
  user_id int not null references users (id),
  purpose text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table installation_settings (
  key text primary key,
  value jsonb not null
);

create table workspaces (
  id int generated always as identity primary key,
  name text not null,
  is_personal boolean not null default false,
  settings jsonb not null default '{}',
  created_at timestamptz not null
);

-- Tenant tables: workspace_id first, in every key.

create table members (
  workspace_id int not null,
  user_id int not null,
  role text not null,
  allow_reports boolean not null default true,
  allow_classifiers boolean not null default true,
  allow_callcenter boolean not null default true,
  created_at timestamptz not null,
  primary key (workspace_id, user_id)
);

create index members_user on members (user_id);

create table sources (
  workspace_id int not null,
  id int generated always as identity,
  name text not null,
  field text,
  enabled boolean not null,
  mask text,
  raw jsonb not null,
  channel_roles text[] not null,
  language text,
  created_at timestamptz not null,
  primary key (workspace_id, id)
);

create unique index sources_name on sources (workspace_id, lower(name));

create table files (
  workspace_id int not null,
  id uuid not null,
  name text not null,
  type text not null,
  extension text not null,
  status text not null,
  error jsonb,
  run int not null default 1,
  source_id int,
  origin text not null,
  operator text,
  abonent text,
  direction text,
  recorded_at timestamptz,
  created_at timestamptz not null,
  created_by int,
  upload_id text,
  language text,
  language_found text,
  duration_ms int,
  size_bytes bigint not null,
  sha256 text not null,
  blob_key text not null,
  playback_key text,
  peaks_key text,
  sidecar_key text,
  sidecar_sha256 text,
  raw jsonb,
  codec text,
  sample_rate int,
  channels int,
  channel_mode text,
  channel_roles text[] not null,
  roles_swapped boolean not null default false,
  words jsonb,
  metrics jsonb,
  meta jsonb not null default '{}',
  primary key (workspace_id, id),
  foreign key (workspace_id, source_id) references sources (workspace_id, id)
);

create unique index files_content on files (workspace_id, sha256);

create unique index files_upload on files (workspace_id, upload_id);

create index files_created on files (workspace_id, created_at desc, id desc);

create index files_status on files (workspace_id, status);

create table file_stages (
  workspace_id int not null,
  file_id uuid not null,
  name text not null,
  position int not null,
  status text not null,
  progress real not null default 0,
  ms int,
  error jsonb,
  input_hash text,
  artefact_key text,
  updated_at timestamptz not null,
  primary key (workspace_id, file_id, name)
);

create table segment_results (
  workspace_id int not null,
  file_id uuid not null,
  hash text not null,
  result jsonb not null,
  primary key (workspace_id, file_id, hash)
);

create table transcripts (
  workspace_id int not null,
  file_id uuid not null,
  version int not null,
  is_current boolean not null,
  language text,
  engine text,
  model text,
  estimated_times boolean not null,
  speakers jsonb not null,
  created_at timestamptz not null,
  created_by int,
  primary key (workspace_id, file_id, version)
);

create table phrases (
  workspace_id int not null,
  file_id uuid not null,
  version int not null,
  id int not null,
  speaker text not null,
  start_ms int not null,
  end_ms int not null,
  text text not null,
  confidence real,
  words text[] not null,
  word_start_ms int[] not null,
  word_end_ms int[] not null,
  word_confidence real[] not null,
  primary key (workspace_id, file_id, version, id)
);
