import { getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';

it.runIf(process.platform === 'linux')('a thread stands back, and the program does not', async () => {
  const before = getPriority();
  const thread = new Worker(
    `const { parentPort } = require('node:worker_threads');
     const { readlinkSync } = require('node:fs');
     import(${JSON.stringify(new URL('./low-priority.ts', import.meta.url).href)}).then(({ standBack }) => {
       standBack();
       const id = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
       parentPort.postMessage(require('node:os').getPriority(id));
     });`,
    { eval: true },
  );
  const priority = await new Promise((done, failed) => {
    thread.once('message', done);
    thread.once('error', failed);
  });
  await thread.terminate();
  expect(priority).toBe(15);
  expect(getPriority()).toBe(before);
});
