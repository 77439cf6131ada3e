-- What one side says in the beginning of its calls: a small part of where common words are said.
create index phrase_index_starts on phrase_index (workspace_id, role, start_ms);
