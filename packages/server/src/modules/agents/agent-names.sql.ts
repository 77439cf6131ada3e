import { type RawBuilder, sql } from 'kysely';

/** The column holds the id of whoever is meant by one of these names now, former names and those of the merged among them. */
export function isAgentNamed(
  column: RawBuilder<unknown>,
  workspaceId: number,
  names: readonly string[],
): RawBuilder<boolean> {
  return sql<boolean>`${column} = any((select agents_named(${workspaceId}, ${[...names]}::text[]))::bigint[])`;
}

/** The column holds the id of whoever has a name like this, which is as `like` takes it. */
export function isAgentLike(
  column: RawBuilder<unknown>,
  workspaceId: number,
  like: string,
): RawBuilder<boolean> {
  return sql<boolean>`${column} = any((select agents_like(${workspaceId}, ${like}))::bigint[])`;
}
