import { z } from 'zod';
import { Estimate, Opens, PeriodOfDays } from '../agents/people.ts';
import { endpoint } from '../endpoint.ts';

/** What scores of some calls come to. */
const Scores = z.object({
  /** Mean of the scores, 0 … 100, over the `n` calls that have one, with its 95 % interval by Student's t. */
  score: Estimate,
  /** Of the calls that passed or failed: the share that passed, with its 95 % interval by Wilson. */
  passed_share: Estimate,
  passed: z.int(),
  /** The calls of the mean; those that passed, and those that failed. */
  open: Opens,
  open_passed: Opens,
  open_failed: Opens,
});
export type AgentScores = z.infer<typeof Scores>;

/** What an operator earns of the points of a question, 0 … 1, beside the team. */
export const QuestionShare = z.object({
  question_id: z.int(),
  text: z.string(),
  /** Calls in which it is answered. */
  n: z.int(),
  share: z.number(),
  team: z.number().nullable(),
  open: Opens,
});
export type QuestionShare = z.infer<typeof QuestionShare>;

/** What the calls of an operator are worth by a goal. */
export const AgentGoal = z.object({
  goal_id: z.int(),
  name: z.string(),
  pass_from: z.int(),
  all: Scores,
  /** Scores that count, and those that are so far only what the machine says. */
  published: Scores,
  machine: Scores,
  /** Of the team, the operator as well; of all where there is no team. */
  team: z.object({ n: z.int(), score: z.number().nullable(), passed_share: z.number().nullable() }),
  /** From the weakest to the strongest. */
  questions: z.array(QuestionShare),
});
export type AgentGoal = z.infer<typeof AgentGoal>;

export const getAgentGoals = endpoint({
  method: 'GET',
  path: 'agents/{id}/goals',
  can: 'goals.read',
  summary: 'What the calls of an operator in a period are worth by each goal, beside the team',
  params: z.object({ id: z.coerce.number().int() }),
  query: z.object(PeriodOfDays),
  reply: z.object({ results: z.array(AgentGoal) }),
});
