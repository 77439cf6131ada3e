import { type KeyboardEvent, useState } from 'react';

type Place = { row: number; column: number };

const steps: Record<string, (place: Place, last: Place) => Place> = {
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, { column }) => ({ row, column }),
};

/** The cells of a table as one stop of the Tab key: arrows go to the next one, Home and End along a row. `lastIn`: of a row that ends before others. */
export function useGridKeys(rows: number, columns: number, lastIn = (_row: number) => columns - 1) {
  const [current, setCurrent] = useState<Place>({ row: 0, column: 0 });
  const stop = Math.min(current.row, rows - 1);
  const isCurrent = (row: number, column: number) =>
    row === stop && column === Math.min(current.column, lastIn(stop));
  return (row: number, column: number) => ({
    tabIndex: isCurrent(row, column) ? 0 : -1,
    'data-cell': `${row} ${column}`,
    onFocus: () => setCurrent({ row, column }),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const next = steps[event.key]?.({ row, column }, { row: rows - 1, column: lastIn(row) });
      if (next === undefined) return;
      event.preventDefault();
      // The player would go on by seconds.
      event.stopPropagation();
      event.currentTarget
        .closest('table')
        ?.querySelector<HTMLElement>(`[data-cell="${next.row} ${next.column}"]`)
        ?.focus();
    },
  });
}
