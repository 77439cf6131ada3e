-- What a person wrote in a form and has not saved: theirs alone, for thirty days. `base` is what the form held when it was begun,
-- so that a change made meanwhile can be told from one of theirs.
create table drafts (
  workspace_id bigint not null references workspaces (id),
  user_id bigint not null references users (id),
  kind text not null check (kind in (
    'pattern', 'tag', 'segment', 'metric', 'source', 'invitation', 'workspace', 'comment', 'note', 'phrase')),
  subject text not null,
  file_id uuid,
  base jsonb not null,
  body jsonb not null,
  updated_at timestamptz not null,
  primary key (workspace_id, user_id, kind, subject),
  foreign key (workspace_id, file_id) references files (workspace_id, id)
);

create index drafts_file on drafts (workspace_id, file_id);

create index drafts_age on drafts (workspace_id, updated_at);
