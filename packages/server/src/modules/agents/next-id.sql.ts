import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

/** The id of a row that points at itself has to be known before the row is written. */
export async function nextId(tx: Db, table: 'agents' | 'subscribers'): Promise<{ id: number }> {
  const { rows } = await sql<{ id: number }>`select nextval(${`${table}_id_seq`}) as id`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error(`${table} have no ids`);
  return { id: Number(row.id) };
}
