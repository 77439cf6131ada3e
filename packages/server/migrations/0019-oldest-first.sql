-- Lists begin with the oldest call where nobody chose otherwise; calls without a moment stand last both ways.
create index files_recorded_oldest on files (workspace_id, recorded_at asc nulls last, id asc);
