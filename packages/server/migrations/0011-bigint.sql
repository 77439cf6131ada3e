-- Every number of a row is a bigint with a plain sequence as its default: on a cluster an int cannot become one later, and
-- identities let a distributed table neither be taken back nor be cut anew. Each sequence goes on where its identity was,
-- so that no number is given twice. Numbers of phrases within a call stay int: they are places.
do $$
declare
  one record;
  used text;
  made text;
begin
  for one in
    select c.relname as name, a.attname as col, pg_get_serial_sequence(c.oid::regclass::text, a.attname) as seq
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and a.attidentity <> '' and c.relname in (
      'annotations', 'api_keys', 'audit_log', 'comments', 'custom_metrics', 'ip_list', 'notifications', 'patterns',
      'phrase_vectors', 'projects', 'rule_runs', 'saved_views', 'segments', 'shares', 'sources', 'tags', 'users', 'workspaces')
  loop
    used := format('%s_%s_seq', one.name, one.col);
    made := used || '_new';
    execute format('create sequence %I', made);
    execute format('select setval(%L, last_value, is_called) from %s', format('%I', made), one.seq);
    execute format('alter table %I alter column %I drop identity', one.name, one.col);
    execute format('alter sequence %I rename to %I', made, used);
    execute format('alter table %I alter column %I set default nextval(%L)', one.name, one.col, format('%I', used));
    execute format('alter sequence %I owned by %I.%I', used, one.name, one.col);
  end loop;
end $$;

-- What is looked up by a number that knows the workspace is made anew at the end.
drop index phrase_index_keys;

drop function phrase_keys(int, tsvector);

drop function phrase_key(int, text);

alter table users alter id type bigint, alter active_workspace_id type bigint;

alter table sessions alter user_id type bigint;

alter table one_time_tokens alter user_id type bigint, alter workspace_id type bigint;

alter table recovery_codes alter user_id type bigint;

alter table workspaces alter id type bigint;

alter table members alter workspace_id type bigint, alter user_id type bigint, alter invited_by type bigint;

alter table sources alter workspace_id type bigint, alter id type bigint;

alter table files alter workspace_id type bigint, alter source_id type bigint, alter created_by type bigint;

alter table file_stages alter workspace_id type bigint;

alter table segment_results alter workspace_id type bigint;

alter table transcripts alter workspace_id type bigint, alter created_by type bigint;

alter table phrases alter workspace_id type bigint;

alter table user_pins alter workspace_id type bigint, alter user_id type bigint, alter project_id type bigint;

alter table projects alter workspace_id type bigint, alter id type bigint, alter author_id type bigint;

alter table api_keys alter workspace_id type bigint, alter id type bigint, alter created_by type bigint;

alter table ip_list alter workspace_id type bigint, alter id type bigint;

alter table shares alter workspace_id type bigint, alter id type bigint, alter created_by type bigint;

alter table notifications alter workspace_id type bigint, alter user_id type bigint;

alter table audit_log alter workspace_id type bigint, alter user_id type bigint;

alter table phrase_index alter workspace_id type bigint;

alter table call_words alter workspace_id type bigint;

alter table tags
  alter workspace_id type bigint, alter id type bigint, alter author_id type bigint, alter locked_by type bigint;

alter table patterns
  alter workspace_id type bigint, alter id type bigint, alter author_id type bigint, alter locked_by type bigint;

alter table segments
  alter workspace_id type bigint, alter id type bigint, alter author_id type bigint, alter locked_by type bigint;

alter table segment_files alter workspace_id type bigint, alter segment_id type bigint, alter added_by type bigint;

alter table custom_metrics alter workspace_id type bigint, alter id type bigint, alter author_id type bigint;

alter table file_metrics alter workspace_id type bigint;

alter table rule_versions alter workspace_id type bigint, alter rule_id type bigint, alter user_id type bigint;

alter table rule_runs
  alter workspace_id type bigint, alter id type bigint, alter rule_id type bigint, alter user_id type bigint;

alter table favorites alter workspace_id type bigint, alter user_id type bigint;

alter table comments alter workspace_id type bigint, alter id type bigint, alter user_id type bigint;

alter table annotations alter workspace_id type bigint, alter id type bigint, alter user_id type bigint;

alter table saved_views alter workspace_id type bigint, alter id type bigint, alter user_id type bigint;

alter table semantic_models alter workspace_id type bigint;

alter table phrase_vectors alter workspace_id type bigint;

create function phrase_key(workspace_id bigint, words text) returns bigint
language sql immutable parallel safe
return hashtextextended(words, workspace_id);

create function phrase_keys(workspace_id bigint, words tsvector) returns bigint[]
language sql immutable parallel safe cost 1000
return (
  with placed as materialized (
    select lexeme, starts_with(lexeme, '=') as is_form, unnest(positions) as place from unnest(words)
  ),
  keys as (
    select lexeme as key from placed where not is_form
    union all
    select a.lexeme || ' ' || b.lexeme
    from placed a
    join placed b on b.place = a.place + 1 and b.is_form = a.is_form
  )
  select array_agg(distinct phrase_key(workspace_id, key)) from keys
);

create index phrase_index_keys on phrase_index using gin (phrase_keys(workspace_id, tsv)) with (fastupdate = off);
