import type { File, StageStatus } from '@earshot/core/files/files.ts';
import { expect, it } from 'vitest';
import { hasWords } from './has-words.ts';

const origin = (kind: 'engine' | 'text' | 'none'): File['words'] => ({
  kind,
  engine: null,
  model: null,
  grade: null,
  estimated_times: false,
  reason: null,
  failed_segments: 0,
});
const stage = (name: File['stages'][number]['name'], status: StageStatus) => ({
  name,
  status,
  progress: 0,
  ms: null,
  error: null,
});
const call = (transcribe: StageStatus, merge: StageStatus) => [
  stage('decode', 'done'),
  stage('transcribe', transcribe),
  stage('merge', merge),
];

it.each<[string, boolean, File['words'], File['stages']]>([
  ['a new recording', false, null, call('waiting', 'waiting')],
  ['one whose words are not put together yet', false, origin('engine'), call('done', 'running')],
  ['one that is done', true, origin('engine'), call('done', 'done')],
  ['one without an engine', false, origin('none'), call('skipped', 'done')],
  ['one that is recognised again', true, origin('engine'), call('running', 'waiting')],
  ['one whose words could not be put together again', true, origin('engine'), call('cached', 'failed')],
  ['a new text', false, null, [stage('merge', 'running')]],
  ['a text', true, origin('text'), [stage('merge', 'cached')]],
])('of %s: %s', (_, expected, words, stages) => {
  expect(hasWords({ words, stages })).toBe(expected);
});
