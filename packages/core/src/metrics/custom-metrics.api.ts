import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { listOf, Paging } from '../lists.ts';
import { formulaIssues, formulaReasons } from './formula.ts';

export const metricNameLength = { least: 3, most: 60 } as const;

export const CustomMetricInput = z.object({
  name: z.string().trim().min(metricNameLength.least).max(metricNameLength.most),
  /** Arithmetic over the numbers of a call: `hold_ms / duration_ms * 100`, `operator.talk_share`. */
  formula: z.string().trim().min(1).max(500),
  unit: z.string().max(20).default(''),
  /** Below or above these the number is marked. */
  lower_limit: z.number().nullable().default(null),
  upper_limit: z.number().nullable().default(null),
});
export type CustomMetricInput = z.infer<typeof CustomMetricInput>;

export const CustomMetric = CustomMetricInput.extend({
  id: z.int(),
  version: z.int(),
  /** Its name in filters and rules, whatever it is called. */
  key: z.string(),
});
export type CustomMetric = z.infer<typeof CustomMetric>;

/** What rules, filters and stored numbers call it: a new name breaks none of them. */
export function customMetricKey(id: number): string {
  return `custom_${id}`;
}

const Params = z.object({ id: z.coerce.number().int() });

export const listCustomMetrics = endpoint({
  method: 'GET',
  path: 'metrics',
  can: 'files.read',
  summary: 'Metrics that the workspace defined',
  query: z.object({ ...Paging, limit: Paging.limit.default(1000) }),
  reply: listOf(CustomMetric),
});
export const createCustomMetric = endpoint({
  method: 'POST',
  path: 'metrics',
  can: 'metrics.write',
  summary: 'Define a metric over the others',
  body: CustomMetricInput,
  reply: CustomMetric,
  status: 201,
});
export const updateCustomMetric = endpoint({
  method: 'PUT',
  path: 'metrics/{id}',
  can: 'metrics.write',
  summary: 'Change a metric; calls get the new number in the background',
  params: Params,
  body: CustomMetricInput,
  reply: CustomMetric,
});
export const removeCustomMetric = endpoint({
  method: 'DELETE',
  path: 'metrics/{id}',
  can: 'metrics.write',
  summary: 'Remove a metric',
  params: Params,
  reply: null,
  status: 204,
});
/** A formula as it stands in the editor. */
export const checkFormula = endpoint({
  method: 'POST',
  path: 'metrics/check',
  can: 'files.read',
  summary: 'What a formula gives for one call, or what is wrong with it',
  body: z.object({ formula: z.string().max(500), file_id: z.string().optional() }),
  reply: z.object({
    valid: z.boolean(),
    issue: z
      .object({ code: z.enum(formulaIssues), start: z.int(), end: z.int(), found: z.string().optional() })
      .nullable(),
    value: z.number().nullable(),
    /** Why there is no value for this call. */
    reason: z.enum(formulaReasons).nullable(),
  }),
});
