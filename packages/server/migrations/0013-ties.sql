-- One version of a call's words is the current one.
update transcripts one set is_current = false
where is_current and exists (
  select from transcripts later
  where later.workspace_id = one.workspace_id and later.file_id = one.file_id
    and later.is_current and later.version > one.version);

create unique index transcripts_current on transcripts (workspace_id, file_id) where is_current;

-- What belongs to something cannot outlive it or be without it. Everything of a call points at the call, everything of a
-- workspace at the workspace, if not by way of something else; whoever did something, at the person, whose row stays when
-- the account is deleted. What a rule found or was points at no rule: rules of several kinds share those tables.
-- Rows that point nowhere go first; they were left by removals that a crash cut short.
update users one set active_workspace_id = null
where active_workspace_id is not null and not exists (select from workspaces w where w.id = one.active_workspace_id);

alter table users add foreign key (active_workspace_id) references workspaces (id);

delete from one_time_tokens one
where workspace_id is not null and not exists (select from workspaces w where w.id = one.workspace_id);

alter table one_time_tokens add foreign key (workspace_id) references workspaces (id);

delete from members one
where not exists (select from workspaces w where w.id = one.workspace_id)
  or not exists (select from users u where u.id = one.user_id);

update members one set invited_by = null
where invited_by is not null and not exists (select from users u where u.id = one.invited_by);

alter table members
  add foreign key (workspace_id) references workspaces (id),
  add foreign key (user_id) references users (id),
  add foreign key (invited_by) references users (id);

delete from shares one where not exists (select from workspaces w where w.id = one.workspace_id);

delete from files one where not exists (select from workspaces w where w.id = one.workspace_id);

update files one set created_by = null
where created_by is not null and not exists (select from users u where u.id = one.created_by);

alter table files
  add foreign key (workspace_id) references workspaces (id),
  add foreign key (created_by) references users (id);

update shares one set created_by = null
where created_by is not null and not exists (select from users u where u.id = one.created_by);

alter table shares add foreign key (created_by) references users (id);

delete from sources one where not exists (select from workspaces w where w.id = one.workspace_id);

alter table sources add foreign key (workspace_id) references workspaces (id);

delete from file_stages one
where not exists (select from files f where f.workspace_id = one.workspace_id and f.id = one.file_id);

alter table file_stages add foreign key (workspace_id, file_id) references files (workspace_id, id);

delete from segment_results one
where not exists (select from files f where f.workspace_id = one.workspace_id and f.id = one.file_id);

alter table segment_results add foreign key (workspace_id, file_id) references files (workspace_id, id);

delete from transcripts one
where not exists (select from files f where f.workspace_id = one.workspace_id and f.id = one.file_id);

update transcripts one set created_by = null
where created_by is not null and not exists (select from users u where u.id = one.created_by);

alter table transcripts
  add foreign key (workspace_id, file_id) references files (workspace_id, id),
  add foreign key (created_by) references users (id);

update transcripts one set base_version = null
where base_version is not null and not exists (
  select from transcripts t where t.workspace_id = one.workspace_id and t.file_id = one.file_id and t.version = one.base_version
);

alter table transcripts
  add foreign key (workspace_id, file_id, base_version) references transcripts (workspace_id, file_id, version);

delete from phrases one
where not exists (
  select from transcripts t where t.workspace_id = one.workspace_id and t.file_id = one.file_id and t.version = one.version
);

alter table phrases
  add foreign key (workspace_id, file_id, version) references transcripts (workspace_id, file_id, version);

delete from phrase_index one
where not exists (select from files f where f.workspace_id = one.workspace_id and f.id = one.file_id);

alter table phrase_index add foreign key (workspace_id, file_id) references files (workspace_id, id);

delete from call_words one
where not exists (select from files f where f.workspace_id = one.workspace_id and f.id = one.file_id);

alter table call_words add foreign key (workspace_id, file_id) references files (workspace_id, id);

delete from phrase_vectors one
where not exists (select from files f where f.workspace_id = one.workspace_id and f.id = one.file_id);

-- By the call first, so that a call that goes finds its vectors.
alter table phrase_vectors
  drop constraint phrase_vectors_pkey,
  add primary key (workspace_id, file_id, phrase_id, model);

alter table phrase_vectors add foreign key (workspace_id, file_id) references files (workspace_id, id);

delete from file_metrics one
where not exists (select from files f where f.workspace_id = one.workspace_id and f.id = one.file_id);

alter table file_metrics add foreign key (workspace_id, file_id) references files (workspace_id, id);

delete from findings one
where not exists (select from files f where f.workspace_id = one.workspace_id and f.id = one.file_id);

update findings one set user_id = null
where user_id is not null and not exists (select from users u where u.id = one.user_id);

alter table findings
  add foreign key (workspace_id, file_id) references files (workspace_id, id),
  add foreign key (user_id) references users (id);

-- The key begins with the person; this is how a call that goes finds whose favourite it was.
create index favorites_file on favorites (workspace_id, file_id);

delete from favorites one
where not exists (select from files f where f.workspace_id = one.workspace_id and f.id = one.file_id)
  or not exists (select from users u where u.id = one.user_id);

alter table favorites
  add foreign key (workspace_id, file_id) references files (workspace_id, id),
  add foreign key (user_id) references users (id);

delete from comments one
where not exists (select from files f where f.workspace_id = one.workspace_id and f.id = one.file_id)
  or not exists (select from users u where u.id = one.user_id);

