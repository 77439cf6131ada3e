import { expect, it } from 'vitest';
import { Wording } from '../wording/steps.ts';
import { Detection } from './detection.ts';
import { scriptsNamed, scriptVersions, withScripts } from './named-scripts.ts';

const wording = Wording.parse({ variations: [{ text: 'good morning' }] });
const scripts = new Map([[3, { version: 2, wording }]]);
const query = { kind: 'query', query: { phrases: ['hello'] } };
const naming = (...ids: number[]) =>
  Detection.parse({ methods: [query, ...ids.map((script_id) => ({ kind: 'script_ref', script_id }))] });

it('names each script once', () => {
  expect(scriptsNamed(naming(7, 3, 7))).toEqual([3, 7]);
  expect(scriptsNamed(naming())).toEqual([]);
});

it('goes by the versions that there are', () => {
  expect(scriptVersions(naming(7, 3), scripts)).toBe('3@2 7@');
  expect(scriptVersions(naming(), scripts)).toBe('');
});

it('puts wordings in the place of names, and leaves what is gone', () => {
  const { methods } = withScripts(naming(3, 7), scripts);
  expect(methods.map(({ kind }) => kind)).toEqual(['query', 'script', 'script_ref']);
  expect(methods[1]).toEqual({ kind: 'script', ...wording });
});

it('is not of a goal, which is scored after what it would be of', () => {
  const read = Detection.safeParse({ methods: [{ kind: 'goal', goal_id: 1 }] });
  expect(read.error?.issues.map(({ message }) => message)).toEqual(['rules.waits_for_goal']);
});
