import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
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
  plugins: [createTenantGuard(['files', 'phrases', 'members', 'sources', 'findings', 'tags'])],
});

const file = '01a1fd80-9e52-707e-8508-5dd781fe6998';
const files = () => db.selectFrom('files').selectAll();
const raw = (text: ReturnType<typeof sql>) => () => text.compile(db);

describe('a statement on a tenant table without its workspace is refused', () => {
  it.each([
    ['select', () => files().where('id', '=', file).compile()],
    ['another workspace', () => files().where('workspace_id', '!=', 1).compile()],
    ['many workspaces', () => files().where('workspace_id', '>', 1).compile()],
    ['update', () => db.updateTable('files').set({ name: 'x' }).where('id', '=', file).compile()],
    ['delete', () => db.deleteFrom('phrases').where('file_id', '=', file).compile()],
    [
      'join',
      () => db.selectFrom('users').innerJoin('members', 'members.user_id', 'users.id').selectAll().compile(),
    ],
    [
      'a join that has the scope of the other table only',
      () =>
        db
          .selectFrom('files')
          .innerJoin('sources', 'sources.id', 'files.source_id')
          .selectAll()
          .where('files.workspace_id', '=', 1)
          .compile(),
    ],
    [
      'two tables tied to each other and to no value',
      () =>
        db
          .selectFrom('files')
          .innerJoin('sources', 'sources.workspace_id', 'files.workspace_id')
          .selectAll()
          .compile(),
    ],
    [
      'a select inside another',
      () =>
        files()
          .where('workspace_id', '=', 1)
          .where('id', 'in', (eb) => eb.selectFrom('phrases').select('phrases.file_id'))
          .compile(),
    ],
    [
      'the same table a second time',
      () =>
        files()
          .where('workspace_id', '=', 1)
          .where('id', 'in', (eb) => eb.selectFrom('files as twin').select('twin.id'))
          .compile(),
    ],
    [
      'an insert that does not set it',
      () =>
        db
          .insertInto('phrases')
          .values({ file_id: file } as never)
          .compile(),
    ],
    ['written SQL', raw(sql`select * from files where id = ${file}`)],
    ['written SQL with another workspace', raw(sql`select * from files where workspace_id <> ${1}`)],
    [
      'written SQL with a join',
      raw(sql`select * from files f join sources s on s.id = f.source_id where f.workspace_id = ${1}`),
    ],
    [
      'a written piece of a statement',
      () =>
        files()
          .where('workspace_id', '=', 1)
          .where(sql<boolean>`files.id in (select file_id from findings where rule_id = ${1})`)
          .compile(),
    ],
    ['a written insert', raw(sql`insert into tags (name) values (${'x'})`)],
  ])('%s', (_what, compile) => {
    expect(compile).toThrow(/which workspace/);
  });
});

describe('with its workspace it passes', () => {
  it.each([
    ['select', () => files().where('workspace_id', '=', 1).compile()],
    [
      'update',
      () => db.updateTable('files').set({ name: 'x' }).where('files.workspace_id', '=', 1).compile(),
    ],
    ['a global table', () => db.selectFrom('users').selectAll().compile()],
    [
      'a join tied by the workspace',
      () =>
        db
          .selectFrom('files')
          .innerJoin('sources', (join) =>
            join
              .onRef('sources.workspace_id', '=', 'files.workspace_id')
              .onRef('sources.id', '=', 'files.source_id'),
          )
          .selectAll()
          .where('files.workspace_id', '=', 1)
          .compile(),
    ],
    [
      'a select inside that is tied to the one around it',
      () =>
        files()
          .where('files.workspace_id', '=', 1)
          .where((eb) =>
            eb.exists(
              eb
                .selectFrom('phrases')
                .select('phrases.id')
                .whereRef('phrases.workspace_id', '=', 'files.workspace_id'),
            ),
          )
          .compile(),
    ],
    [
      'written SQL',
      raw(
        sql`select * from files f, sources s where f.workspace_id = ${1} and s.workspace_id = f.workspace_id`,
      ),
    ],
    [
      'a written condition on the table around it',
      () => files().where(sql<boolean>`files.workspace_id = ${1}`).compile(),
    ],
    [
      'pieces put together',
      raw(
        sql`select id from files where ${sql.join([sql`files.workspace_id = ${1}`, sql`true`], sql` and `)}`,
      ),
    ],
    ['a written insert', raw(sql`insert into tags (workspace_id, name) values (${1}, ${'x'})`)],
  ])('%s', (_what, compile) => {
    expect(compile().sql).toBeTypeOf('string');
  });
});
