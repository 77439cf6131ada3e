-- When a call began, or came in where nobody said when it began: what is kept no longer than some days is found by it.
create index files_started on files (workspace_id, (coalesce(recorded_at, created_at)));

-- Recordings whose sound is still there are ever fewer of the old calls.
create index files_sound on files (workspace_id, (coalesce(recorded_at, created_at)))
  where type = 'audio' and audio_removed_at is null;

create index files_source on files (workspace_id, source_id);

-- Part of a name, of the call or of either side.
create index files_names on files
  using gin (workspace_id, name gin_trgm_ops, operator gin_trgm_ops, abonent gin_trgm_ops);
