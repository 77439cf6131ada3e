import { metaNames, metaValue } from '@earshot/core/calls/dimensions.ts';
import type { File } from '@earshot/core/files/files.ts';
import { type CSSProperties, useMemo, useState } from 'react';
import {
  type Column,
  type ColumnName,
  chosenColumns,
  keepColumns,
  readColumns,
  tracksOf,
  writeColumns,
} from './file-columns.ts';

export type Columns = ReturnType<typeof useColumns>;

/** Few workspaces have them. */
const occasional: readonly ColumnName[] = [...metaNames, 'scores'];
const isOccasional = (name: ColumnName) => occasional.includes(name);

/** The columns of the table, as this person chose them or as they are usually; the list stays the same one, as rows are memoised. */
export function useColumns(rows: readonly File[]) {
  const [chosen, setChosen] = useState(chosenColumns);
  const columns = useMemo(() => readColumns(chosen), [chosen]);
  // Metadata and scores have their columns where a call of the page has any.
  const known = [
    ...metaNames.filter((name) => rows.some((file) => metaValue(file.meta, name) !== null)),
    ...(rows.some(({ scores }) => scores.length > 0) ? ['scores'] : []),
  ].join();
  const shown = useMemo(
    () =>
      columns
        .filter(({ name, isShown }) => isShown && (!isOccasional(name) || known.split(',').includes(name)))
        .map(({ name }) => name),
    [columns, known],
  );
  const choose = (next: readonly Column[] | null) => {
    const text = next === null ? undefined : writeColumns(next);
    keepColumns(text);
    setChosen(text);
  };
  // Nobody chose: these come where they push no other column out of sight, and emotions go first.
  const isUsual = chosen === undefined;
  const without = (...names: ColumnName[]) =>
    tracksOf(isUsual ? shown.filter((name) => !names.includes(name)) : shown);
  const style = {
    '--columns-narrow': without(...occasional, 'emotion'),
    '--columns': without(...occasional),
    '--columns-wide': tracksOf(shown),
  } as CSSProperties;
  /** Where the room of a usual table lets a column stand. */
  const placeOf = (name: ColumnName) =>
    !isUsual ? undefined : isOccasional(name) ? 'from-wide' : name === 'emotion' ? 'from-usual' : undefined;
  return { columns, shown, style, isUsual, choose, placeOf };
}
