-- What comes later for a call names it by the id that another system gave it.
create index files_external_id on files (workspace_id, (meta ->> 'external_id')) where meta ? 'external_id';
