-- Vectors of phrases by a connected embedding server, eight bits a number. `digest` is md5 of the text they were made of;
-- `seq` tells a process which ones it has not read yet.
create table phrase_vectors (
  workspace_id int not null,
  file_id uuid not null,
  phrase_id int not null,
  model text not null,
  digest text not null,
  vector bytea not null,
  seq bigint generated always as identity,
  primary key (workspace_id, model, file_id, phrase_id)
);

create index phrase_vectors_seq on phrase_vectors (workspace_id, model, seq desc);

create index files_analysed on files (workspace_id, analysed_at);
