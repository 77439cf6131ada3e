import { expect, it } from 'vitest';
import { FieldValues, mergeFields, valuesOfField } from './fields.ts';

const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, at]));

it.each<[string, Record<string, unknown>, FieldValues, Record<string, unknown> | null]>([
  ['a new one', { queue: 'billing' }, { csat: 4 }, { queue: 'billing', csat: 4 }],
  ['another value', { csat: 4 }, { csat: 2 }, { csat: 2 }],
  ['one taken away', { csat: 4, queue: 'a' }, { csat: null }, { queue: 'a' }],
  ['one taken away that is not there', { queue: 'a' }, { csat: null }, { queue: 'a' }],
  ['nothing', { queue: 'a' }, {}, { queue: 'a' }],
  ['a name that every object has', {}, { constructor: 'x' }, { constructor: 'x' }],
  ['as many as there may be', many(299), { last: 'x' }, { ...many(299), last: 'x' }],
  ['one too many', many(300), { last: 'x' }, null],
  ['one for another', many(300), { f0: null, last: 'x' }, { ...without(many(300), 'f0'), last: 'x' }],
  ['more than is kept', { note: 'x'.repeat(16_000) }, { other: 'y'.repeat(900) }, null],
])('%s', (_, meta, fields, expected) => {
  expect(mergeFields(meta, fields)).toEqual(expected);
});

function without(fields: Record<string, unknown>, name: string): Record<string, unknown> {
  const { [name]: _, ...rest } = fields;
  return rest;
}

it.each([
  [{ csat: 4, done: true, tags: ['a'], gone: null }, true],
  [{ '': 'x' }, false],
  [{ ['n'.repeat(101)]: 'x' }, false],
  [{ nested: { a: 1 } }, false],
  [{ long: 'x'.repeat(1001) }, false],
  [{ endless: Number.POSITIVE_INFINITY }, false],
  [many(101), false],
])('%j may be sent: %s', (fields, expected) => {
  expect(FieldValues.safeParse(fields).success).toBe(expected);
});

it.each([
  ['billing', ['billing']],
  [4, ['4']],
  [false, ['false']],
  [
    ['price', 'delay'],
    ['price', 'delay'],
  ],
  [
    ['price', ['delay', 2]],
    ['price', 'delay', '2'],
  ],
  [{ plan: 'gold' }, ['{"plan":"gold"}']],
  [[], []],
  ['', []],
  [null, []],
])('%j is read as %j', (value, values) => {
  expect(valuesOfField(value)).toEqual(values);
});
