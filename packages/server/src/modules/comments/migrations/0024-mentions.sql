-- Who was ever named in a comment; also those whose names were taken out again, so that nobody is told twice.
create table comment_mentions (
  workspace_id bigint not null,
  comment_id bigint not null,
  user_id bigint not null references users (id),
  file_id uuid not null,
  primary key (workspace_id, comment_id, user_id),
  foreign key (workspace_id, comment_id) references comments (workspace_id, id),
  foreign key (workspace_id, file_id) references files (workspace_id, id)
);

create index comment_mentions_file on comment_mentions (workspace_id, file_id);
