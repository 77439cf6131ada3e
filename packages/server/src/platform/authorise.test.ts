import type { Endpoint } from '@earshot/core/endpoint.ts';
import { Failure } from '@earshot/core/errors.ts';
import { expect, it } from 'vitest';
import { authorise, mayDo } from './authorise.ts';
import type { Actor } from './context.ts';

const actor = (change: Partial<Actor>): Actor => ({
  kind: 'person',
  userId: 1,
  keyId: null,
  ownerId: null,
  sessionHash: null,
  name: 'Olena',
  workspace: { id: 1, role: 'manager' },
  permissions: ['files.read'],
  eyes: null,
  isOperator: false,
  ...change,
});

const nobody = null;
const person = actor({});
const operator = actor({ isOperator: true });
const homeless = actor({ workspace: null });
const key = actor({ kind: 'key', userId: null, keyId: 1 });
const operatorsKey = actor({ kind: 'key', isOperator: true });
const link = actor({ kind: 'link', userId: null });

it.each<[string, Actor | null, Endpoint['can'], string | undefined]>([
  ['anybody, what is public', nobody, 'public', undefined],
  ['a person, what is public', person, 'public', undefined],
  ['nobody, what needs signing in', nobody, 'signed_in', 'unauthorized'],
  ['nobody, what an operator may', nobody, 'operator', 'unauthorized'],
  ['nobody, what needs a permission', nobody, 'files.read', 'unauthorized'],
  ['a person, what needs signing in', person, 'signed_in', undefined],
  ['a person without a workspace, what needs signing in', homeless, 'signed_in', undefined],
  ['a key, what needs signing in', key, 'signed_in', 'forbidden'],
  ['the holder of a link, what needs signing in', link, 'signed_in', 'forbidden'],
  ['a person, what an operator may', person, 'operator', 'forbidden'],
  ['an operator, what an operator may', operator, 'operator', undefined],
  ['a key, what an operator may', operatorsKey, 'operator', 'forbidden'],
  ['a person, what is permitted', person, 'files.read', undefined],
  ['a key, what is permitted', key, 'files.read', undefined],
  ['the holder of a link, what is permitted', link, 'files.read', undefined],
  ['a person, what is not permitted', person, 'files.write', 'forbidden'],
  ['an operator, what is not permitted', operator, 'files.write', 'forbidden'],
  ['a person without a workspace, what is permitted', homeless, 'files.read', 'workspaces.none_active'],
])('%s', (_title, who, can, refused) => {
  let code: string | undefined;
  try {
    authorise({ actor: who }, can);
  } catch (error) {
    code = error instanceof Failure ? error.code : String(error);
  }
  expect(code).toBe(refused);
});

it.each([
  ['whoever has the permission', ['files.read'], true],
  ['whoever has another', ['tags.read'], false],
  ['whoever has none', [], false],
  ['the system', null, true],
] as const)('%s may do what it is for: %s', (_who, permissions, may) => {
  expect(mayDo({ permissions }, 'files.read')).toBe(may);
});
