import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { CallMetrics } from './metrics.ts';

export const getMetrics = endpoint({
  method: 'GET',
  path: 'files/{file_id}/metrics',
  can: 'files.read',
  shared: true,
  summary: 'Numbers of one call, each with the moments behind it',
  params: z.object({ file_id: z.string() }),
  reply: CallMetrics,
});
