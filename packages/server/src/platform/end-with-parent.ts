import { Worker } from 'node:worker_threads';

const lookEveryMs = 500;
/** The process that had this one made goes on under another number once its parent has died. */
const watch = `
  const { workerData } = require('node:worker_threads');
  setInterval(() => process.ppid === workerData.parent || process.kill(process.pid, 'SIGKILL'), workerData.lookEveryMs);
`;

/**
 * Ends this process once its parent is gone. A channel that closes is heard only between two pieces of work, and an orderly
 * exit waits for native threads; so a thread looks, too, and the end is a kill.
 */
export function endWithParent(): void {
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  const thread = new Worker(watch, {
    eval: true,
    execArgv: [],
    workerData: { parent: process.ppid, lookEveryMs },
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 },
  });
  thread.unref();
}
