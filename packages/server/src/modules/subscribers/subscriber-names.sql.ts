import { type RawBuilder, sql } from 'kysely';

/** The column holds the id of whoever is meant by one of these names or numbers now, former ones and those of the merged. */
export function isSubscriberNamed(
  column: RawBuilder<unknown>,
  workspaceId: number,
  names: readonly string[],
): RawBuilder<boolean> {
  return sql<boolean>`${column} = any((select subscribers_named(${workspaceId}, ${[...names]}::text[]))::bigint[])`;
}

/** The column holds the id of whoever has a name or number like this, which is as `like` takes it. */
export function isSubscriberLike(
  column: RawBuilder<unknown>,
  workspaceId: number,
  like: string,
): RawBuilder<boolean> {
  return sql<boolean>`${column} = any((select subscribers_like(${workspaceId}, ${like}))::bigint[])`;
}
