/** Draws reports beside the event loop: gets the blocks of one as JSON, then what else it is, and answers with its bytes. */
import { parentPort } from 'node:worker_threads';
import type { ReportBlock } from '@earshot/core/reports/reports.api.ts';
import { type DrawingJob, draw } from './drawing-job.ts';

let blocks: ReportBlock[] = [];

parentPort?.on('message', async (message: string | DrawingJob) => {
  if (typeof message === 'string') {
    blocks.push(JSON.parse(message) as ReportBlock);
    return;
  }
  const { report, run, workspace } = message.told;
  const told = { report, run: { ...run, blocks }, workspace };
  blocks = [];
  const bytes = new Uint8Array(await draw({ ...message, told }));
  parentPort?.postMessage(bytes, [bytes.buffer]);
});
