-- A saved view may be one of the page of a project. Whoever removes the project removes its views.
alter table saved_views add column project_id bigint;

alter table saved_views drop constraint saved_views_page_check,
  add constraint saved_views_page_check check (page in ('files', 'search', 'project'));

alter table saved_views add constraint saved_views_of_project check ((page = 'project') = (project_id is not null));

create index saved_views_project on saved_views (workspace_id, project_id) where project_id is not null;
