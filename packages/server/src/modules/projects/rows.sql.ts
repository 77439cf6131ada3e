import { type RawBuilder, sql } from 'kysely';

/** Evidence may be long: so many rows are written by one statement. */
export const rowsAtOnce = 200;

/** One parameter however many rows there are. */
export const rowsOf = (rows: readonly unknown[], columns: RawBuilder<unknown>) =>
  sql`json_to_recordset(${JSON.stringify(rows)}::json) as one (${columns})`;
