import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { findUnknownField } from './unknown-fields.ts';

const Inner = z.object({ a: z.string() });
const Tree: z.ZodType = z.object({
  name: z.string(),
  get children() {
    return z.array(Tree).optional();
  },
});
const Body = z.object({
  name: z.string(),
  inner: Inner.nullable().default(null),
  list: z.array(Inner).optional(),
  kind: z
    .discriminatedUnion('type', [
      z.object({ type: z.literal('one'), x: z.int() }),
      z.object({ type: z.literal('two'), y: z.int() }),
    ])
    .optional(),
  meta: z.record(z.string(), z.unknown()).optional(),
  tree: z.lazy(() => Tree).optional(),
  pair: z.tuple([Inner, z.int()]).optional(),
});
const Reply = z.object({
  id: z.int(),
  name: z.string(),
  inner: z.object({ a: z.string(), seen: z.boolean() }),
  list: z.array(z.object({ a: z.string(), at: z.string() })),
});

describe('fields nobody knows', () => {
  it.each<[string, unknown, string | undefined]>([
    ['all known', { name: 'x', inner: { a: 'y' }, list: [{ a: 'z' }] }, undefined],
    ['at the top', { name: 'x', nmae: 'x' }, 'nmae'],
    ['inside', { name: 'x', inner: { a: 'y', b: 1 } }, 'inner/b'],
    ['in a list', { name: 'x', list: [{ a: 'y' }, { a: 'y', b: 1 }] }, 'list/1/b'],
    ['of the other kind', { name: 'x', kind: { type: 'one', x: 1, y: 2 } }, 'kind/y'],
    ['anything where anything may be', { name: 'x', meta: { whatever: { deep: 1 } } }, undefined],
    [
      'further down',
      { name: 'x', tree: { name: 'a', children: [{ name: 'b', colour: 1 }] } },
      'tree/children/0/colour',
    ],
    ['in a pair', { name: 'x', pair: [{ a: 'y', b: 1 }, 1] }, 'pair/0/b'],
    ['a name of every object', JSON.parse('{"name":"x","constructor":1}'), 'constructor'],
    ['no object', 'text', undefined],
  ])('%s', (_, value, path) => {
    expect(findUnknownField(Body, value)).toBe(path);
  });

  it('what was answered of one kind among others may come back', () => {
    const One = z.object({ type: z.literal('one'), x: z.int() });
    const kinds = (more: z.core.$ZodShape) =>
      z.object({
        list: z.array(
          z.discriminatedUnion('type', [One.extend(more), z.object({ type: z.literal('two'), y: z.int() })]),
        ),
      });
    const answered = kinds({ secret: z.string().optional() });
    const find = (value: object) => findUnknownField(kinds({}), { list: [value] }, answered);
    expect(find({ type: 'one', x: 1, secret: 's' })).toBe(undefined);
    expect(find({ type: 'one', x: 1, other: 's' })).toBe('list/0/other');
    expect(find({ type: 'two', y: 1, secret: 's' })).toBe('list/0/secret');
  });

  it('what was answered may come back', () => {
    const answered = { id: 1, name: 'x', inner: { a: 'y', seen: true }, list: [{ a: 'y', at: 'z' }] };
    expect(findUnknownField(Body, answered, Reply)).toBe(undefined);
    expect(findUnknownField(Body, { ...answered, more: 1 }, Reply)).toBe('more');
    expect(findUnknownField(Body, { ...answered, list: [{ a: 'y', other: 1 }] }, Reply)).toBe('list/0/other');
  });
});
