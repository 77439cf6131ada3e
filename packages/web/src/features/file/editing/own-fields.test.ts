import { expect, it } from 'vitest';
import { changesOf, namedTwice, ownFieldsOf } from './own-fields.ts';

const meta = { queue: 'Sales', csat: 4, vip: true, path: ['a', 'b'] };
const fields = () => ownFieldsOf(meta);
const withValue = (name: string, value: string) =>
  fields().map((one) => (one.name === name ? { ...one, value } : one));
const added = (name: string, value: string) => [
  ...fields(),
  { key: 'new', name, value, was: undefined, isFixed: false },
];

it.each([
  ['nothing', fields(), {}],
  ['another text', withValue('queue', 'Support'), { queue: 'Support' }],
  ['another number', withValue('csat', '5'), { csat: 5 }],
  ['a number that is none any more', withValue('csat', 'good'), { csat: 'good' }],
  ['yes to no', withValue('vip', 'false'), { vip: false }],
  ['one taken away', fields().filter(({ name }) => name !== 'queue'), { queue: null }],
  ['one with parts taken away', fields().filter(({ name }) => name !== 'path'), { path: null }],
  ['one added', added(' plan ', 'gold'), { plan: 'gold' }],
  ['one without a name', added(' ', 'gold'), {}],
])('%s', (_, form, changes) => {
  expect(changesOf(meta, form)).toEqual(changes);
});

it('knows which name is there twice', () => {
  expect(namedTwice(added('queue ', 'x'))).toEqual(new Set(['queue']));
  expect(namedTwice(added('', 'x'))).toEqual(new Set());
});

it('shows a list as its values', () => {
  expect(fields().find(({ name }) => name === 'path')).toMatchObject({ value: 'a, b', isFixed: true });
});
