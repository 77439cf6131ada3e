import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { DB } from './database.generated.ts';
import { createTenantGuard } from './tenant-guard.ts';

const db = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (own) => new PostgresIntrospector(own),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
  plugins: [createTenantGuard(['files', 'phrases', 'members'])],
});

const file = '01a1fd80-9e52-707e-8508-5dd781fe6998';

describe('a statement on a tenant table', () => {
  it.each([
    ['select', () => db.selectFrom('files').selectAll().where('id', '=', file).compile()],
    ['update', () => db.updateTable('files').set({ name: 'x' }).where('id', '=', file).compile()],
    ['delete', () => db.deleteFrom('phrases').where('file_id', '=', file).compile()],
    [
      'join',
      () => db.selectFrom('users').innerJoin('members', 'members.user_id', 'users.id').selectAll().compile(),
    ],
  ])('without its workspace is refused: %s', (_kind, compile) => {
    expect(compile).toThrow(/which workspace/);
  });

  it.each([
    ['select', () => db.selectFrom('files').selectAll().where('workspace_id', '=', 1).compile()],
    [
      'update',
      () => db.updateTable('files').set({ name: 'x' }).where('files.workspace_id', '=', 1).compile(),
    ],
    ['global table', () => db.selectFrom('users').selectAll().compile()],
  ])('with its workspace passes: %s', (_kind, compile) => {
    expect(compile().sql).toBeTypeOf('string');
  });
});
