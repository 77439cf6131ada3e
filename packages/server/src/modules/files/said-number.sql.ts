import { type RawBuilder, sql } from 'kysely';

/** A number as systems write it, with a point or a comma; read from the start of what a field says, which may be long. */
const numberText = '^-?[0-9]{1,12}([.,][0-9]{1,6})?$';

/** The number that a text says, or null. */
export function numberSql(text: RawBuilder<unknown>): RawBuilder<number | null> {
  const some = sql`trim(left(${text}, 40))`;
  return sql`case when ${some} ~ ${sql.lit(numberText)} then replace(${some}, ',', '.')::numeric end`;
}

/** The number that a field of the call's own says, or null. */
export const fieldNumber = (name: string): RawBuilder<number | null> =>
  sql`${numberSql(sql`files.meta ->> ${name}::text`)}::float8`;
