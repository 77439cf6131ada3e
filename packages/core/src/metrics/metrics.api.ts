import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { formulaReasons } from './formula.ts';
import { CallMetrics } from './metrics.ts';

/** A metric of the workspace with its value for one call; null with the reason where it has none. */
export const OwnMetricValue = z.object({
  id: z.int(),
  name: z.string(),
  unit: z.string(),
  value: z.number().nullable(),
  reason: z.enum(formulaReasons).nullable(),
  lower_limit: z.number().nullable(),
  upper_limit: z.number().nullable(),
});
export type OwnMetricValue = z.infer<typeof OwnMetricValue>;

export const getMetrics = endpoint({
  method: 'GET',
  path: 'files/{file_id}/metrics',
  can: 'files.read',
  shared: true,
  summary: 'Numbers of one call, each with the moments behind it',
  params: z.object({ file_id: z.string() }),
  reply: CallMetrics.extend({ custom: z.array(OwnMetricValue) }),
});
