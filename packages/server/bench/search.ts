/**
 * Searching a workspace of many calls, over HTTP: page, count and hits. Bare SQL is what the product asks of the
 * database for the same answer, asked directly, measured in turns with it.
 */
import { randomUUID } from 'node:crypto';
import { CallFilters } from '@earshot/core/files/call-filters.ts';
import { type Slot, slotsOf } from '@earshot/core/matching/conversation.ts';
import { Query, type QueryInput } from '@earshot/core/matching/query.ts';
import { tokensOf } from '@earshot/core/matching/text/tokens.ts';
import type { SearchBody } from '@earshot/core/search/search.api.ts';
import { generator } from '@earshot/core/testing/random.ts';
import type pg from 'pg';
import type { z } from 'zod';
import type { Ctx } from '../src/context.ts';
import { presentFiles } from '../src/modules/files/files.ts';
import { lexicon } from '../src/modules/matching/lexicon.ts';
import { callScope } from '../src/modules/search/call-scope.ts';
import { callWords } from '../src/modules/search/call-tsquery.ts';
import { callsMeant, pageConditions } from '../src/modules/search/calls-meant.ts';
import { hitPhrases } from '../src/modules/search/expression-sql.ts';
import { listCallRows, loadCalls } from '../src/modules/search/search.store.ts';
import { toTsvector } from '../src/modules/search/tsv.ts';
import { openContext } from '../src/testing/context.ts';
import { type Client, connect, removeDataDir, signIn, startServer } from '../src/testing/server.ts';
import { readDialogues, type SaidLine } from './conversations.ts';
import { percentile, table, writeResults } from './results.ts';

const sizes = (process.env.BENCH_PHRASES ?? '100000,300000,1000000').split(',').map(Number);
const phrasesPerCall = 25;
const asksPerKind = 40;
const operators = 50;
const days = 730;
const dayMs = 86_400_000;
const newest = Date.UTC(2026, 10, 1);

type Body = z.input<typeof SearchBody>;
type Line = SaidLine & { words: string[]; slots: Slot[]; tsv: string };

export async function benchSearch({ data }: { data: string | undefined }): Promise<void> {
  const usable = await prepareLines(data);
  const server = await startServer({ env: { PATH: '/nowhere' } });
  const { ctx, close } = await openContext(server.dataDir);
  const sql = await connect(server.dataDir);
  try {
    const client = await signIn(server);
    const random = generator(7);
    const rows: (string | number)[][] = [];
    const pages: (string | number)[][] = [];
    let stored = 0;
    for (const size of sizes) {
      await fill(sql, usable, random, stored, size);
      stored = size;
      const measured = await measure(client, ctx, usable, generator(11));
      const last = size === sizes.at(-1);
      for (const one of measured) {
        if (last) rows.push(one.row);
        pages.push([size.toLocaleString('en'), one.kind, one.median.toFixed(1)]);
      }
    }
    await writeResults('search', 'search --data DIR', report(rows, pages));
  } finally {
    await sql.end();
    await close();
    await server.stop();
    await removeDataDir(server.dataDir);
  }
}

async function prepareLines(data: string | undefined): Promise<Line[]> {
  const lines = (await readDialogues(data)).flat().map((line): Line => {
    const words = line.text.split(/\s+/).filter(Boolean);
    const slots = slotsOf(tokensOf(words, lexicon()));
    return { ...line, words, slots, tsv: toTsvector(slots) };
  });
  return lines.filter((line) => line.words.length > 0);
}

