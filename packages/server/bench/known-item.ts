/**
 * Finding a call again by what one remembers of it: documents are calls, queries go through the API word by word, sorted by
 * relevance. Beside it BM25 over the same texts, in memory.
 */
import { commonWords } from '@earshot/core/matching/semantics/common-words.ts';
import { analyseFile } from '../src/modules/analysis/analyse-file.ts';
import { trainSemantics } from '../src/modules/semantics/train-semantics.ts';
import type { Ctx } from '../src/platform/context.ts';
import { makeCall, openContext } from '../src/testing/context.ts';
import { removeDataDir, signIn } from '../src/testing/server.ts';
import { spawnServer } from '../src/testing/spawned-server.ts';
import { createBm25, plainTokens, wordTokens } from './bm25.ts';
import { table, writeResults } from './results.ts';
import { collections, readCollection, type SearchCollection } from './search-collections.ts';

const pageSize = 100;
const atOnce = 4;
const linesApartMs = 5000;

export async function benchKnownItem({ data }: { data: string | undefined }): Promise<void> {
  if (data === undefined) throw new Error('known-item needs --data DIR');
  const rows: string[][] = [];
  for (const { folder, title } of collections) {
    const collection = await readCollection(data, folder);
    rows.push(...(await measureRanking(collection, title)));
  }
  const how = `Queries go through \`POST /api/search\` as single words, matching any, sorted by relevance; where a query has more than 24, the ${commonWords.size} words of \`common-words.ts\` are left out first. By meaning: the whole query as one phrase, similarity 0.3 or more, where documents are single phrases. Baselines: BM25 (k1 1.2, b 0.75) in memory over lower-cased words parted by white space, and over runs of letters and digits. Targets: not below the baselines, nor below .878 and .735 as published.`;
  await writeResults(
    'known-item',
    'known-item --data DIR',
    `${how}\n\n${table(['', 'queries', 'MRR@10', 'MRR@100'], rows)}`,
  );
}

async function measureRanking(collection: SearchCollection, title: string): Promise<string[][]> {
  const server = await spawnServer({ env: { PATH: '/nowhere' } });
  const { ctx, close } = await openContext(server.dataDir);
  try {
    const documents = await fill(ctx, collection);
    const client = await signIn(server);
    const plain = createBm25(collection.documents.map(({ text }) => plainTokens(text)));
    const words = createBm25(collection.documents.map(({ text }) => wordTokens(text)));
    const ids = collection.documents.map(({ id }) => id);
    const inMemory = (ranking: typeof plain, tokens: (text: string) => string[]) => async (text: string) =>
      ranking(tokens(text), pageSize).map((at) => ids[at] ?? '');
    const ask = async (query: unknown) => {
      const reply = await client.json<{ results: { file: { file_id: string } }[] }>('POST', 'search', {
        query,
        sorting_by: 'relevance',
        limit: pageSize,
      });
      return reply.results.map(({ file }) => documents.get(file.file_id) ?? '');
    };
    const byWords = (text: string) =>
      ask({ matching: 'any', phrases: [...new Set(text.match(/[\p{L}\p{N}][\p{L}\p{N}'’]*/gu))] });
    const byMeaning = (text: string) =>
      ask({ matching: 'semantic', phrases: [text.slice(0, 512)], limits: [0.3, 1] });
    // A summary of a whole call is close to none of its phrases.
    const isOfPhrases = collection.documents.every(({ lines }) => lines.length === 1);
    return [
      ...(await meanRanks(collection, `${title}: Earshot`, byWords)),
      ...(isOfPhrases ? await meanRanks(collection, `${title}: Earshot by meaning`, byMeaning) : []),
      ...(await meanRanks(collection, `${title}: BM25, white space`, inMemory(plain, plainTokens))),
      ...(await meanRanks(collection, `${title}: BM25, letters and digits`, inMemory(words, wordTokens))),
    ];
  } finally {
    await close();
    await server.stop();
    await removeDataDir(server.dataDir);
  }
}

/** Every document as a call; the document of each. */
async function fill(ctx: Ctx, { documents }: SearchCollection): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const next = documents.values();
  const load = async () => {
    for (const { id, lines } of next) {
      const phrases = lines.map((line, at) => ({
        speaker: line.speaker,
        start_ms: at * linesApartMs,
        words: line.text.split(/\s+/).filter(Boolean),
      }));
      const file = await makeCall(ctx, phrases);
      await analyseFile(ctx, file);
      found.set(file, id);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, load));
  await trainSemantics(ctx);
  return found;
}

async function meanRanks(
  { queries, relevant }: SearchCollection,
  title: string,
  rank: (text: string) => Promise<string[]>,
): Promise<string[][]> {
  const sums = new Map<string, { queries: number; at10: number; at100: number }>();
  for (const { id, kind, text } of queries) {
    const found = await rank(text);
    const place = found.findIndex((document) => relevant.get(id)?.has(document));
    for (const name of kind === null ? [''] : ['', kind]) {
      const sum = sums.get(name) ?? { queries: 0, at10: 0, at100: 0 };
      sums.set(name, sum);
      sum.queries += 1;
      if (place >= 0) sum.at100 += 1 / (place + 1);
      if (place >= 0 && place < 10) sum.at10 += 1 / (place + 1);
    }
  }
  return Array.from(sums, ([name, sum]) => [
    name === '' ? title : `${title}, ${name} only`,
    String(sum.queries),
    (sum.at10 / sum.queries).toFixed(3),
    (sum.at100 / sum.queries).toFixed(3),
  ]);
}
