-- Days now say which calls projects found, too: all are put together once more.
insert into day_changes (workspace_id, day)
select distinct p.workspace_id, (p.began_at at time zone c.time_zone)::date
from day_places p join day_clocks c on c.workspace_id = p.workspace_id;
