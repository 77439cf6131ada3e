import { type Column, sizeOf } from '@earshot/core/reports/day-columns.ts';
import { perProgram } from '../../platform/per-program.ts';

/** Bytes that columns may take in the memory of a process. */
const mostBytes = 128 * 1024 * 1024;

/** Columns that were read before, those of a version that is overtaken among them until they are pushed out; null: the day has none. */
class ColumnsInMemory {
  readonly #columns = new Map<string, { column: Column | null; bytes: number }>();
  #bytes = 0;

  /** Undefined where it is not known. */
  get(key: string): Column | null | undefined {
    const known = this.#columns.get(key);
    if (known === undefined) return undefined;
    // The last one that was asked for is the last one to go.
    this.#columns.delete(key);
    this.#columns.set(key, known);
    return known.column;
  }

  keep(key: string, column: Column | null): void {
    const bytes = 200 + (column === null ? 0 : sizeOf(column));
    this.#bytes += bytes - (this.#columns.get(key)?.bytes ?? 0);
    this.#columns.delete(key);
    this.#columns.set(key, { column, bytes });
    for (const [oldest, one] of this.#columns) {
      if (this.#bytes <= mostBytes) return;
      this.#columns.delete(oldest);
      this.#bytes -= one.bytes;
    }
  }
}

export const columnsInMemory = perProgram(() => new ColumnsInMemory());
