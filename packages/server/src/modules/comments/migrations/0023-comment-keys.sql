-- A comment that was sent twice, because nobody heard that it had arrived, is there once.
alter table comments add column client_key uuid;

create unique index comments_client_key on comments (workspace_id, user_id, client_key) where client_key is not null;
