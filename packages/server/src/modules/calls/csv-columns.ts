import type { Ctx } from '../../platform/context.ts';
import { extensionPoint } from '../../platform/extensions.ts';

type Cell = string | number | null;

/** Columns of a table of calls that a module above knows, with the cells of some calls, in the order of `names`. */
export type CsvColumns = {
  names: string[];
  cellsOf: (fileIds: readonly string[]) => Promise<ReadonlyMap<string, readonly Cell[]>>;
};

/** What whoever asks may see; without any column where that is nothing. */
export const csvColumns = extensionPoint<(ctx: Ctx) => Promise<CsvColumns>>('columns of a table of calls');
