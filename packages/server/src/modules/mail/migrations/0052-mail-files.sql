-- Files of letters, kept once for all letters that carry the same ones, and only until these are sent.
create table mail_files (
  bundle_id uuid not null,
  position int not null,
  name text not null,
  content_type text not null,
  -- By which the letter shows it in its text; null where it is only attached.
  cid text,
  bytes bytea not null,
  primary key (bundle_id, position)
);

alter table mails add column bundle_id uuid;

create index mails_bundle on mails (bundle_id) where bundle_id is not null;
