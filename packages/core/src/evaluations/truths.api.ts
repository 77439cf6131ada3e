import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { listOf, Paging } from '../lists.ts';
import { TestedItem } from './evaluations.ts';
import { mostTruthsAtOnce, NewTruth, Right, Truth, truthViews } from './truths.ts';

const Params = z.object({ id: z.coerce.number().int() });
const TruthParams = z.object({ id: z.coerce.number().int(), truth_id: z.coerce.number().int() });

export const listTruth = endpoint({
  method: 'GET',
  path: 'projects/{id}/truth',
  can: 'projects.read',
  also: ['files.read'],
  summary: 'The calls of a testing project with what people say is right of them',
  params: Params,
  query: z.object({ ...Paging, limit: Paging.limit.default(50), view: z.enum(truthViews).default('all') }),
  reply: listOf(Truth).extend({
    counts: z.object({
      all: z.int(),
      open: z.int(),
      answered: z.int(),
      /** Answered, and drawn by chance. */
      random: z.int(),
      /** Transcripts that people corrected from what was heard. */
      corrected: z.int(),
      calls: z.int(),
      people: z.int(),
    }),
    items: z.array(TestedItem),
  }),
});
export const addTruth = endpoint({
  method: 'POST',
  path: 'projects/{id}/truth',
  can: 'projects.write',
  summary: 'Bring in right answers, by call and phrase; what was said of a place before is replaced',
  params: Params,
  body: z.object({ entries: z.array(NewTruth).min(1).max(mostTruthsAtOnce) }),
  size: 'rules',
  reply: z.object({ added: z.int(), replaced: z.int() }),
});
export const drawTruth = endpoint({
  method: 'POST',
  path: 'projects/{id}/truth/draw',
  can: 'projects.write',
  summary: 'Draw calls of the project by chance, or parts of them, to be answered by people',
  params: Params,
  body: z.object({ count: z.int().min(1).max(mostTruthsAtOnce) }),
  reply: z.object({ added: z.int() }),
});
export const collectTruth = endpoint({
  method: 'POST',
  path: 'projects/{id}/truth/collect',
  can: 'projects.write',
  summary:
    'Take over what people have decided of the calls of the project in their work: labels, answers of reviews, corrected transcripts',
  params: Params,
  reply: z.object({ added: z.int() }),
});
export const answerTruth = endpoint({
  method: 'PUT',
  path: 'projects/{id}/truth/{truth_id}',
  can: 'projects.write',
  also: ['files.read'],
  summary: 'Say what is right; null takes it back',
  params: TruthParams,
  body: z.object({ right: Right.nullable() }),
  size: 'rules',
  reply: Truth,
});
export const removeTruth = endpoint({
  method: 'DELETE',
  path: 'projects/{id}/truth/{truth_id}',
  can: 'projects.write',
  summary: 'Take a place out of the truth set',
  params: TruthParams,
  reply: null,
  status: 204,
});
