import { afterAll, expect, it } from 'vitest';
import { startStageProcesses } from './stage-processes.ts';

const processes = startStageProcesses(1);
afterAll(() => processes.stop());

const merge = (word: string, signal?: AbortSignal) =>
  processes
    .run(
      'merge',
      { kind: 'text', format: 'txt', content: `Operator: ${word}\n`.repeat(400) },
      signal === undefined ? {} : { signal },
    )
    .then(({ phrases }) => new Set(phrases.map(({ text }) => text)));

it('a task never gets the answer to one that was called off', async () => {
  await merge('warm');
  for (let round = 0; round < 12; round += 1) {
    const off = new AbortController();
    const called = merge(`secret${round}`, off.signal).catch(() => null);
    // At different moments: before the process has it, in the middle, and just when the answer is on its way.
    for (let turn = 0; turn < round; turn += 1) await new Promise((next) => setImmediate(next));
    off.abort(new Error('called off'));
    expect(await merge(`own${round}`)).toEqual(new Set([`own${round}`]));
    await called;
  }
});
