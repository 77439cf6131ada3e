import { sql } from 'kysely';
import type { CallCondition } from './call-conditions.ts';

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
