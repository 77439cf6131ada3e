-- Whoever speaks in calls: agents, with their teams, and customers. Both come into being from what is said of a call when it
-- comes in; what was said stays on the call, and beside it stand whom it named then and whom that is now.

-- The same name however it is written: without regard to case, spaces or form of its letters; of a number only the digits.
create function name_key(said text) returns text language sql immutable parallel safe as $$
  select case
    when said ~ '^[-+0-9 ()./]*[0-9][-+0-9 ()./]*$' then regexp_replace(said, '[^0-9]', '', 'g')
    else lower(regexp_replace(btrim(normalize(said, nfc)), '\s+', ' ', 'g'))
  end
$$;

create table teams (
  workspace_id bigint not null references workspaces (id),
  id bigserial,
  name text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id)
);

create unique index teams_name on teams (workspace_id, lower(name));

create table team_leads (
  workspace_id bigint not null,
  team_id bigint not null,
  user_id bigint not null references users (id),
  primary key (workspace_id, team_id, user_id),
  foreign key (workspace_id, team_id) references teams (workspace_id, id)
);

-- One row for each person that calls were ever said to be of. `present_id` is whom its calls count for: itself, or whoever it
-- was merged into in the end.
create table agents (
  workspace_id bigint not null references workspaces (id),
  id bigserial,
  name text not null,
  internal_id text,
  team_id bigint,
  user_id bigint references users (id),
  merged_into bigint,
  present_id bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, team_id) references teams (workspace_id, id),
  foreign key (workspace_id, merged_into) references agents (workspace_id, id),
  foreign key (workspace_id, present_id) references agents (workspace_id, id),
  check ((merged_into is null) = (present_id = id))
);

create unique index agents_internal_id on agents (workspace_id, lower(internal_id));

create unique index agents_user on agents (workspace_id, user_id);

create index agents_present on agents (workspace_id, present_id);

create index agents_team on agents (workspace_id, team_id);

-- Every name that leads to an agent, the present one and former ones.
create table agent_names (
  workspace_id bigint not null,
  key text not null,
  agent_id bigint not null,
  name text not null,
  primary key (workspace_id, key),
  foreign key (workspace_id, agent_id) references agents (workspace_id, id)
);

create index agent_names_agent on agent_names (workspace_id, agent_id);

create table subscribers (
  workspace_id bigint not null references workspaces (id),
  id bigserial,
  name text,
  external_id text,
  merged_into bigint,
  present_id bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, merged_into) references subscribers (workspace_id, id),
  foreign key (workspace_id, present_id) references subscribers (workspace_id, id),
  check ((merged_into is null) = (present_id = id))
);

create unique index subscribers_external_id on subscribers (workspace_id, lower(external_id));

create index subscribers_present on subscribers (workspace_id, present_id);

-- Two customers may be called the same; calls that say no more than the name are of the first of them.
create table subscriber_names (
  workspace_id bigint not null,
  key text not null,
  subscriber_id bigint not null,
  name text not null,
  primary key (workspace_id, key, subscriber_id),
  foreign key (workspace_id, subscriber_id) references subscribers (workspace_id, id)
);

create index subscriber_names_subscriber on subscriber_names (workspace_id, subscriber_id);

-- In the international form, `+` and digits.
create table subscriber_phones (
  workspace_id bigint not null,
  phone text not null check (phone ~ '^\+[0-9]{4,15}$'),
  subscriber_id bigint not null,
  place int not null default 0,
  primary key (workspace_id, phone),
  foreign key (workspace_id, subscriber_id) references subscribers (workspace_id, id)
);

create index subscriber_phones_subscriber on subscriber_phones (workspace_id, subscriber_id);

-- Whom names mean now. As functions they cost the planner nothing, however many filters of a question have names in them.
create function agents_named(workspace bigint, names text[]) returns bigint[] language sql stable parallel safe as $$
  select array(
    select distinct a.present_id from agent_names n
    join agents a on a.workspace_id = n.workspace_id and a.id = n.agent_id
    where n.workspace_id = workspace and n.key in (select name_key(one) from unnest(names) one))
$$;

