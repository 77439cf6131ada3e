import { expect, test } from 'vitest';
import { readTruths } from './read-truths.ts';

const file_id = '01a1fd80-9e52-707e-8508-5dd781fe6998';

test.each([
  {
    name: 'labels.csv',
    text: `file_id,phrase_id,labels\n${file_id},4,Invoice | Tariff\n${file_id},5,`,
    is: [
      { file_id, phrase_id: 4, labels: ['Invoice', 'Tariff'] },
      { file_id, phrase_id: 5, labels: [] },
    ],
  },
  { name: 'has.csv', text: `has;file_id\nyes;${file_id}`, is: [{ file_id, has: true }] },
  {
    name: 'text.csv',
    text: `file_id,text\n${file_id},"Hello\nthere"`,
    is: [{ file_id, text: 'Hello\nthere' }],
  },
  { name: 'own.csv', text: `file_id,text\n${file_id},'=1`, is: [{ file_id, text: '=1' }] },
  {
    name: 'list.json',
    text: JSON.stringify([{ file_id, answers: [{ question_id: 1, answer: 'yes' }] }]),
    is: [{ file_id, answers: [{ question_id: 1, answer: 'yes' }] }],
  },
  {
    name: 'named.JSON',
    text: JSON.stringify({ entries: [{ file_id, has: false }] }),
    is: [{ file_id, has: false }],
  },
])('of $name the answers are read', ({ name, text, is }) => {
  const firstRow = name.endsWith('.csv') ? 2 : 1;
  expect(readTruths(name, text)).toEqual({ entries: is, firstRow });
});

test.each([
  { name: 'a.json', text: '{', is: { problem: 'json' } },
  { name: 'a.json', text: '{"examples":[]}', is: { problem: 'json' } },
  { name: 'a.json', text: '[]', is: { problem: 'empty' } },
  { name: 'a.json', text: `[{"file_id":"${file_id}"}]`, is: { problem: 'row', row: 1 } },
  { name: 'a.csv', text: 'text\nhello', is: { problem: 'titles' } },
  { name: 'a.csv', text: 'file_id,has\nno-id,yes', is: { problem: 'cell', row: 2, field: 'file_id' } },
  { name: 'a.csv', text: `file_id,has\n${file_id},perhaps`, is: { problem: 'cell', row: 2, field: 'has' } },
  {
    name: 'a.csv',
    text: `file_id,phrase_id,has\n${file_id},x,yes`,
    is: { problem: 'cell', row: 2, field: 'phrase_id' },
  },
  { name: 'a.csv', text: `file_id,text\n${file_id},"open`, is: { problem: 'row', row: 2 } },
  { name: 'a.csv', text: `file_id,has${`\n${file_id},yes`.repeat(1001)}`, is: { problem: 'many' } },
])('what $name lacks is said: $is', ({ name, text, is }) => {
  expect(readTruths(name, text)).toEqual(is);
});
