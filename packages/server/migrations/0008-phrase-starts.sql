-- What is said in the beginning of calls: a small part of where common words are said. Without the side: with it the
-- database would look up one side of all calls also where that is half of them.
create index phrase_index_starts on phrase_index (workspace_id, start_ms);
