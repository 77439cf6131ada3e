import { labelsInCell } from '@earshot/core/classifiers/label-cells.ts';
import { unguarded } from '@earshot/core/csv.ts';
import { mostTruthsAtOnce, NewTruth } from '@earshot/core/evaluations/truths.ts';
import { z } from 'zod';
import { readCsv, UnreadableRow } from './read-csv.ts';

export type ReadProblem =
  | { problem: 'json' | 'titles' | 'empty' | 'many' }
  | { problem: 'row'; row: number }
  | { problem: 'cell'; row: number; field: string };
/** `firstRow`: as which people count the first entry. */
export type ReadTruths = { entries: NewTruth[]; firstRow: number } | ReadProblem;

const Entries = z.union([
  z.array(z.unknown()),
  z.object({ entries: z.array(z.unknown()) }).transform(({ entries }) => entries),
]);

/** Right answers out of a file: by its name JSON, else a table whose first row says what its columns are. */
export function readTruths(name: string, text: string): ReadTruths {
  const read = name.toLowerCase().endsWith('.json') ? ofJson(text) : ofCsv(text);
  if ('problem' in read) return read;
  const { entries, firstRow } = read;
  if (entries.length === 0) return { problem: 'empty' };
  if (entries.length > mostTruthsAtOnce) return { problem: 'many' };
  const known: NewTruth[] = [];
  for (const [at, entry] of entries.entries()) {
    const { data, error } = NewTruth.safeParse(entry);
    const field = error?.issues[0]?.path[0];
    if (field !== undefined) return { problem: 'cell', row: at + firstRow, field: String(field) };
    const { labels, has, answers, text: words } = data ?? {};
    const says = [labels, has, answers, words].some((one) => one !== undefined);
    if (data === undefined || !says) return { problem: 'row', row: at + firstRow };
    known.push(data);
  }
  return { entries: known, firstRow };
}

type Raw = { entries: unknown[]; firstRow: number } | ReadProblem;

function ofJson(text: string): Raw {
  try {
    const { data } = Entries.safeParse(JSON.parse(text));
    return data === undefined ? { problem: 'json' } : { entries: data, firstRow: 1 };
  } catch {
    return { problem: 'json' };
  }
}

const yes = new Set(['yes', 'true', '1', 'так', 'да']);
const no = new Set(['no', 'false', '0', 'ні', 'нет']);

function ofCsv(text: string): Raw {
  let rows: string[][];
  try {
    rows = readCsv(text);
  } catch (error) {
    if (error instanceof UnreadableRow) return { problem: 'row', row: error.row };
    throw error;
  }
  const titles = (rows[0] ?? []).map((title) => title.trim().toLowerCase());
  const says = ['labels', 'has', 'text'].filter((title) => titles.includes(title));
  if (!titles.includes('file_id') || says.length === 0) return { problem: 'titles' };
  const entries = rows.slice(1).map((cells) => {
    const cell = (title: string) => unguarded(cells[titles.indexOf(title)] ?? '').trim();
    return entryOf(cell, says);
  });
  return { entries, firstRow: 2 };
}

/** A number or a yes that cannot be read stays text, and is refused with its row. */
function entryOf(cell: (title: string) => string, says: readonly string[]): Record<string, unknown> {
  const number = (title: string) =>
    cell(title) === '' ? {} : { [title]: /^\d+$/u.test(cell(title)) ? Number(cell(title)) : cell(title) };
  const answer: Record<string, unknown> = {};
  if (says.includes('labels')) answer.labels = labelsInCell(cell('labels'));
  else if (says.includes('has')) answer.has = spoken(cell('has'));
  else if (cell('text') !== '') answer.text = cell('text');
  return { file_id: cell('file_id'), ...number('phrase_id'), ...number('last_phrase_id'), ...answer };
}

function spoken(cell: string): boolean | string {
  const word = cell.toLowerCase();
  return yes.has(word) ? true : no.has(word) ? false : cell;
}
