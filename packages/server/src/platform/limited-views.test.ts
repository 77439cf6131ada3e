import { describe, expect, it } from 'vitest';
import { modules } from '../modules.ts';
import { limitedViews, type Sight } from './limited-views.ts';
import { collectTables, type TableLists } from './tables.ts';

const listsWith = (more: Partial<Record<keyof TableLists, unknown>>): TableLists =>
  ({
    tenant: ['tags', 'files'],
    call: [],
    global: ['users'],
    seen: {},
    judgedSums: {},
    ...more,
  }) as TableLists;
const seen = (tags: Sight) => ({ tags, files: { where: 'is_own' } });

describe('what a limited person sees', () => {
  it.each<[string, Sight, string]>([
    ['every row', 'every row', 'select t.* from public.tags t'],
    ['some rows', { where: 'false' }, 'select t.* from public.tags t where (false)'],
    ['something else', { instead: 'select 1 as id' }, 'select 1 as id'],
  ])('of a table: %s', (_, sight, expected) => {
    expect(limitedViews(listsWith({ seen: seen(sight) }), 'own_teams').get('tags')).toBe(expected);
  });

  it('of what hangs on calls goes with the call, unless the module says otherwise', () => {
    const views = limitedViews(
      listsWith({ call: ['tags'], seen: { files: { where: 'is_own' } } }),
      'own_teams',
    );
    expect(views.get('tags')).toMatch(
      /exists \(select from own_teams\.files f\s+where f\.workspace_id = t\./,
    );
    expect(
      limitedViews(listsWith({ call: ['tags'], seen: seen('every row') }), 'own_teams').get('tags'),
    ).not.toMatch('exists');
  });

  it('of judged columns is nothing to whoever scores blind, and all of it to others', () => {
    const lists = listsWith({
      seen: seen('every row'),
      judged: { files: { columns: ['mood'], call: 'id' } },
      blindTo: 'is_blind(CALL)',
    });
    const columns = new Map([['files', ['id', 'mood']]]);
    expect(limitedViews(lists, 'blind', columns).get('files')).toBe(
      'select t.id, case when not is_blind(t.id) then t.mood end as mood from public.files t',
    );
    expect(limitedViews(lists, 'own_teams', columns).get('files')).toBe(
      'select t.* from public.files t where (is_own)',
    );
  });

  it('of sums over what is judged is something else to whoever scores blind', () => {
    const lists = listsWith({
      seen: seen({ where: 'is_own' }),
      judged: {},
      blindTo: 'CALL is blind',
      judgedSums: { tags: (blindTo: string) => `select without ${blindTo}` },
    });
    expect(limitedViews(lists, 'blind').get('tags')).toBe(
      'select t.* from (select without t.file_id is blind) t',
    );
    expect(limitedViews(lists, 'blind_own_teams').get('tags')).toBe(
      'select t.* from (select without t.file_id is blind) t where (is_own)',
    );
    expect(limitedViews(lists, 'own_teams').get('tags')).toBe('select t.* from public.tags t where (is_own)');
  });

  it('has to be said of every table of a workspace', () => {
    expect(() => limitedViews(listsWith({ seen: { files: { where: 'is_own' } } }), 'own_teams')).toThrow(
      /^tags does not say/,
    );
  });

  it('is said of all of them: calls first, and none of them left out', () => {
    const tables = collectTables(modules);
    const names = [...limitedViews(tables, 'own_teams').keys()];
    expect(names[0]).toBe('files');
    expect(names.toSorted()).toEqual([...tables.global, ...tables.tenant].toSorted());
    // Nothing that hangs on a call is seen without it.
    for (const table of tables.call) expect(tables.seen[table]).not.toBe('every row');
  });
});
