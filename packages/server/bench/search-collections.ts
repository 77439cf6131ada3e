/** Collections of documents and queries with the documents that answer them. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export type SearchCollection = {
  documents: { id: string; text: string; lines: { speaker: 'operator' | 'abonent'; text: string }[] }[];
  queries: { id: string; kind: string | null; text: string }[];
  relevant: Map<string, Set<string>>;
};

export const collections = [
  { folder: 'banking77', title: 'BANKING77, same intent' },
  { folder: 'nc_dialogsum_knownitem', title: 'DialogSum, known item' },
] as const;

/** Reads a collection from `search/FOLDER` of the data. */
export async function readCollection(
  data: string,
  folder: (typeof collections)[number]['folder'],
): Promise<SearchCollection> {
  const path = join(data, 'search', folder);
  const lines = async (name: string) => (await readFile(join(path, name), 'utf8')).trim().split('\n');
  const relevant = new Map<string, Set<string>>();
  for (const line of await lines('qrels.tsv')) {
    const [query = '', , document = ''] = line.split(/\s+/);
    relevant.set(query, (relevant.get(query) ?? new Set()).add(document));
  }
  const queries = (await lines('queries.tsv')).map((line) => {
    const [id = '', text = ''] = line.split('\t');
    return { id, kind: id.split(':')[1] ?? null, text };
  });
  const documents =
    folder === 'banking77'
      ? (await lines('docs.tsv')).map((line) => {
          const [id = '', text = ''] = line.split('\t');
          return { id, text, lines: [{ speaker: 'abonent' as const, text }] };
        })
      : (await lines('docs.jsonl')).map((line) => {
          const { id, text } = JSON.parse(line) as { id: string; text: string };
          return { id, text, lines: text.split('\n').map(spokenLine) };
        });
  return { documents, queries, relevant };
}

function spokenLine(line: string): { speaker: 'operator' | 'abonent'; text: string } {
  const [, person = '1', text = line] = /^#Person(\d)#:\s*(.*)$/.exec(line) ?? [];
  return { speaker: person === '1' ? 'operator' : 'abonent', text };
}
