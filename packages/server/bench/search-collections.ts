/** Collections of documents and queries with the documents that answer them. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readRequests, readTasks, readUtterances, readWhoAndWhat } from './dialogue-collections.ts';

export type SearchDocument = {
  id: string;
  text: string;
  lines: { speaker: 'operator' | 'abonent'; text: string }[];
};
export type SearchCollection = {
  documents: SearchDocument[];
  queries: { id: string; kind: string | null; text: string }[];
  relevant: Map<string, Set<string>>;
};

/** Of the later ones every second two queries are measured; the ranking was chosen by the others. */
export const collections: readonly {
  title: string;
  read: (data: string) => Promise<SearchCollection>;
}[] = [
  {
    title: 'BANKING77, same intent',
    read: (data) => readCollection(data, 'banking77'),
  },
  {
    title: 'DialogSum, known item',
    read: (data) => readCollection(data, 'nc_dialogsum_knownitem'),
  },
  { title: 'STAR, task of the caller', read: async (data) => reported(await readTasks(data)) },
  { title: 'NatCS, same intent', read: async (data) => reported(await readUtterances(data)) },
  { title: 'MultiDoGO, same request', read: async (data) => reported(await readRequests(data)) },
  { title: 'MultiDoGO, name and matter', read: async (data) => reported(await readWhoAndWhat(data)) },
];

function reported(collection: SearchCollection): SearchCollection {
  return { ...collection, queries: collection.queries.filter((_, at) => at % 4 >= 2) };
}

const readers = { banking77: readPlain, nc_dialogsum_knownitem: readSpoken };

/** Reads a collection from `search/FOLDER` of the data. */
export async function readCollection(data: string, folder: keyof typeof readers): Promise<SearchCollection> {
  const path = join(data, 'search', folder);
  const relevant = new Map<string, Set<string>>();
  for (const line of await linesOf(join(path, 'qrels.tsv'))) {
    const [query = '', , document = ''] = line.split(/\s+/);
    relevant.set(query, (relevant.get(query) ?? new Set()).add(document));
  }
  const queries = (await linesOf(join(path, 'queries.tsv'))).map((line) => {
    const [id = '', text = ''] = line.split('\t');
    return { id, kind: id.split(':')[1] ?? null, text };
  });
  return { documents: await readers[folder](path), queries, relevant };
}

async function readPlain(path: string): Promise<SearchDocument[]> {
  return (await linesOf(join(path, 'docs.tsv'))).map((line) => {
    const [id = '', text = ''] = line.split('\t');
    return { id, text, lines: [{ speaker: 'abonent' as const, text }] };
  });
}

async function readSpoken(path: string): Promise<SearchDocument[]> {
  return (await linesOf(join(path, 'docs.jsonl'))).map((line) => {
    const { id, text } = JSON.parse(line) as { id: string; text: string };
    return { id, text, lines: text.split('\n').map(spokenLine) };
  });
}

async function linesOf(path: string): Promise<string[]> {
  return (await readFile(path, 'utf8')).trim().split('\n');
}

function spokenLine(line: string): { speaker: 'operator' | 'abonent'; text: string } {
  const [, person = '1', text = line] = /^#Person(\d)#:\s*(.*)$/.exec(line) ?? [];
  return { speaker: person === '1' ? 'operator' : 'abonent', text };
}
