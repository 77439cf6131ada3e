-- What is said of a call by a rule, a person or a model: tags, patterns, and what comes later. One live row per call, kind and
-- rule. A tag taken off by hand stays as a row with `removed`, so that its rule does not put it back.
-- `day` is that of the call's beginning in the workspace's time zone.
create table findings (
  workspace_id bigint not null,
  kind text not null check (kind in ('tag', 'pattern')),
  rule_id bigint not null,
  file_id uuid not null,
  origin text not null check (origin in ('rule', 'hand', 'model')),
  removed boolean not null default false,
  version int,
  value double precision,
  confidence real check (confidence between 0 and 1),
  hits int not null default 0,
  evidence jsonb not null default '[]',
  day date not null,
  started_at timestamptz not null,
  operator text,
  user_id bigint,
  at timestamptz not null,
  primary key (workspace_id, kind, rule_id, file_id),
  check (origin <> 'rule' or version is not null)
);

insert into findings (workspace_id, kind, rule_id, file_id, origin, removed, version, hits, evidence, day, started_at, operator, user_id, at)
select t.workspace_id, 'tag', t.tag_id, t.file_id, t.origin, t.removed,
  case when t.origin = 'rule' then coalesce(t.rule_version, 1) end,
  coalesce((select sum(jsonb_array_length(one -> 'hits')) from jsonb_array_elements(t.evidence) one), 0),
  t.evidence,
  (coalesce(f.recorded_at, f.created_at) at time zone coalesce(w.settings ->> 'time_zone', 'UTC'))::date,
  coalesce(f.recorded_at, f.created_at), f.operator, t.user_id, t.at
from file_tags t
join files f on f.workspace_id = t.workspace_id and f.id = t.file_id
join workspaces w on w.id = t.workspace_id
on conflict do nothing;

insert into findings (workspace_id, kind, rule_id, file_id, origin, version, hits, evidence, day, started_at, operator, at)
select m.workspace_id, 'pattern', m.pattern_id, m.file_id, 'rule', m.rule_version, m.hits, m.evidence,
  (m.started_at at time zone coalesce(w.settings ->> 'time_zone', 'UTC'))::date,
  m.started_at, m.operator, coalesce(f.analysed_at, f.created_at)
from pattern_matches m
join files f on f.workspace_id = m.workspace_id and f.id = m.file_id
join workspaces w on w.id = m.workspace_id
on conflict do nothing;

create index findings_file on findings (workspace_id, file_id, kind) include (rule_id, removed);

create index findings_day on findings (workspace_id, kind, day);

drop table file_tags;

drop table pattern_matches;
