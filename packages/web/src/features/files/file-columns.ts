import { type MetaName, metaNames } from '@earshot/core/calls/dimensions.ts';
import { forgetCookie, keepCookie, readCookie } from '../../lib/cookies.ts';

const callColumns = ['operator', 'abonent', 'name'] as const;
const factColumns = ['when', 'duration_ms', 'tags', 'labels', 'scores', 'emotion', 'status'] as const;
export type ColumnName = (typeof callColumns)[number] | MetaName | (typeof factColumns)[number];
export type Column = { name: ColumnName; isShown: boolean };

/** In the order in which a table begins. */
export const usualColumns: readonly ColumnName[] = [...callColumns, ...metaNames, ...factColumns];

/**
 * What somebody chose, written as `name,-tags,when`: in their order, a hidden one with a dash. What is not known is passed
 * over, and a column that came later stands where it usually does.
 */
export function readColumns(text: string | undefined): Column[] {
  const columns: Column[] = [];
  for (const word of (text ?? '').split(',')) {
    const name = usualColumns.find((one) => one === word.replace(/^-/u, ''));
    if (name !== undefined && !columns.some((column) => column.name === name))
      columns.push({ name, isShown: !word.startsWith('-') });
  }
  for (const [at, name] of usualColumns.entries()) {
    if (columns.some((column) => column.name === name)) continue;
    const before = columns.findIndex((column) => column.name === usualColumns[at - 1]);
    columns.splice(before + 1, 0, { name, isShown: true });
  }
  return columns;
}

export const writeColumns = (columns: readonly Column[]): string =>
  columns.map(({ name, isShown }) => (isShown ? name : `-${name}`)).join();

/** One place up or down; at an end it stays. */
export function moved(columns: readonly Column[], name: ColumnName, step: 1 | -1): Column[] {
  const at = columns.findIndex((column) => column.name === name);
  const other = columns[at + step];
  const one = columns[at];
  if (one === undefined || other === undefined) return [...columns];
  return columns.with(at, other).with(at + step, one);
}

/** Shows or hides one; the last that is shown stays. */
export function turned(columns: readonly Column[], name: ColumnName): Column[] {
  const next = columns.map((column) =>
    column.name === name ? { ...column, isShown: !column.isShown } : column,
  );
  return next.some(({ isShown }) => isShown) ? next : [...columns];
}

const widths: Partial<Record<ColumnName, string>> = {
  operator: 'minmax(96px, max-content)',
  abonent: 'minmax(84px, max-content)',
  name: 'minmax(64px, 1fr)',
  when: 'minmax(64px, max-content)',
  duration_ms: '46px',
  tags: 'minmax(40px, max-content)',
  labels: 'minmax(40px, max-content)',
  scores: 'minmax(40px, max-content)',
  emotion: 'minmax(44px, max-content)',
  status: 'minmax(64px, max-content)',
};

/** The tracks of a grid. Names take the room that the others leave; without them it stays free at the end. */
export const tracksOf = (names: readonly ColumnName[]): string =>
  [
    ...names.map((name) => widths[name] ?? 'minmax(78px, max-content)'),
    names.includes('name') ? '38px' : 'minmax(38px, 1fr)',
  ].join(' ');

const cookie = 'file_columns';
/** Undefined as long as nobody chose: then a narrow table leaves out what matters least. */
export const chosenColumns = (): string | undefined => readCookie(cookie) || undefined;

export function keepColumns(text: string | undefined): void {
  if (text === undefined) forgetCookie(cookie);
  else keepCookie(cookie, text);
}