/** Calls with random lines of the dialogues, until there are `to` phrases. */
async function fill(
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
  }
  await sql.query("set maintenance_work_mem = '512MB'");
  for (const { definition } of indexes) await sql.query(definition);
  await sql.query('vacuum analyze');
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
       duration_ms, size_bytes, sha256, blob_key, channel_roles, analysed_at)
     select 1, f.id, f.id::text, 'text', 'txt', 'DONE', 'upload', f.operator, f.at, f.at, f.ms, 1, f.id::text, f.id::text,
       '{operator,abonent}', now()
     from unnest($1::uuid[], $2::text[], $3::timestamptz[], $4::int[]) f (id, operator, at, ms)`,
    files,
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
    `insert into file_tags (workspace_id, file_id, tag_id, origin, at)
     select 1, id, 1, 'hand', now() from unnest($1::uuid[]) f (id)`,
    [tagged],
  );
}

/** Queries as people type them: words of lines, from common to rare. */
function kindsOf(lines: readonly Line[], random: () => number): Record<string, () => Body> {
  const clean = (word: string) => word.replaceAll(/[^\p{L}\p{N}']/gu, '');
  const line = (least: number): string[] => {
    for (;;) {
      const { words } = lines[Math.floor(random() * lines.length)] as Line;
      const own = words.map(clean).filter((word) => word.length > 1);
      if (own.length >= least) return own;
    }
  };
  const some = (count: number): string[] => {
    const words = line(count);
    const from = Math.floor(random() * (words.length - count + 1));
    return words.slice(from, from + count);
  };
  const ask = (query: QueryInput, more: Partial<Body> = {}): Body => ({
    query,
    sorting_by: 'recorded_at',
    ...more,
  });
  const month = () => {
    const to = newest - Math.floor(random() * (days - 30)) * dayMs;
    const iso = (time: number) => new Date(time).toISOString();
    return [{ field: 'recorded_at' as const, start: iso(to - 30 * dayMs), to: iso(to) }];
  };
  return {
    any: () => ask({ matching: 'any', phrases: [...some(1), ...some(1), ...some(1)] }),
    all: () => ask({ matching: 'all', phrases: [...some(1), ...some(1)] }),
    phrase: () => ask({ phrases: [some(3).join(' ')] }),
    distance: () => {
      const [first = '', , , last = ''] = some(4);
      return ask({ phrases: [`${first} ${last}`], distance: 4 });
    },
    prefix: () => ask({ phrases: [`${(some(1)[0] ?? '').slice(0, 4)}*`.padStart(3, 'a')] }),
    'operator in the first 30 s': () =>
      ask({ phrases: [some(2).join(' ')], who: 'operator', part: { name: 'beginning', seconds: 30 } }),
    'phrase, date, tag and agent': () =>
      ask(
        { phrases: [some(2).join(' ')] },
        {
          filters: {
            tags: [1],
            operators: [`Operator ${Math.floor(random() * operators)}`],
            periods: month(),
          },
        },
      ),
  };
}

type Measured = { kind: string; median: number; row: (string | number)[] };

async function measure(
  client: Client,
  ctx: Ctx,
  lines: readonly Line[],
  random: () => number,
): Promise<Measured[]> {
  const found: Measured[] = [];
  for (const [kind, make] of Object.entries(kindsOf(lines, random))) {
    const product: number[] = [];
    const bare: number[] = [];
    let calls = 0;
    for (let ask = -3; ask < asksPerKind; ask += 1) {
      const body = make();
      const overHttp = async () => {
        const began = performance.now();
        const { count } = await client.json<{ count: number }>('POST', 'search', body);
        return { ms: performance.now() - began, count };
      };
      const directly = async () => {
        const began = performance.now();
        await bareSql(ctx, body);
        return performance.now() - began;
      };
      // Who asks second finds the pages of the database in memory, so they take turns.
      const bareFirst = ask % 2 === 0 ? await directly() : null;
      const { ms, count } = await overHttp();
      const bareMs = bareFirst ?? (await directly());
      if (ask < 0) continue;
      product.push(ms);
      bare.push(bareMs);
      calls += count;
    }
    const [median, bareMedian] = [percentile(product, 0.5), percentile(bare, 0.5)];
    found.push({
      kind,
      median,
      row: [
        kind,
        Math.round(calls / asksPerKind).toLocaleString('en'),
        median.toFixed(1),
        percentile(product, 0.95).toFixed(1),
        bareMedian.toFixed(1),
        percentile(bare, 0.95).toFixed(1),
        (median / bareMedian).toFixed(2),
        (percentile(product, 0.95) / percentile(bare, 0.95)).toFixed(2),
      ],
    });
  }
  return found;
}

/** The statements behind one answer: the count, the page, the phrases of its hits, and what is shown of its calls. */
async function bareSql(ctx: Ctx, body: Body): Promise<void> {
  const scope = await callScope(ctx, CallFilters.parse(body.filters ?? {}), Query.parse(body.query));
  const page = { sorting_by: 'recorded_at' as const, order_by: 'desc' as const, limit: 10, offset: 0 };
  const meant = await callsMeant(ctx, scope, page);
  const rows = await listCallRows(ctx.db, ctx.workspaceId, pageConditions(scope, meant, page), page);
  const only = scope.compiled === null ? null : hitPhrases(scope.compiled.expression, scope.context);
  const ids = rows.map((row) => row.id);
  await Promise.all([loadCalls(ctx.db, ctx.workspaceId, ids, only), presentFiles(ctx, rows)]);
}

function report(rows: (string | number)[][], pages: (string | number)[][]): string {
  const last = sizes.at(-1) ?? 0;
  const how = `${asksPerKind} different queries a kind, words taken from the lines themselves from common to rare; newest first, ten a page, with the count (capped past 10,000) and the passages of the page, over HTTP. Bare SQL: the same statements asked directly; the two take turns in being first; the product remembers how the phrases of lately shown calls are read. ${last.toLocaleString('en')} phrases in ${(last / phrasesPerCall).toLocaleString('en')} calls. Targets: p95 ≤ 100 ms, ratio ≤ 1.3.`;
  const head = [
    'query',
    'calls found',
    'median ms',
    'p95 ms',
    'bare SQL, median',
    'p95',
    'ratio of medians',
    'of p95',
  ];
  const kinds = [...new Set(pages.map(([, kind]) => kind ?? ''))];
  const growth = kinds.map((kind) => {
    const times = pages.filter((row) => row[1] === kind).map((row) => Number(row[2]));
    return [
      kind,
      ...times.map((time) => time.toFixed(1)),
      `× ${((times.at(-1) ?? 0) / (times[0] ?? 1)).toFixed(1)}`,
    ];
  });
  const sizeNames = sizes.map((size) => size.toLocaleString('en'));
  return `${how}\n\n${table(head, rows)}\n\nOne page by the number of phrases, median ms:\n\n${table(['query', ...sizeNames, 'growth'], growth)}`;
}
