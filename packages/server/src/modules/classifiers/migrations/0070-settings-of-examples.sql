-- Where an example stands in its conversation: how many phrases with words of the side that said it, or of everybody where that is not one
-- side, stand before it and after it. Null where it is of no call, or is all that was said.
alter table classifier_examples
  add phrases_before int,
  add phrases_after int,
  add check ((phrases_before is null) = (phrases_after is null));
alter table classifier_queue
  add phrases_before int,
  add phrases_after int,
  add check ((phrases_before is null) = (phrases_after is null));

update classifier_examples e set phrases_before = one.before, phrases_after = one.after
from (
  select e.workspace_id, e.id, count(*) filter (where p.phrase_id < e.phrase_id) as before,
    count(*) filter (where p.phrase_id > e.last_phrase_id) as after
  from classifier_examples e
  join phrase_index p on p.workspace_id = e.workspace_id and p.file_id = e.file_id
    and (e.role is null or p.role = e.role)
  join transcripts t on t.workspace_id = p.workspace_id and t.file_id = p.file_id and t.is_current
  join phrases w on w.workspace_id = p.workspace_id and w.file_id = p.file_id and w.version = t.version
    and w.id = p.phrase_id
  where cardinality(w.words) > 0
  group by e.workspace_id, e.id) one
where one.workspace_id = e.workspace_id and one.id = e.id and one.before + one.after > 0;

update classifier_queue q set phrases_before = one.before, phrases_after = one.after
from (
  select q.workspace_id, q.id, count(*) filter (where p.phrase_id < q.phrase_id) as before,
    count(*) filter (where p.phrase_id > q.last_phrase_id) as after
  from classifier_queue q
  join phrase_index p on p.workspace_id = q.workspace_id and p.file_id = q.file_id
    and (q.role is null or p.role = q.role)
  join transcripts t on t.workspace_id = p.workspace_id and t.file_id = p.file_id and t.is_current
  join phrases w on w.workspace_id = p.workspace_id and w.file_id = p.file_id and w.version = t.version
    and w.id = p.phrase_id
  where cardinality(w.words) > 0
  group by q.workspace_id, q.id) one
where one.workspace_id = q.workspace_id and one.id = q.id and one.before + one.after > 0;
