-- One matching language: what is searched, the rules, and what they found.

create extension if not exists btree_gin;

create extension if not exists pg_trgm;

-- One row per phrase of the current transcript; `tsv` holds forms (`=word`) and lemmas at their places.
create table phrase_index (
  workspace_id int not null,
  file_id uuid not null,
  phrase_id int not null,
  speaker text not null,
  role text,
  start_ms int not null,
  end_ms int not null,
  call_ms int not null,
  in_hold boolean not null,
  started_at timestamptz not null,
  operator text,
  text text not null,
  tsv tsvector not null,
  emotion text,
  valence real,
  primary key (workspace_id, file_id, phrase_id)
);

create index phrase_index_words on phrase_index using gin (workspace_id, tsv) with (fastupdate = off);

create index phrase_index_text on phrase_index using gin (workspace_id, text gin_trgm_ops) with (fastupdate = off);

create index phrase_index_started on phrase_index (workspace_id, started_at desc);

-- The words of a whole call, without places: single words and their combinations are looked up here.
create table call_words (
  workspace_id int not null,
  file_id uuid not null,
  words tsvector not null,
  primary key (workspace_id, file_id)
);

create index call_words_words on call_words using gin (workspace_id, words) with (fastupdate = off);

alter table files add column analysed_at timestamptz;

alter table files add column emotions jsonb;

create index files_recorded on files (workspace_id, recorded_at desc nulls last, id desc);

create table tags (
  workspace_id int not null,
  id int generated always as identity,
  name text not null,
  color text not null,
  weight int not null,
  detection jsonb,
  version int not null default 1,
  applies_from timestamptz,
  author_id int,
  locked_by int,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id)
);

create unique index tags_name on tags (workspace_id, lower(name));

-- `origin` hand or rule; a tag taken off by hand stays as a row with `removed`, so that its rule does not put it back.
create table file_tags (
  workspace_id int not null,
  file_id uuid not null,
  tag_id int not null,
  origin text not null,
  removed boolean not null default false,
  rule_version int,
  evidence jsonb not null default '[]',
  user_id int,
  at timestamptz not null,
  primary key (workspace_id, file_id, tag_id)
);

create index file_tags_tag on file_tags (workspace_id, tag_id, file_id) include (removed);

create table patterns (
  workspace_id int not null,
  id int generated always as identity,
  name text not null,
  description text not null default '',
  detection jsonb not null,
  version int not null default 1,
  applies_from timestamptz,
  author_id int,
  locked_by int,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id)
);

create unique index patterns_name on patterns (workspace_id, lower(name));

create table pattern_matches (
  workspace_id int not null,
  file_id uuid not null,
  pattern_id int not null,
  rule_version int not null,
  evidence jsonb not null,
  hits int not null,
  started_at timestamptz not null,
  operator text,
  primary key (workspace_id, file_id, pattern_id)
);

create index pattern_matches_pattern on pattern_matches (workspace_id, pattern_id, started_at desc);

-- `filters` for a segment that is always current, or null for a hand-picked list.
create table segments (
  workspace_id int not null,
  id int generated always as identity,
  name text not null,
  description text not null default '',
  filters jsonb,
  query jsonb,
  version int not null default 1,
  author_id int,
  locked_by int,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id)
);

create unique index segments_name on segments (workspace_id, lower(name));

create table segment_files (
  workspace_id int not null,
  segment_id int not null,
  file_id uuid not null,
  added_by int,
  added_at timestamptz not null,
  primary key (workspace_id, segment_id, file_id)
);

create index segment_files_file on segment_files (workspace_id, file_id);

create table custom_metrics (
  workspace_id int not null,
  id int generated always as identity,
  name text not null,
  formula text not null,
  unit text not null default '',
  lower_limit double precision,
  upper_limit double precision,
  version int not null default 1,
  author_id int,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id)
);

create unique index custom_metrics_name on custom_metrics (workspace_id, lower(name));

-- Numbers of a call for filtering and sorting; `speaker_role` is empty for those of the whole call.
create table file_metrics (
  workspace_id int not null,
  file_id uuid not null,
  metric text not null,
  speaker_role text not null default '',
  value double precision not null,
  primary key (workspace_id, file_id, metric, speaker_role)
);

create index file_metrics_value on file_metrics (workspace_id, metric, speaker_role, value);

create table rule_versions (
  workspace_id int not null,
  kind text not null,
  rule_id int not null,
  version int not null,
  body jsonb not null,
  user_id int,
  at timestamptz not null,
  primary key (workspace_id, kind, rule_id, version)
);

-- Applying rules to the calls that are there.
create table rule_runs (
  workspace_id int not null,
  id int generated always as identity,
  kind text not null,
  rule_id int not null,
  rule_version int not null,
  status text not null,
  total int not null default 0,
  done int not null default 0,
  added int not null default 0,
  removed int not null default 0,
  kept int not null default 0,
  after_file uuid,
  user_id int,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (workspace_id, id)
);

create index rule_runs_rule on rule_runs (workspace_id, kind, rule_id, id desc);

create table favorites (
  workspace_id int not null,
  user_id int not null,
  file_id uuid not null,
  created_at timestamptz not null,
  primary key (workspace_id, user_id, file_id)
);

create table comments (
  workspace_id int not null,
  id int generated always as identity,
  file_id uuid not null,
  user_id int not null,
  text text not null,
  at_ms int,
  created_at timestamptz not null,
  edited_at timestamptz,
  primary key (workspace_id, id)
);

create index comments_file on comments (workspace_id, file_id, id);

create table annotations (
  workspace_id int not null,
  id int generated always as identity,
  file_id uuid not null,
  user_id int not null,
  phrase_id int not null,
  first_word int not null,
  last_word int not null,
  start_ms int not null,
  end_ms int not null,
  quote text not null,
  text text not null,
  created_at timestamptz not null,
  edited_at timestamptz,
  primary key (workspace_id, id)
);

create index annotations_file on annotations (workspace_id, file_id, start_ms);

-- A named address of a list: private to its author or shared with the workspace.
create table saved_views (
  workspace_id int not null,
  id int generated always as identity,
  user_id int not null,
  page text not null,
  name text not null,
  address text not null,
  is_shared boolean not null default false,
  created_at timestamptz not null,
  primary key (workspace_id, id)
);

create index saved_views_page on saved_views (workspace_id, page, user_id);

-- What a workspace's own conversations say about the meaning of words.
create table semantic_models (
  workspace_id int not null,
  version int not null,
  phrases int not null,
  model bytea not null,
  trained_at timestamptz not null,
  primary key (workspace_id, version)
);
