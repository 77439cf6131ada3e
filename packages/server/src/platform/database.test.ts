import { expect, it } from 'vitest';
import { unlessTaken } from './database.ts';

const refused = (change: object) =>
  unlessTaken('tags_name', 'tags.name_taken', () =>
    Promise.reject(Object.assign(new Error('refused'), { code: '23505' }, change)),
  );

it.each([
  ['the database names it', { constraint: 'tags_name' }],
  [
    'a node of a cluster names its part of it',
    { message: 'duplicate key value violates unique constraint "tags_name_102075"' },
  ],
])('a taken name is a failure with its own code where %s', async (_, error) => {
  await expect(refused(error)).rejects.toMatchObject({ code: 'tags.name_taken' });
});

it.each([
  ['another index refuses it', { constraint: 'tags_pkey' }],
  ['another index of a cluster refuses it', { message: 'violates unique constraint "tags_pkey_102075"' }],
  ['it is refused for another reason', { code: '23503', constraint: 'tags_name' }],
])('nothing is made of it where %s', async (_, error) => {
  await expect(refused(error)).rejects.toMatchObject(error);
});
