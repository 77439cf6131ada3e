import { describe, expect, it } from 'vitest';
import { type PlanNode, unscopedScans } from './statements.ts';

const tables = new Set(['files', 'sources']);
const scan = (table: string, more: object = {}): PlanNode => ({
  'Node Type': 'Seq Scan',
  'Relation Name': table,
  Alias: table,
  ...more,
});
const join = (condition: string, ...Plans: PlanNode[]): PlanNode => ({
  'Node Type': 'Hash Join',
  'Hash Cond': condition,
  Plans,
});

describe('a plan', () => {
  it.each<[string, PlanNode, string[]]>([
    ['reads a whole table', scan('files'), ['files']],
    ['reads a table by something else', scan('files', { Filter: '(id = $1)' }), ['files']],
    ['reads other workspaces', scan('files', { Filter: '(workspace_id <> $1)' }), ['files']],
    ['reads one workspace', scan('files', { Filter: '((workspace_id = $1) AND (id = $2))' }), []],
    ['looks one workspace up', scan('files', { 'Index Cond': '(workspace_id = $1)' }), []],
    ['reads what belongs to nobody', scan('users'), []],
    [
      'joins by the workspace',
      join(
        '(sources.workspace_id = files.workspace_id)',
        scan('files', { 'Index Cond': '(files.workspace_id = $1)' }),
        scan('sources'),
      ),
      [],
    ],
    [
      'joins by something else',
      join(
        '(sources.id = files.source_id)',
        scan('files', { Filter: '(workspace_id = $1)' }),
        scan('sources'),
      ),
      ['sources'],
    ],
  ])('that %s', (_what, plan, open) => {
    expect(unscopedScans(plan, tables)).toEqual(open);
  });
});
