-- People: what an account, a membership and a session can say.

alter table users add column avatar_key text;

alter table users add column customization jsonb;

-- The tour takes the whole screen, so it starts only when asked for.
alter table users add column enable_demo boolean not null default false;

alter table users add column is_operator boolean not null default false;

update users set is_operator = true where id = (select min(id) from users);

-- Sealed with the installation's key; `mfa_enabled_at` is null until a code has confirmed the secret.
alter table users add column mfa_secret text;

alter table users add column mfa_enabled_at timestamptz;

-- Time step of the last accepted code: a code works once.
alter table users add column mfa_last_step bigint not null default 0;

alter table users add column oidc_subject text;

create unique index users_oidc on users (oidc_subject);

create table recovery_codes (
  user_id int not null references users (id),
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- An ended session stays until it would have expired, so that its browser can be told why.
alter table sessions add column id uuid not null default gen_random_uuid();

alter table sessions add column ended_at timestamptz;

alter table sessions add column ended_reason text;

alter table one_time_tokens add column workspace_id int;

alter table one_time_tokens add column attempts int not null default 0;

create index one_time_tokens_user on one_time_tokens (user_id, purpose);

create table captcha_used (
  challenge text primary key,
  expires_at timestamptz not null
);

-- Failed attempts and sent mails are counted here, so that several api processes share the limit.
create table attempts (
  key text primary key,
  count int not null,
  since timestamptz not null
);

create table mails (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  created_at timestamptz not null,
  sent_at timestamptz
);

alter table members add column status text not null default 'active';

alter table members add column invited_by int;

create table user_pins (
  workspace_id int not null,
  user_id int not null,
  project_id int not null,
  created_at timestamptz not null,
  primary key (workspace_id, user_id, project_id)
);

create table projects (
  workspace_id int not null,
  id int generated always as identity,
  name text not null,
  kind text not null,
  state text not null default 'not_started',
  author_id int,
  created_at timestamptz not null,
  primary key (workspace_id, id)
);

create unique index projects_name on projects (workspace_id, lower(name));

create table api_keys (
  workspace_id int not null,
  id int generated always as identity,
  name text not null,
  prefix text not null,
  key_hash bytea not null,
  scopes text[] not null,
  created_at timestamptz not null,
  created_by int,
  expires_at timestamptz,
  last_used_at timestamptz,
  last_used_from text,
  primary key (workspace_id, id)
);

create index api_keys_hash on api_keys (key_hash);

create table ip_list (
  workspace_id int not null,
  id int generated always as identity,
  network text not null,
  note text not null,
  created_at timestamptz not null,
  primary key (workspace_id, id)
);

create unique index ip_list_network on ip_list (workspace_id, network);

create table shares (
  workspace_id int not null,
  id int generated always as identity,
  file_id uuid not null,
  token_hash bytea not null,
  created_at timestamptz not null,
  created_by int,
  expires_at timestamptz not null,
  opened int not null default 0,
  last_opened_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, file_id) references files (workspace_id, id)
);

create index shares_token on shares (token_hash);

create index shares_file on shares (workspace_id, file_id);

create table notifications (
  workspace_id int not null,
  id bigint generated always as identity,
  user_id int not null,
  kind text not null,
  params jsonb not null,
  link text,
  created_at timestamptz not null,
  read_at timestamptz,
  primary key (workspace_id, id)
);

create index notifications_user on notifications (workspace_id, user_id, id desc);

create table audit_log (
  workspace_id int not null,
  id bigint generated always as identity,
  at timestamptz not null,
  user_id int,
  actor text not null,
  address text,
  action text not null,
  subject_id text,
  subject text,
  before jsonb,
  after jsonb,
  primary key (workspace_id, id)
);

create index audit_log_at on audit_log (workspace_id, at desc, id desc);

alter table files add column audio_removed_at timestamptz;
