import { expect, test } from 'vitest';
import { issueOf } from './reports.ts';
import { reportTemplates } from './template-list.ts';
import { blocksOfTemplate, findTemplate, rightsOfTemplate, thingsOfTemplate } from './templates.ts';

const ids = { tag: 1, script: 2, goal: 3, conversion: 4 };

test('every template can be counted and drawn once its rules are there', () => {
  for (const template of reportTemplates)
    for (const block of blocksOfTemplate(template, ids))
      expect([template.id, issueOf(block)]).toEqual([template.id, null]);
  expect(new Set(reportTemplates.map(({ id }) => id)).size).toBe(reportTemplates.length);
});

test('what a template is of is taken from the workspace, and said where it is missing', () => {
  const quality = findTemplate('quality');
  const sales = findTemplate('sales');
  if (!quality || !sales) throw new Error('gone');
  expect(thingsOfTemplate(quality)).toEqual(['goal']);
  expect(blocksOfTemplate(quality, ids)[0]?.measures[0]).toMatchObject({ name: 'score', of: 3 });
  expect(thingsOfTemplate(sales)).toEqual(['conversion']);
  expect(rightsOfTemplate(quality)).toEqual(['goals.read', 'agents.read']);
  expect(findTemplate('no such')).toBeUndefined();
});
