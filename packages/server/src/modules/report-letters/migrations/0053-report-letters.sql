-- When a report goes out by letter, to whom, and with whose rights it is counted.
create table report_schedules (
  workspace_id bigint not null,
  id bigserial,
  report_id bigint not null,
  owner_id bigint references users (id),
  is_on boolean not null,
  rhythm jsonb not null,
  time_zone text,
  by_own_clock boolean not null,
  period jsonb,
  recipients jsonb not null,
  has_picture boolean not null,
  files jsonb not null,
  only_when jsonb not null,
  -- Turns from before are not due: it was made, switched on or given another rhythm then.
  since timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, report_id) references reports (workspace_id, id)
);

create index report_schedules_report on report_schedules (workspace_id, report_id);

-- What became of a turn, once for each clock by which recipients get it.
create table report_letters (
  workspace_id bigint not null,
  id bigserial,
  schedule_id bigint not null,
  time_zone text not null,
  turn_at timestamptz not null,
  first_day date,
  last_day date,
  state text not null check (state in ('sent', 'quiet', 'failed')),
  reason text,
  value double precision,
  created_at timestamptz not null,
  primary key (workspace_id, id),
  unique (workspace_id, schedule_id, time_zone, turn_at),
  foreign key (workspace_id, schedule_id) references report_schedules (workspace_id, id)
);

-- The letters of a turn. The link of each, by which its reader stops them, is known by a hash.
create table report_letter_copies (
  workspace_id bigint not null,
  letter_id bigint not null,
  position int not null,
  recipient text not null,
  token_hash bytea not null,
  mail_id uuid not null,
  primary key (workspace_id, letter_id, position),
  foreign key (workspace_id, letter_id) references report_letters (workspace_id, id)
);

create index report_letter_copies_token on report_letter_copies (token_hash);

-- Who of the recipients wants no more of them: `user:7`, or an address.
create table report_letter_stops (
  workspace_id bigint not null,
  schedule_id bigint not null,
  recipient text not null,
  created_at timestamptz not null,
  primary key (workspace_id, schedule_id, recipient),
  foreign key (workspace_id, schedule_id) references report_schedules (workspace_id, id)
);

alter table drafts drop constraint drafts_kind_check,
  add constraint drafts_kind_check check (kind in (
    'pattern', 'script', 'tag', 'segment', 'metric', 'source', 'invitation', 'workspace', 'comment', 'note',
    'phrase', 'agent', 'team', 'subscriber', 'project', 'goal', 'score', 'conversion', 'review_plan', 'dispute',
    'self_review', 'coaching', 'moment', 'settlement', 'report', 'report_schedule'));
