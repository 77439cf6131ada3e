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

/** The cells of a table as one stop of the Tab key: arrows go to the next one, Home and End along a row. */
export function useGridKeys(rows: number, columns: number) {
  const [current, setCurrent] = useState<Place>({ row: 0, column: 0 });
  const last = { row: rows - 1, column: columns - 1 };
  const isCurrent = (row: number, column: number) =>
    row === Math.min(current.row, last.row) && column === Math.min(current.column, last.column);
  return (row: number, column: number) => ({
    tabIndex: isCurrent(row, column) ? 0 : -1,
    'data-cell': `${row} ${column}`,
    onFocus: () => setCurrent({ row, column }),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const next = steps[event.key]?.({ row, column }, last);
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
