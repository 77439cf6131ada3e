import { mostMoments } from '@earshot/core/coaching/coaching.ts';
import { describe, expect, it } from 'vitest';
import {
  blankGive,
  bodyOf,
  type GiveDraft,
  type GiveItem,
  giveProblem,
  moved,
  withItem,
} from './give-draft.ts';

const iryna = { id: 1, name: 'Iryna' };
const item = (file_id: string, operator: GiveItem['operator'] = iryna): GiveItem => ({
  file_id,
  file_name: `${file_id}.wav`,
  operator,
  started_at: '2026-11-09T10:00:00.000Z',
  duration_ms: 60_000,
  type: 'audio',
  audio_removed: false,
  moment: { start_ms: 1000, end_ms: 2000, role: 'operator', text: 'what changed' },
  note: ' Hear this. ',
});
const draft = (more: Partial<GiveDraft> = {}): GiveDraft => ({
  ...blankGive,
  agent: iryna,
  name: 'Ask first',
  items: [item('a')],
  ...more,
});
const order = (items: readonly GiveItem[]) => items.map(({ file_id }) => file_id).join('');

describe('what hinders giving', () => {
  it.each<[string, Partial<GiveDraft>, ReturnType<typeof giveProblem>]>([
    ['nothing', {}, null],
    ['nobody is chosen', { agent: null }, 'agent'],
    ['no name', { name: ' ' }, 'name'],
    ['no moments', { items: [] }, 'none'],
    ['too many', { items: Array.from({ length: mostMoments + 1 }, (_, at) => item(String(at))) }, 'many'],
    ['a colleague’s call', { items: [item('a'), item('b', { id: 2, name: 'Taras' })] }, 'foreign'],
    ['a call of nobody', { items: [item('a', null)] }, 'foreign'],
  ])('%s', (_, more, problem) => {
    expect(giveProblem(draft(more))).toBe(problem);
  });
});

describe('moments', () => {
  const three = [item('a'), item('b'), item('c')];
  it.each<[number, 1 | -1, string]>([
    [0, 1, 'bac'],
    [2, -1, 'acb'],
    [0, -1, 'abc'],
    [2, 1, 'abc'],
  ])('the one at %i moves by %i', (from, step, expected) => {
    expect(order(moved(three, from, step))).toBe(expected);
  });

  it('are given once each', () => {
    expect(order(withItem(three, item('b')))).toBe('abc');
    expect(order(withItem(three, item('d')))).toBe('abcd');
  });
});

it('is sent without blanks around what is written', () => {
  expect(bodyOf(draft({ note: ' Two calls. ' }), 1)).toEqual({
    agent_id: 1,
    name: 'Ask first',
    note: 'Two calls.',
    measure: null,
    items: [{ file_id: 'a', at: { start_ms: 1000, end_ms: 2000 }, note: 'Hear this.' }],
  });
});
