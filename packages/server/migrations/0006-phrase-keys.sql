-- Neighbouring words of a phrase, each pair as one number. Phrases of common words are looked up by their pairs: there are
-- few phrases with `would like` and `like to`, and very many with all three words somewhere. Forms (`=word`) are paired with
-- forms and lemmas with lemmas, as queries ask for them.
create function word_pair(workspace_id int, first text, second text) returns bigint
language sql immutable parallel safe
return hashtextextended(first || ' ' || second, workspace_id);

-- It costs more than looking at the words themselves (see the cost of matching), so where both are asked it comes last.
create function word_pairs(workspace_id int, words tsvector) returns bigint[]
language sql immutable parallel safe cost 1000
return (
  with placed as materialized (
    select lexeme, unnest(positions) as place from unnest(words)
  )
  select array_agg(distinct word_pair(workspace_id, a.lexeme, b.lexeme))
  from placed a
  join placed b on b.place = a.place + 1 and starts_with(b.lexeme, '=') = starts_with(a.lexeme, '=')
);

create index phrase_index_pairs on phrase_index using gin (word_pairs(workspace_id, tsv)) with (fastupdate = off);
