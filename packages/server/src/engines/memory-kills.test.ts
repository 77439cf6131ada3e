import { expect, it } from 'vitest';
import { countIn, memoryKills, ranOutOfMemory } from './memory-kills.ts';

it('counts what the system has ended for want of memory', () => {
  expect(countIn('low 0\nhigh 0\nmax 12\noom 2\noom_kill 3\noom_group_kill 0\n')).toBe(3);
  expect(countIn('nr_free_pages 1\noom_kill 17\n')).toBe(17);
  expect(countIn('')).toBeUndefined();
  expect(memoryKills()).toBeGreaterThanOrEqual(0);
});

it('takes evidence for want of memory, not a kill alone', () => {
  const calm = { before: 2, after: 2 };
  const short = { before: 2, after: 3 };
  expect(ranOutOfMemory({ wasKilled: true, kills: calm, said: '' })).toBe(false);
  expect(ranOutOfMemory({ wasKilled: true, kills: short, said: '' })).toBe(true);
  expect(ranOutOfMemory({ wasKilled: false, kills: short, said: 'segmentation fault' })).toBe(false);
  const said = "terminate called after throwing an instance of 'std::bad_alloc'";
  expect(ranOutOfMemory({ wasKilled: false, kills: calm, said })).toBe(true);
  const heap = 'FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory';
  expect(ranOutOfMemory({ wasKilled: false, kills: calm, said: heap })).toBe(true);
});
