import { z } from 'zod';
import { Opens, PeriodOfDays } from '../agents/people.ts';
import { FlatFilters } from '../calls/flat-filters.ts';
import { endpoint } from '../endpoint.ts';
import { demands, stepTypes } from '../wording/steps.ts';

/** How often a script was said; each number opens exactly its calls. */
const figures = {
  said: z.int(),
  /** It could have been heard, and was not; places that are unsure are among these. */
  not_said: z.int(),
  /** Whoever should say it has no words in the call, or no variation is in its language. */
  unknown: z.int(),
  /** `said` and `not_said` together: what the share is of. */
  known: z.int(),
  /** Share with its 95 % interval by Wilson, 0 … 1; null without calls. */
  share: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  open_said: Opens,
  open_not_said: Opens,
  open_unknown: Opens,
};

/** What the calls are grouped by; days and weeks are those of the workspace's clock. */
export const adherenceGroups = ['agent', 'day', 'week'] as const;
export type AdherenceGroup = (typeof adherenceGroups)[number];

/** Of one script. */
export const ScriptAdherence = z.object({
  script_id: z.int(),
  name: z.string(),
  type: z.enum(stepTypes),
  demand: z.enum(demands),
  set: z.string(),
  place: z.int(),
  ...figures,
});
export type ScriptAdherence = z.infer<typeof ScriptAdherence>;

/** `key`: the first day, or the id of an operator; `name`: what the id is called. */
export const AdherenceRow = z.object({ key: z.string(), name: z.string().nullable(), ...figures });
export type AdherenceRow = z.infer<typeof AdherenceRow>;

/** Of one script in the calls of an operator. */
export const AgentAdherence = ScriptAdherence.extend({
  /** In the calls of the team, the operator's as well; in all where there is no team. */
  team: z.object({ known: z.int(), share: z.number().nullable() }),
});
export type AgentAdherence = z.infer<typeof AgentAdherence>;

const SetStep = z.object({ script_id: z.int(), name: z.string(), demand: z.enum(demands), place: z.int() });

/** The set that a script is a step of. */
export const SetOrder = z.object({
  /** Empty where it is a step of none. */
  set: z.string(),
  steps: z.array(SetStep),
  /** Calls in which steps were said out of their order. */
  broken: z.int(),
  open_broken: Opens,
  /** Which two change places, in so many of these calls, the most frequent first. */
  swaps: z.array(z.object({ later: SetStep, sooner: SetStep, calls: z.int() })),
});
export type SetOrder = z.infer<typeof SetOrder>;

/** Its own filters open the numbers; two of the same would be joined by or. */
const Asked = FlatFilters.omit({
  scripts_said: true,
  scripts_not_said: true,
  scripts_unknown: true,
  scripts_out_of_order: true,
}).extend(PeriodOfDays);

export const listAdherence = endpoint({
  method: 'GET',
  path: 'scripts/adherence',
  can: 'scripts.read',
  summary: 'How often each script was said in the calls of a period in which that can be known',
  query: Asked,
  reply: z.object({ results: z.array(ScriptAdherence) }),
});
export const getAdherence = endpoint({
  method: 'GET',
  path: 'scripts/{id}/adherence',
  can: 'scripts.read',
  summary: 'How often a script was said, by operator, day or week',
  params: z.object({ id: z.coerce.number().int() }),
  query: Asked.extend({ by: z.enum(adherenceGroups).default('day') }),
  reply: z.object({
    total: ScriptAdherence,
    results: z.array(AdherenceRow),
  }),
});
export const getAgentAdherence = endpoint({
  method: 'GET',
  path: 'agents/{id}/scripts',
  can: 'scripts.read',
  summary: 'How often an operator said each script, beside the team',
  params: z.object({ id: z.coerce.number().int() }),
  query: z.object(PeriodOfDays),
  reply: z.object({ results: z.array(AgentAdherence) }),
});
export const getSetOrder = endpoint({
  method: 'GET',
  path: 'scripts/{id}/order',
  can: 'scripts.read',
  summary: 'The steps of the set of a script, and the calls in which they were said out of their order',
  params: z.object({ id: z.coerce.number().int() }),
  query: Asked,
  reply: SetOrder,
});
