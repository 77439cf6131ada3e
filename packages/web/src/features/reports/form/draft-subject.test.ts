import { getDraft } from '@earshot/core/drafts/drafts.api.ts';
import { reportTemplates } from '@earshot/core/reports/template-list.ts';
import { expect, test } from 'vitest';
import { draftSubject } from './draft-subject.ts';

const isTaken = (subject: string) => getDraft.params?.safeParse({ kind: 'report', subject }).success;

test('each draft has a name of its own that the server takes', () => {
  const subjects = [
    draftSubject(7, undefined),
    draftSubject(undefined, undefined),
    ...reportTemplates.map(({ id }) => draftSubject(undefined, id)),
  ];
  expect(subjects.filter((subject) => !isTaken(subject))).toEqual([]);
  expect(new Set(subjects).size).toBe(subjects.length);
});

test('a template that there is not is none', () => {
  expect(draftSubject(undefined, 'of an older version')).toBe('new');
});
