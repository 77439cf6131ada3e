import type { Column } from '@earshot/core/reports/day-columns.ts';
import { KeptInMemory } from '../../platform/kept-in-memory.ts';
import { perProgram } from '../../platform/per-program.ts';

/** Bytes that columns may take in the memory of a process. */
const mostBytes = 128 * 1024 * 1024;

/** Columns that were read before, those of a version that is overtaken among them until they are pushed out; null: the day has none. */
export const columnsInMemory = perProgram(() => new KeptInMemory<Column | null>(mostBytes));