alter table comments
  add foreign key (workspace_id, file_id) references files (workspace_id, id),
  add foreign key (user_id) references users (id);

delete from annotations one
where not exists (select from files f where f.workspace_id = one.workspace_id and f.id = one.file_id)
  or not exists (select from users u where u.id = one.user_id);

alter table annotations
  add foreign key (workspace_id, file_id) references files (workspace_id, id),
  add foreign key (user_id) references users (id);

delete from projects one where not exists (select from workspaces w where w.id = one.workspace_id);

update projects one set author_id = null
where author_id is not null and not exists (select from users u where u.id = one.author_id);

alter table projects
  add foreign key (workspace_id) references workspaces (id),
  add foreign key (author_id) references users (id);

delete from user_pins one
where not exists (select from projects p where p.workspace_id = one.workspace_id and p.id = one.project_id)
  or not exists (select from users u where u.id = one.user_id);

alter table user_pins
  add foreign key (workspace_id, project_id) references projects (workspace_id, id),
  add foreign key (user_id) references users (id);

delete from tags one where not exists (select from workspaces w where w.id = one.workspace_id);

update tags one set author_id = null
where author_id is not null and not exists (select from users u where u.id = one.author_id);

update tags one set locked_by = null
where locked_by is not null and not exists (select from users u where u.id = one.locked_by);

alter table tags
  add foreign key (workspace_id) references workspaces (id),
  add foreign key (author_id) references users (id),
  add foreign key (locked_by) references users (id);

delete from patterns one where not exists (select from workspaces w where w.id = one.workspace_id);

update patterns one set author_id = null
where author_id is not null and not exists (select from users u where u.id = one.author_id);

update patterns one set locked_by = null
where locked_by is not null and not exists (select from users u where u.id = one.locked_by);

alter table patterns
  add foreign key (workspace_id) references workspaces (id),
  add foreign key (author_id) references users (id),
  add foreign key (locked_by) references users (id);

delete from segments one where not exists (select from workspaces w where w.id = one.workspace_id);

update segments one set author_id = null
where author_id is not null and not exists (select from users u where u.id = one.author_id);

update segments one set locked_by = null
where locked_by is not null and not exists (select from users u where u.id = one.locked_by);

alter table segments
  add foreign key (workspace_id) references workspaces (id),
  add foreign key (author_id) references users (id),
  add foreign key (locked_by) references users (id);

delete from segment_files one
where not exists (select from segments s where s.workspace_id = one.workspace_id and s.id = one.segment_id)
  or not exists (select from files f where f.workspace_id = one.workspace_id and f.id = one.file_id);

update segment_files one set added_by = null
where added_by is not null and not exists (select from users u where u.id = one.added_by);

alter table segment_files
  add foreign key (workspace_id, segment_id) references segments (workspace_id, id),
  add foreign key (workspace_id, file_id) references files (workspace_id, id),
  add foreign key (added_by) references users (id);

delete from custom_metrics one where not exists (select from workspaces w where w.id = one.workspace_id);

update custom_metrics one set author_id = null
where author_id is not null and not exists (select from users u where u.id = one.author_id);

alter table custom_metrics
  add foreign key (workspace_id) references workspaces (id),
  add foreign key (author_id) references users (id);

delete from rule_versions one where not exists (select from workspaces w where w.id = one.workspace_id);

update rule_versions one set user_id = null
where user_id is not null and not exists (select from users u where u.id = one.user_id);

alter table rule_versions
  add foreign key (workspace_id) references workspaces (id),
  add foreign key (user_id) references users (id);

delete from rule_runs one where not exists (select from workspaces w where w.id = one.workspace_id);

update rule_runs one set user_id = null
where user_id is not null and not exists (select from users u where u.id = one.user_id);

alter table rule_runs
  add foreign key (workspace_id) references workspaces (id),
  add foreign key (user_id) references users (id);

delete from saved_views one
where not exists (select from workspaces w where w.id = one.workspace_id)
  or not exists (select from users u where u.id = one.user_id);

alter table saved_views
  add foreign key (workspace_id) references workspaces (id),
  add foreign key (user_id) references users (id);

delete from semantic_models one where not exists (select from workspaces w where w.id = one.workspace_id);

alter table semantic_models add foreign key (workspace_id) references workspaces (id);

delete from api_keys one where not exists (select from workspaces w where w.id = one.workspace_id);

update api_keys one set created_by = null
where created_by is not null and not exists (select from users u where u.id = one.created_by);

alter table api_keys
  add foreign key (workspace_id) references workspaces (id),
  add foreign key (created_by) references users (id);

delete from ip_list one where not exists (select from workspaces w where w.id = one.workspace_id);

alter table ip_list add foreign key (workspace_id) references workspaces (id);

delete from notifications one
where not exists (select from workspaces w where w.id = one.workspace_id)
  or not exists (select from users u where u.id = one.user_id);

alter table notifications
  add foreign key (workspace_id) references workspaces (id),
  add foreign key (user_id) references users (id);

delete from audit_log one where not exists (select from workspaces w where w.id = one.workspace_id);

update audit_log one set user_id = null
where user_id is not null and not exists (select from users u where u.id = one.user_id);

alter table audit_log
  add foreign key (workspace_id) references workspaces (id),
  add foreign key (user_id) references users (id);
