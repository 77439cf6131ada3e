-- Sums of the calls of agents by day, so that their pages need not read every call.

-- What each call is counted as in the sums, so that a change of it can be taken out of them again. The agent is the one whom the call
-- named, so that a merge changes nothing here; a call of nobody counts nowhere.
create table counted_calls (
  workspace_id bigint not null,
  file_id uuid not null,
  agent_id bigint,
  day date,
  duration_ms bigint not null default 0,
  metrics text[] not null default '{}',
  speaker_roles text[] not null default '{}',
  numbers numeric[] not null default '{}',
  tag_ids bigint[] not null default '{}',
  primary key (workspace_id, file_id),
  foreign key (workspace_id, file_id) references files (workspace_id, id),
  check ((agent_id is null) = (day is null))
);

-- Agents are not held by keys: a merge holds the agents and then their calls, whoever counts has held a call before.
create table agent_days (
  workspace_id bigint not null references workspaces (id),
  agent_id bigint not null,
  day date not null,
  files int not null,
  duration_ms bigint not null,
  primary key (workspace_id, agent_id, day)
);

-- Sums are exact, so that what is taken out again leaves nothing behind.
create table agent_metric_days (
  workspace_id bigint not null references workspaces (id),
  metric text not null,
  speaker_role text not null,
  agent_id bigint not null,
  day date not null,
  n int not null,
  total numeric not null,
  squares numeric not null,
  primary key (workspace_id, metric, speaker_role, agent_id, day)
);

create table agent_tag_days (
  workspace_id bigint not null references workspaces (id),
  agent_id bigint not null,
  tag_id bigint not null,
  day date not null,
  files int not null,
  primary key (workspace_id, agent_id, tag_id, day)
);

insert into counted_calls (workspace_id, file_id, agent_id, day, duration_ms, metrics, speaker_roles, numbers, tag_ids)
select f.workspace_id, f.id, f.agent_said_id,
  (coalesce(f.recorded_at, f.created_at) at time zone coalesce(w.settings ->> 'time_zone', 'UTC'))::date,
  coalesce(f.duration_ms, 0), coalesce(m.metrics, '{}'), coalesce(m.speaker_roles, '{}'), coalesce(m.numbers, '{}'),
  coalesce(t.tag_ids, '{}')
from files f
join workspaces w on w.id = f.workspace_id
left join (
  select one.workspace_id, one.file_id, array_agg(one.metric order by one.metric, one.speaker_role) as metrics,
    array_agg(one.speaker_role order by one.metric, one.speaker_role) as speaker_roles,
    array_agg(one.value::numeric order by one.metric, one.speaker_role) as numbers
  from file_metrics one
  where (one.metric, one.speaker_role) in (
    ('talk_share', 'operator'), ('listen_share', 'operator'), ('silence_share', ''), ('interruptions_per_minute', 'operator'),
    ('response_ms', 'operator'), ('words_per_minute', 'operator'), ('longest_monologue_ms', 'operator'),
    ('longest_hold_ms', ''), ('questions', 'operator'))
  group by one.workspace_id, one.file_id
) m on m.workspace_id = f.workspace_id and m.file_id = f.id
left join (
  select found.workspace_id, found.file_id, array_agg(found.rule_id order by found.rule_id) as tag_ids
  from findings found
  join tags tag on tag.workspace_id = found.workspace_id and tag.id = found.rule_id
  where found.kind = 'tag' and not found.removed
  group by found.workspace_id, found.file_id
) t on t.workspace_id = f.workspace_id and t.file_id = f.id
where f.agent_said_id is not null;

insert into counted_calls (workspace_id, file_id)
select workspace_id, id from files where agent_said_id is null;

insert into agent_days (workspace_id, agent_id, day, files, duration_ms)
select workspace_id, agent_id, day, count(*), sum(duration_ms) from counted_calls
where agent_id is not null group by workspace_id, agent_id, day;

insert into agent_metric_days (workspace_id, metric, speaker_role, agent_id, day, n, total, squares)
select c.workspace_id, one.metric, one.speaker_role, c.agent_id, c.day, count(*), sum(one.value), sum(one.value * one.value)
from counted_calls c, unnest(c.metrics, c.speaker_roles, c.numbers) one (metric, speaker_role, value)
where c.agent_id is not null group by c.workspace_id, one.metric, one.speaker_role, c.agent_id, c.day;

insert into agent_tag_days (workspace_id, agent_id, tag_id, day, files)
select c.workspace_id, c.agent_id, tag_id, c.day, count(*) from counted_calls c, unnest(c.tag_ids) tag_id
where c.agent_id is not null group by c.workspace_id, c.agent_id, tag_id, c.day;
