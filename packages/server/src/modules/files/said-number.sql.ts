import { numberText } from '@earshot/core/files/fields.ts';
import { type RawBuilder, sql } from 'kysely';

/** The number that a text says, or null; read from the start of what a field says, which may be long. */
export function numberSql(text: RawBuilder<unknown>): RawBuilder<number | null> {
  const some = sql`trim(left(${text}, 40))`;
  return sql`case when ${some} ~ ${sql.lit(numberText)} then replace(${some}, ',', '.')::numeric end`;
}

/** The number that a field of the call's own says, or null. */
export const fieldNumber = (name: string): RawBuilder<number | null> =>
  sql`${numberSql(sql`files.meta ->> ${name}::text`)}::float8`;
