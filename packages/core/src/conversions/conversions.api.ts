import { z } from 'zod';
import { Opens, PeriodOfDays } from '../agents/people.ts';
import { endpoint } from '../endpoint.ts';
import { listOf, Paging } from '../lists.ts';
import { RuleVersion } from '../rules/rules.ts';
import { Conversion, ConversionInput } from './conversions.ts';

const Params = z.object({ id: z.coerce.number().int() });

/** What a conversion comes to in some calls. */
const figures = {
  /** Calls that could have been one, and those that are. */
  calls: z.int(),
  conversions: z.int(),
  /** Share of them with its 95 % interval by Wilson, 0 … 1; null without calls. */
  rate: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  /** Sum of their values; null where none of them has one. */
  revenue: z.number().nullable(),
  /** Conversions whose value is not known; 0 where none is asked for. */
  without_value: z.int(),
  /** The conversions; the calls that they are out of. */
  open: Opens,
  open_calls: Opens,
};
export const ConversionFigures = z.object(figures);
export type ConversionFigures = z.infer<typeof ConversionFigures>;

/** What the calls are grouped by: days, weeks and months of the workspace's clock. */
export const statSteps = ['day', 'week', 'month', 'agent', 'source', 'segment'] as const;
export type StatBy = (typeof statSteps)[number];

/** `key`: the first day, or the id; `name`: what the id is called. */
export const StatRow = z.object({ key: z.string(), name: z.string().nullable(), ...figures });
export type StatRow = z.infer<typeof StatRow>;

/** A conversion in the overview; in days that follow one another, the earliest first. */
export const OverviewRow = z.object({
  conversion_id: z.int(),
  ...figures,
  /** Of the period of the same length before; null where the period is open. */
  before: z
    .object({
      calls: z.int(),
      conversions: z.int(),
      rate: z.number().nullable(),
      revenue: z.number().nullable(),
    })
    .nullable(),
  trend: z.array(
    z.object({
      dateFrom: z.iso.date(),
      dateTo: z.iso.date(),
      calls: z.int(),
      conversions: z.int(),
      rate: z.number().nullable(),
    }),
  ),
});
export type OverviewRow = z.infer<typeof OverviewRow>;

/** A conversion in the calls of an agent. */
export const AgentConversion = z.object({
  conversion_id: z.int(),
  name: z.string(),
  type: z.string(),
  ...figures,
  /** Of all calls that it is out of, whoever took them. */
  overall: z.object({ calls: z.int(), rate: z.number().nullable() }),
});
export type AgentConversion = z.infer<typeof AgentConversion>;

export const listConversions = endpoint({
  method: 'GET',
  path: 'conversions',
  can: 'conversions.read',
  summary: 'Conversions of the workspace: what counts as a success',
  query: z.object({ ...Paging, limit: Paging.limit.default(1000) }),
  reply: listOf(Conversion),
});
export const getConversionOverview = endpoint({
  method: 'GET',
  path: 'conversions/overview',
  can: 'conversions.read',
  summary: 'Rate and revenue of every conversion in a period; those that cannot be asked are left out',
  query: z.object(PeriodOfDays),
  reply: z.object({
    dateFrom: z.iso.date().nullable(),
    dateTo: z.iso.date(),
    results: z.array(OverviewRow),
  }),
});
export const getConversion = endpoint({
  method: 'GET',
  path: 'conversions/{id}',
  can: 'conversions.read',
  summary: 'One conversion',
  params: Params,
  reply: Conversion,
});
export const createConversion = endpoint({
  method: 'POST',
  path: 'conversions',
  can: 'conversions.write',
  summary: 'Add a conversion; name and type together are unique',
  body: ConversionInput,
  size: 'rules',
  reply: Conversion,
  status: 201,
});
export const updateConversion = endpoint({
  method: 'PUT',
  path: 'conversions/{id}',
  can: 'conversions.write',
  summary: 'Change a conversion; what it counts holds for past calls, too',
  params: Params,
  body: ConversionInput,
  size: 'rules',
  reply: Conversion,
});
export const removeConversion = endpoint({
  method: 'DELETE',
  path: 'conversions/{id}',
  can: 'conversions.write',
  summary: 'Remove a conversion; its calls stay',
  params: Params,
  reply: null,
  status: 204,
});
export const lockConversion = endpoint({
  method: 'POST',
  path: 'conversions/{id}/lock',
  can: 'conversions.write',
  summary: 'Only the author may lock or unlock',
  params: Params,
  body: z.object({ locked: z.boolean() }),
  reply: Conversion,
});
export const cloneConversion = endpoint({
  method: 'POST',
  path: 'conversions/{id}/clone',
  can: 'conversions.write',
  summary: 'A copy under a new name',
  params: Params,
  reply: Conversion,
  status: 201,
});
export const listConversionVersions = endpoint({
  method: 'GET',
  path: 'conversions/{id}/versions',
  can: 'conversions.read',
  summary: 'Former versions, newest first',
  params: Params,
  query: z.object({ ...Paging, limit: Paging.limit.default(50) }),
  reply: listOf(RuleVersion),
});
export const getConversionStat = endpoint({
  method: 'GET',
  path: 'conversions/{id}/stat',
  can: 'conversions.read',
  summary: 'Rate and revenue of a conversion in a period, by day, agent, source or segment',
  params: Params,
  query: z.object({ ...PeriodOfDays, by: z.enum(statSteps).default('day') }),
  reply: z.object({
    /** Each call once; by segment a call may stand in several rows, by agent and source in none. */
    total: ConversionFigures,
    results: z.array(StatRow),
  }),
});
export const getAgentConversions = endpoint({
  method: 'GET',
  path: 'agents/{id}/conversions',
  can: 'conversions.read',
  summary: 'Every conversion in the calls of an agent in a period, beside all calls',
  params: Params,
  query: z.object(PeriodOfDays),
  reply: z.object({ results: z.array(AgentConversion) }),
});
