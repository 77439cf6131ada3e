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

const isMeta = (name: ColumnName) => metaNames.some((one) => one === name);
/** Stands where a call of the page has any. */
const isOccasional = (name: ColumnName) => isMeta(name) || name === 'scores' || name === 'labels';
/** What a narrow table leaves out first. */
const isFirstToGo = (name: ColumnName) => name === 'scores' || name === 'emotion';
/** Stands only where it pushes no other column out of sight, as long as nobody chose. */
const isLast = (name: ColumnName) => isMeta(name) || name === 'labels';

/** The columns of the table, as this person chose them or as they are usually; the list stays the same one, as rows are memoised. */
export function useColumns(rows: readonly File[]) {
  const [chosen, setChosen] = useState(chosenColumns);
  const columns = useMemo(() => readColumns(chosen), [chosen]);
  const known = [
    ...metaNames.filter((name) => rows.some((file) => metaValue(file.meta, name) !== null)),
    ...(rows.some(({ scores }) => scores.length > 0) ? ['scores'] : []),
    ...(rows.some(({ labels }) => labels.length > 0) ? ['labels'] : []),
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
  // Nobody chose: metadata and labels come where they push no other column out of sight, and scores and emotions go first.
  const isUsual = chosen === undefined;
  const without = (...names: ColumnName[]) =>
    tracksOf(isUsual ? shown.filter((name) => !names.includes(name)) : shown);
  const style = {
    '--columns-narrow': without(...metaNames, 'labels', 'scores', 'emotion'),
    '--columns': without(...metaNames, 'labels'),
    '--columns-wide': tracksOf(shown),
  } as CSSProperties;
  /** Where the room of a usual table lets a column stand. */
  const placeOf = (name: ColumnName) =>
    !isUsual ? undefined : isLast(name) ? 'from-wide' : isFirstToGo(name) ? 'from-usual' : undefined;
  return { columns, shown, style, isUsual, choose, placeOf };
}
