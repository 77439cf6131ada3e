import { sql } from 'kysely';
import type { Condition } from '../call-index/phrase.sql.ts';

/** Calls that meet a condition, but for these. */
export const butFor = (condition: Condition, fileIds: readonly string[]): Condition =>
  sql<boolean>`(${condition} and files.id <> all (${[...fileIds]}::uuid[]))`;
