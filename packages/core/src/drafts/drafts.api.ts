import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { draftKinds, longestDraft } from './drafts.ts';

const Fields = z
  .record(z.string(), z.unknown())
  .refine((fields) => JSON.stringify(fields).length <= longestDraft, 'too long');

export const Draft = z.object({
  kind: z.enum(draftKinds),
  subject: z.string(),
  /** What the form held when the draft was begun. */
  base: Fields,
  body: Fields,
  updated: z.string(),
});
export type Draft = z.infer<typeof Draft>;

const Params = z.object({
  kind: z.enum(draftKinds),
  /** The id of what is edited, `new`, or the id of a call and what of it, with colons between. */
  subject: z.string().regex(/^[\w:-]{1,120}$/u),
});

export const getDraft = endpoint({
  method: 'GET',
  path: 'drafts/{kind}/{subject}',
  can: 'drafts.write',
  summary: 'What this person wrote in a form and has not saved',
  params: Params,
  reply: z.object({ draft: Draft.nullable() }),
});
export const keepDraft = endpoint({
  method: 'PUT',
  path: 'drafts/{kind}/{subject}',
  can: 'drafts.write',
  summary: 'Keep what is written in a form for 30 days',
  params: Params,
  body: z.object({ base: Fields, body: Fields }),
  size: 'rules',
  reply: Draft,
});
export const dropDraft = endpoint({
  method: 'DELETE',
  path: 'drafts/{kind}/{subject}',
  can: 'drafts.write',
  summary: 'Keep it no longer',
  params: Params,
  reply: null,
  status: 204,
});
