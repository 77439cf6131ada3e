import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { listOf, Paging } from '../lists.ts';
import { Coaching, CoachingInput, CoachingMoment, MomentInput, MomentSpan, momentKinds } from './coaching.ts';

const Params = z.object({ id: z.coerce.number().int() });

export const listMoments = endpoint({
  method: 'GET',
  path: 'coaching/moments',
  can: 'coaching.read',
  summary: 'The library of moments, newest first; nothing of it is an operator’s to see',
  query: z.object({
    ...Paging,
    limit: Paging.limit.default(50),
    text: z.string().trim().max(100).default(''),
    kind: z.enum(momentKinds).optional(),
    theme: z.string().max(60).optional(),
    agent_id: z.coerce.number().int().optional(),
  }),
  reply: listOf(CoachingMoment).extend({
    themes: z.array(z.string()),
    /** Operators of whose calls there are moments. */
    operators: z.array(z.object({ id: z.int(), name: z.string(), moments: z.int() })),
  }),
});
export const saveMoment = endpoint({
  method: 'POST',
  path: 'coaching/moments',
  can: 'coaching.write',
  summary: 'Save a moment of a call to the library',
  body: MomentInput.extend({ file_id: z.string().max(100), at: MomentSpan }),
  reply: CoachingMoment,
  status: 201,
});
export const changeMoment = endpoint({
  method: 'PUT',
  path: 'coaching/moments/{id}',
  can: 'coaching.write',
  summary: 'Change what is said of a moment of the library',
  params: Params,
  body: MomentInput,
  reply: CoachingMoment,
});
export const removeMoment = endpoint({
  method: 'DELETE',
  path: 'coaching/moments/{id}',
  can: 'coaching.write',
  summary: 'Take a moment off the library; where it was given it stays',
  params: Params,
  reply: null,
  status: 204,
});

export const listCoaching = endpoint({
  method: 'GET',
  path: 'coaching',
  can: 'coaching.read',
  summary: 'What was given to operators, newest first; to an operator what was given to them',
  query: z.object({
    ...Paging,
    limit: Paging.limit.default(20),
    agent_id: z.coerce.number().int().optional(),
  }),
  reply: listOf(Coaching).extend({
    /** Moments that the operator who asks has not heard; 0 for anybody else. */
    to_listen: z.int(),
    /** Operators to whom anything was given. */
    operators: z.array(z.object({ id: z.int(), name: z.string(), given: z.int() })),
  }),
});
export const giveCoaching = endpoint({
  method: 'POST',
  path: 'coaching',
  can: 'coaching.write',
  summary: 'Give moments of an operator’s own calls to the operator, with what should move',
  body: CoachingInput,
  size: 'rules',
  reply: Coaching,
  status: 201,
});
export const getCoaching = endpoint({
  method: 'GET',
  path: 'coaching/{id}',
  can: 'coaching.read',
  summary: 'What was given to an operator, with what was listened to and whether the measure moved',
  params: Params,
  reply: Coaching,
});
export const removeCoaching = endpoint({
  method: 'DELETE',
  path: 'coaching/{id}',
  can: 'coaching.write',
  summary: 'Take back what was given to an operator',
  params: Params,
  reply: null,
  status: 204,
});
export const markListened = endpoint({
  method: 'POST',
  path: 'coaching/{id}/items/{place}/listened',
  can: 'own_scores.write',
  summary: 'Say that one has listened to a moment that was given to one',
  params: Params.extend({ place: z.coerce.number().int() }),
  reply: null,
  status: 204,
});
