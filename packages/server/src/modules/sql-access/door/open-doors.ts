import type { SqlDoor } from '@earshot/core/sql-access/sql-access.api.ts';
import { perProgram } from '../../../platform/per-program.ts';

/** The door of a program, as it is shown to people; null where it has none. */
export const openDoors = perProgram((): { shown: SqlDoor | null } => ({ shown: null }));
