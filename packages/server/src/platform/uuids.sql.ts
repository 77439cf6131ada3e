import { type RawBuilder, sql } from 'kysely';

/**
 * Ids as `uuid[]`, handed over as one text: the driver takes as long to write an array of thousands as the database to find
 * them, and a statement with a parameter for each of them is put together anew for every number of them.
 */
export function uuids(ids: readonly string[]): RawBuilder<string[]> {
  return sql<string[]>`string_to_array(${ids.join(',')}, ',')::uuid[]`;
}
