-- What a phrase is looked up by where its words stand in some order: each lemma and each two neighbouring words as one
-- number that also knows the workspace. There are few phrases with `would like` and `like to`, and very many with all three
-- words somewhere. Forms (`=word`) are paired with forms and lemmas with lemmas, as queries ask for them.
create function phrase_key(workspace_id int, words text) returns bigint
language sql immutable parallel safe
return hashtextextended(words, workspace_id);

-- It costs more than looking at the words themselves (see the cost of matching), so where both are asked it comes last.
create function phrase_keys(workspace_id int, words tsvector) returns bigint[]
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
