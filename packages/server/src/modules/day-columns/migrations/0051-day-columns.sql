-- The calls of a day as columns, so that a report need not read every call. What is here follows from the rows of calls alone.

-- By whose clock the days of a workspace are, and the calls are put into them; whoever marks a day holds it.
create table day_clocks (
  workspace_id bigint primary key references workspaces (id),
  time_zone text not null
);

-- When each call began as it was last put into a day, so that the day that it leaves is put together anew, too.
create table day_places (
  workspace_id bigint not null,
  file_id uuid not null,
  began_at timestamptz not null,
  primary key (workspace_id, file_id),
  foreign key (workspace_id, file_id) references files (workspace_id, id)
);
create index day_places_began on day_places (workspace_id, began_at);

-- Days that have to be put together anew. Written once for each change, and never waited for.
create table day_changes (
  workspace_id bigint not null references workspaces (id),
  id bigserial,
  day date not null,
  primary key (workspace_id, id)
);

create table day_calls (
  workspace_id bigint not null references workspaces (id),
  day date not null,
  calls int not null,
  -- Another one each time the day is put together, so that what is kept in memory of it is known to be old.
  version bigserial,
  primary key (workspace_id, day)
);

create table day_columns (
  workspace_id bigint not null references workspaces (id),
  name text not null,
  day date not null,
  kind text not null check (kind in ('words', 'numbers', 'marks')),
  data bytea not null,
  words text[],
  primary key (workspace_id, name, day)
);

insert into day_clocks (workspace_id, time_zone)
select id, coalesce(settings ->> 'time_zone', 'UTC') from workspaces;

insert into day_places (workspace_id, file_id, began_at)
select workspace_id, id, coalesce(recorded_at, created_at) from files;

insert into day_changes (workspace_id, day)
select distinct p.workspace_id, (p.began_at at time zone c.time_zone)::date
from day_places p join day_clocks c on c.workspace_id = p.workspace_id;
