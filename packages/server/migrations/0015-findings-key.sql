-- Which calls a rule stands on is read from the key alone, also that a person took it off.
alter table findings
  drop constraint findings_pkey,
  add primary key (workspace_id, kind, rule_id, file_id) include (removed);
