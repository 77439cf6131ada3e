import { describe, expect, it } from 'vitest';
import { createQueue } from './one-at-a-time.ts';

describe('long work', () => {
  it('is done one piece at a time, the callers in turn', async () => {
    const queue = createQueue();
    const order: string[] = [];
    let atOnce = 0;
    const piece = (name: string) => async () => {
      atOnce += 1;
      expect(atOnce).toBe(1);
      order.push(name);
      await Promise.resolve();
      atOnce -= 1;
      return name;
    };
    const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((name) =>
      queue.run(name[0] ?? '', piece(name)),
    );
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']);
    expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  it('goes on after a piece that fails', async () => {
    const queue = createQueue();
    const failing = queue.run('a', () => Promise.reject(new Error('no')));
    const after = queue.run('a', () => 'done');
    await expect(failing).rejects.toThrow('no');
    expect(await after).toBe('done');
    expect(await queue.run('b', () => 'again')).toBe('again');
  });
});