create function agents_like(workspace bigint, pattern text) returns bigint[] language sql stable parallel safe as $$
  select array(
    select distinct a.present_id from agent_names n
    join agents a on a.workspace_id = n.workspace_id and a.id = n.agent_id
    where n.workspace_id = workspace and n.name ilike pattern)
$$;

create function subscribers_named(workspace bigint, names text[]) returns bigint[] language sql stable parallel safe as $$
  select array(
    select s.present_id from subscriber_names n
    join subscribers s on s.workspace_id = n.workspace_id and s.id = n.subscriber_id
    where n.workspace_id = workspace and n.key in (select name_key(one) from unnest(names) one)
    union
    select s.present_id from subscriber_phones p
    join subscribers s on s.workspace_id = p.workspace_id and s.id = p.subscriber_id
    where p.workspace_id = workspace and p.phone in (select '+' || name_key(one) from unnest(names) one))
$$;

create function subscribers_like(workspace bigint, pattern text) returns bigint[] language sql stable parallel safe as $$
  select array(
    select s.present_id from subscriber_names n
    join subscribers s on s.workspace_id = n.workspace_id and s.id = n.subscriber_id
    where n.workspace_id = workspace and n.name ilike pattern
    union
    select s.present_id from subscriber_phones p
    join subscribers s on s.workspace_id = p.workspace_id and s.id = p.subscriber_id
    where p.workspace_id = workspace and p.phone like pattern)
$$;

alter table files
  add column agent_id bigint,
  add column agent_said_id bigint,
  add column subscriber_id bigint,
  add column subscriber_said_id bigint;

-- Who is there moves over: one person for each name, in the way of writing it that came first.
with named as (
  select distinct on (workspace_id, name_key(operator)) workspace_id, name_key(operator) as key, btrim(operator) as name, created_at
  from files where name_key(operator) <> ''
  order by workspace_id, name_key(operator), created_at
),
numbered as (select *, nextval('agents_id_seq') as id from named),
people as (
  insert into agents (workspace_id, id, name, present_id, created_at, updated_at)
  select workspace_id, id, name, id, created_at, created_at from numbered
)
insert into agent_names (workspace_id, key, agent_id, name)
select workspace_id, key, id, name from numbered;

with named as (
  select distinct on (workspace_id, name_key(abonent)) workspace_id, name_key(abonent) as key, btrim(abonent) as name, created_at
  from files where name_key(abonent) <> ''
  order by workspace_id, name_key(abonent), created_at
),
numbered as (
  select *, nextval('subscribers_id_seq') as id,
    case when name like '+%' and key ~ '^[0-9]{8,15}$' then '+' || key end as phone
  from named
),
people as (
  insert into subscribers (workspace_id, id, name, present_id, created_at, updated_at)
  select workspace_id, id, case when phone is null then name end, id, created_at, created_at from numbered
),
phones as (
  insert into subscriber_phones (workspace_id, phone, subscriber_id)
  select workspace_id, phone, id from numbered where phone is not null
)
insert into subscriber_names (workspace_id, key, subscriber_id, name)
select workspace_id, key, id, name from numbered;

update files f set agent_id = n.agent_id, agent_said_id = n.agent_id
from agent_names n where n.workspace_id = f.workspace_id and n.key = name_key(f.operator);

update files f set subscriber_id = n.subscriber_id, subscriber_said_id = n.subscriber_id
from subscriber_names n where n.workspace_id = f.workspace_id and n.key = name_key(f.abonent);

alter table files
  add foreign key (workspace_id, agent_id) references agents (workspace_id, id),
  add foreign key (workspace_id, agent_said_id) references agents (workspace_id, id),
  add foreign key (workspace_id, subscriber_id) references subscribers (workspace_id, id),
  add foreign key (workspace_id, subscriber_said_id) references subscribers (workspace_id, id),
  add check ((agent_id is null) = (agent_said_id is null)),
  add check ((subscriber_id is null) = (subscriber_said_id is null));

create index files_agent on files (workspace_id, agent_id, (coalesce(recorded_at, created_at)));

create index files_subscriber on files (workspace_id, subscriber_id, (coalesce(recorded_at, created_at)));
