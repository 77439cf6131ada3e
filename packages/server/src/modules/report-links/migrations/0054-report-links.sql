-- Links by which a report is read without an account; known by a hash.
create table report_links (
  workspace_id bigint not null,
  id bigserial,
  report_id bigint not null,
  token_hash bytea not null,
  created_by bigint references users (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  opened int not null default 0,
  last_opened_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, report_id) references reports (workspace_id, id)
);

create index report_links_report on report_links (workspace_id, report_id);

create index report_links_token on report_links (token_hash);
