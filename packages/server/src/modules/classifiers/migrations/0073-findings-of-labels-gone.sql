-- What was said of calls while their label was being removed stayed, and nobody could take it away.
delete from findings f where f.kind = 'label'
  and not exists (select from classifier_labels l where l.workspace_id = f.workspace_id and l.id = f.rule_id);
