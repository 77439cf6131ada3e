import { getDraft } from '@earshot/core/drafts/drafts.api.ts';
import { Query } from '@earshot/core/matching/query.ts';
import { projectKinds } from '@earshot/core/projects/projects.ts';
import { expect, test } from 'vitest';
import { blankDraft, draftSubject, inputOf, type ProjectDraft, problemOf, triedOf } from './project-draft.ts';
import { newTrigger } from './triggers-draft.ts';

const words = Query.parse({ phrases: ['charged twice'] });
const whole: ProjectDraft = { ...blankDraft('monitoring', ['en'], words), name: 'Bill shock' };

test.each<[string, Partial<ProjectDraft>, ReturnType<typeof problemOf>]>([
  ['nothing', {}, null],
  ['a name of two letters', { name: ' ab ' }, 'name'],
  ['no language', { language: [] }, 'language'],
  ['no language where it is detected', { language: [], auto_language: true }, null],
  ['no words', { query: Query.parse({}) }, 'nothing'],
  ['a pattern without words', { query: Query.parse({}), patterns: [3] }, null],
  ['a filter without words', { query: Query.parse({}), filters: { operators: ['Olena'] } }, null],
  ['a mark without a tag', { triggers: [newTrigger('mark', 1)] }, 'mark'],
  [
    'a segment that is not chosen',
    { triggers: [newTrigger('notify', 1), newTrigger('segment', 1)] },
    'segment',
  ],
])('with %s saving is hindered by what is missing', (_, change, problem) => {
  expect(problemOf({ ...whole, ...change })).toBe(problem);
});

test('words that are not there are saved as none', () => {
  expect(inputOf({ ...whole, name: ' Bill shock ', query: Query.parse({ phrases: [' '] }) })).toMatchObject({
    name: 'Bill shock',
    query: null,
  });
});

test('what is half entered is not tried', () => {
  const triggers = [newTrigger('webhook', 1), newTrigger('notify', 1)];
  expect(triedOf({ ...whole, triggers })).toMatchObject({ name: '', triggers: [{ type: 'notify' }] });
});

test('each draft has a name of its own that the server takes', () => {
  const subjects = [draftSubject(7, 'testing'), ...projectKinds.map((kind) => draftSubject(undefined, kind))];
  const isTaken = (subject: string) => getDraft.params?.safeParse({ kind: 'project', subject }).success;
  expect(subjects.filter((subject) => !isTaken(subject))).toEqual([]);
  expect(new Set(subjects).size).toBe(subjects.length);
});
