/** Draws reports beside the event loop: gets one after the other, answers each with its bytes. */
import { parentPort } from 'node:worker_threads';
import { type DrawingJob, draw } from './drawing-job.ts';

parentPort?.on('message', async (job: DrawingJob) => {
  const bytes = new Uint8Array(await draw(job));
  parentPort?.postMessage(bytes, [bytes.buffer]);
});
