/** A workspace of very many calls, written straight into the database. */
import { randomUUID } from 'node:crypto';
import { type Slot, slotsOf } from '@earshot/core/matching/slots.ts';
import { tokensOf } from '@earshot/core/matching/text/tokens.ts';
import type pg from 'pg';
import { callWords } from '../src/modules/call-index/call-tsquery.ts';
import { toTsvector } from '../src/modules/call-index/tsv.ts';
import { lexicon, wordsVersion } from '../src/modules/matching/lexicon.ts';
import { readDialogues, type SaidLine } from './conversations.ts';

export const phrasesPerCall = 25;
export const operators = 50;
export const days = 730;
export const dayMs = 86_400_000;
export const newest = Date.UTC(2026, 10, 1);

export type Line = SaidLine & { words: string[]; slots: Slot[]; tsv: string };

export async function prepareLines(data: string | undefined): Promise<Line[]> {
  const lines = (await readDialogues(data)).flat().map((line): Line => {
    const words = line.text.split(/\s+/).filter(Boolean);
    const slots = slotsOf(tokensOf(words, lexicon()));
    return { ...line, words, slots, tsv: toTsvector(slots) };
  });
  return lines.filter((line) => line.words.length > 0);
}

/** Calls with random lines of the dialogues, until there are `to` phrases. */
export async function fill(
  sql: pg.Client,
  lines: readonly Line[],
  random: () => number,
  from: number,
  to: number,
): Promise<void> {
  // Made anew at the end, which takes a fraction of the time.
  const { rows: indexes } = await sql.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename in ('phrase_index', 'call_words') and indexdef like '%USING gin%'`,
  );
  for (const { name } of indexes) await sql.query(`drop index ${name}`);
  const calls = Math.ceil((to - from) / phrasesPerCall);
  for (let done = 0; done < calls; done += 200) {
    await insertCalls(sql, lines, random, Math.min(200, calls - done));
    // Else every key is checked by a plan made for an empty table, which takes longer with each call.
    if (done === 0) await sql.query('analyze files');
  }
  await sql.query("set maintenance_work_mem = '512MB'");
  for (const { definition } of indexes) await sql.query(definition);
  await sql.query('vacuum analyze');
  // As in a workspace that is in use, what is searched is in memory.
  await sql.query('create extension if not exists pg_prewarm');
  await sql.query(`select pg_prewarm(oid) from pg_class where relname ~ '^(phrase|call_words|files)'
    and relkind in ('r', 'i')`);
}

async function insertCalls(
  sql: pg.Client,
  lines: readonly Line[],
  random: () => number,
  count: number,
): Promise<void> {
  const files: unknown[][] = [[], [], [], []];
  const tagged: string[] = [];
  const said: string[] = [];
  const spoken: unknown[][] = [[], [], [], [], [], [], [], []];
  for (let call = 0; call < count; call += 1) {
    const id = randomUUID();
    const operator = `Operator ${Math.floor(random() * operators)}`;
    const startedAt = new Date(newest - Math.floor(random() * days * dayMs));
    const push = (lists: unknown[][], values: unknown[]) => {
      for (const [at, value] of values.entries()) lists[at]?.push(value);
    };
    push(files, [id, operator, startedAt, phrasesPerCall * 6000]);
    if (random() < 0.2) tagged.push(id);
    const phrases: { role: string; slots: Slot[] }[] = [];
    for (let phrase = 0; phrase < phrasesPerCall; phrase += 1) {
      const line = lines[Math.floor(random() * lines.length)] as Line;
      phrases.push({ role: line.speaker, slots: line.slots });
      push(spoken, [
        id,
        phrase,
        line.speaker,
        phrase * 6000,
        line.words.join(' '),
        line.tsv,
        operator,
        startedAt,
      ]);
    }
    said.push(callWords(phrases));
  }
  await sql.query(
    `insert into files (workspace_id, id, name, type, extension, status, origin, operator, recorded_at, created_at,
       duration_ms, size_bytes, sha256, blob_key, channel_roles, analysed_at, words_version)
     select 1, f.id, f.id::text, 'text', 'txt', 'DONE', 'upload', f.operator, f.at, f.at, f.ms, 1, f.id::text, f.id::text,
       '{operator,abonent}', now(), '${wordsVersion()}'
     from unnest($1::uuid[], $2::text[], $3::timestamptz[], $4::int[]) f (id, operator, at, ms)`,
    files,
  );
  await sql.query(
    `with fresh as (
       select o.name, nextval('agents_id_seq') as id from (
         select distinct operator as name from files where workspace_id = 1 and agent_id is null and operator is not null
       ) o where not exists (select from agent_names n where n.workspace_id = 1 and n.key = name_key(o.name))
     ),
     people as (
       insert into agents (workspace_id, id, name, present_id, created_at, updated_at)
       select 1, id, name, id, now(), now() from fresh
     )
     insert into agent_names (workspace_id, key, agent_id, name) select 1, name_key(name), id, name from fresh`,
  );
  await sql.query(
    `update files f set agent_id = n.agent_id, agent_said_id = n.agent_id from agent_names n
     where f.workspace_id = 1 and n.workspace_id = 1 and n.key = name_key(f.operator) and f.agent_id is null`,
  );
  await sql.query(
    `insert into transcripts (workspace_id, file_id, version, is_current, estimated_times, speakers, created_at)
     select 1, id, 1, true, false, '[]', now() from unnest($1::uuid[]) f (id)`,
    [files[0]],
  );
  await sql.query(
    `insert into phrases (workspace_id, file_id, version, id, speaker, start_ms, end_ms, text, words, word_start_ms,
       word_end_ms, word_confidence)
     select 1, p.file_id, 1, p.id, p.speaker, p.ms, p.ms + 5000, p.text, w.words,
       array_fill(p.ms, array[cardinality(w.words)]), array_fill(p.ms + 300, array[cardinality(w.words)]),
       array_fill(null::real, array[cardinality(w.words)])
     from unnest($1::uuid[], $2::int[], $3::text[], $4::int[], $5::text[]) p (file_id, id, speaker, ms, text),
       lateral (select string_to_array(p.text, ' ') as words) w`,
    spoken.slice(0, 5),
  );
  await sql.query(
    `insert into phrase_index (workspace_id, file_id, phrase_id, speaker, role, start_ms, end_ms, call_ms, in_hold,
       started_at, operator, text, tsv)
     select 1, p.file_id, p.id, p.speaker, p.speaker, p.ms, p.ms + 5000, ${phrasesPerCall * 6000}, false, p.at, p.operator,
       p.text, p.tsv::tsvector
     from unnest($1::uuid[], $2::int[], $3::text[], $4::int[], $5::text[], $6::text[], $7::text[], $8::timestamptz[])
       p (file_id, id, speaker, ms, text, tsv, operator, at)`,
    spoken,
  );
  await sql.query(
    `insert into call_words (workspace_id, file_id, words)
     select 1, c.id, c.words::tsvector from unnest($1::uuid[], $2::text[]) c (id, words)`,
    [files[0], said],
  );
  await sql.query(
    `insert into findings (workspace_id, kind, rule_id, file_id, origin, day, started_at, at)
     select 1, 'tag', 1, id, 'hand', now()::date, now(), now() from unnest($1::uuid[]) f (id)`,
    [tagged],
  );
}
