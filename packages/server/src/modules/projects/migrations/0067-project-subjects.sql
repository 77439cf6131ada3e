-- What a training project teaches, or a testing project tests: kind, id and version.
alter table projects
  add column subject jsonb,
  add column tests_on_change boolean not null default false;
