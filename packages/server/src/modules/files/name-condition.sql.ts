import { sql } from 'kysely';
import { containing } from '../../platform/like.ts';
import type { CallCondition } from './call-conditions.ts';

/** A part of the name of the file or of whoever speaks. */
export const nameCondition: CallCondition<'name'> = {
  name: 'name',
  conditions(text) {
    if (text === '') return [];
    const like = containing(text);
    return [sql`(files.name ilike ${like} or files.operator ilike ${like} or files.abonent ilike ${like})`];
  },
};
