import { sql } from 'kysely';
import type { CallCondition } from './call-conditions.ts';
import { fieldNumber } from './said-number.sql.ts';

/** Calls whose own fields say one of the values that are asked for, of each field. */
export const fieldsCondition: CallCondition<'fields'> = {
  name: 'fields',
  conditions: (asked) =>
    asked.map(
      ({ name, values }) => sql<boolean>`case jsonb_typeof(files.meta -> ${name}::text)
        when 'array' then files.meta -> ${name}::text ?| ${[...values]}::text[]
        else files.meta ->> ${name}::text = any(${[...values]}::text[]) end`,
    ),
};

/** Calls whose own fields say a number between two limits, of each field; null is open. */
export const fieldNumbersCondition: CallCondition<'field_numbers'> = {
  name: 'field_numbers',
  conditions: (asked) =>
    asked.map(({ name, start, to }) => {
      const number = fieldNumber(name);
      if (start === null && to === null) return sql<boolean>`${number} is not null`;
      const low = start === null ? sql`true` : sql`${number} >= ${start}::float8`;
      const high = to === null ? sql`true` : sql`${number} <= ${to}::float8`;
      return sql<boolean>`coalesce(${low} and ${high}, false)`;
    }),
};
