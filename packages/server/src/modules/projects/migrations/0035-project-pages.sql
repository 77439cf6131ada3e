-- A saved view may be one of the page of a project. Whoever removes the project removes its views.
alter table saved_views add column project_id bigint;

alter table saved_views drop constraint saved_views_page_check,
  add constraint saved_views_page_check check (page in ('files', 'search', 'project'));

alter table saved_views add constraint saved_views_of_project check ((page = 'project') = (project_id is not null));

create index saved_views_project on saved_views (workspace_id, project_id) where project_id is not null;

-- By which of its patterns a project found a call; why is said of the call itself. What the two indexes hold is all that is asked:
-- how many calls of some days each pattern found, and which those are.
create table project_file_patterns (
  workspace_id bigint not null,
  project_id bigint not null,
  file_id uuid not null,
  pattern_id bigint not null,
  day date not null,
  primary key (workspace_id, project_id, file_id, pattern_id),
  foreign key (workspace_id, project_id) references projects (workspace_id, id),
  foreign key (workspace_id, file_id) references files (workspace_id, id)
);

create index project_file_patterns_day on project_file_patterns (workspace_id, project_id, pattern_id, day, file_id);

create index project_file_patterns_file on project_file_patterns (workspace_id, file_id);

insert into project_file_patterns (workspace_id, project_id, file_id, pattern_id, day)
select distinct found.workspace_id, found.project_id, found.file_id, (pattern ->> 'id')::bigint, found.day
from project_files found, jsonb_array_elements(found.by_patterns) pattern;
