import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sqlViews } from '@earshot/core/sql-access/sql-views.ts';
import { viewsAsMarkdown } from '@earshot/core/sql-access/views-as-markdown.ts';
import { expect, it } from 'vitest';
import { viewTexts } from './view-texts.sql.ts';

it('every view has a text, and its documentation says what there is', () => {
  expect(Object.keys(viewTexts)).toEqual(sqlViews.map(({ name }) => name));
  const document = readFileSync(join(import.meta.dirname, '../../../../../docs/sql-access.md'), 'utf8');
  expect(document).toContain(viewsAsMarkdown());
});

it('every view asks whose it is', () => {
  for (const text of Object.values(viewTexts))
    expect(text).toMatch(/\.workspace_id = \(select access\.workspace_id from/);
});
