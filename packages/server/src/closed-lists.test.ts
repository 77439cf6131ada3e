import { afterAll, beforeAll, expect, it } from 'vitest';
import { modules } from './modules.ts';
import { query, removeDataDir, startServer, type TestServer } from './testing/server.ts';

/** As `[column, words]`. */
const lists = modules.flatMap(({ closedLists }) => Object.entries(closedLists ?? {}));

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

it('every closed list of core is held by the database, word for word', async () => {
  const rows = await query<{ name: string; definition: string }>(
    server.dataDir,
    `select t.relname || '.' || a.attname as name, pg_get_constraintdef(c.oid) as definition
     from pg_constraint c join pg_class t on t.oid = c.conrelid
     join pg_attribute a on a.attrelid = t.oid and a.attnum = c.conkey[1]
     where c.contype = 'c' and t.relnamespace = 'public'::regnamespace and cardinality(c.conkey) = 1
       and pg_get_constraintdef(c.oid) ~ 'ARRAY\\['`,
  );
  const held = rows.map(({ name, definition }) => [
    name,
    [...definition.matchAll(/'([^']*)'/g)].map((found) => found[1]).sort(),
  ]);
  expect(Object.fromEntries(held)).toEqual(
    Object.fromEntries(lists.map(([name, list]) => [name, [...list].sort()])),
  );
  // Two checks of one column would hide each other above.
  expect(held).toHaveLength(lists.length);
});
