import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** Where the text matches, in UTF-16 units, or why the expression is not valid. */
const Check = z.object({
  valid: z.boolean(),
  error: z.string().nullable(),
  matches: z.array(z.object({ start: z.int(), end: z.int(), text: z.string() })),
});
export type RegexCheck = z.infer<typeof Check>;

const Text = z.string().max(20_000).default('');

export const validateRegex = endpoint({
  method: 'POST',
  path: 'regex_validation/',
  can: 'matching.read',
  summary: 'Whether a regular expression is valid, and what it finds in a text',
  body: z.object({ regex: z.string().min(1).max(512), text: Text }),
  size: 'rules',
  passesOver: true,
  reply: Check,
});

export const checkPattern = endpoint({
  method: 'POST',
  path: 'regex_pattern',
  can: 'matching.read',
  summary: 'What a phrase with wildcards (`*` for any ending) finds in a text',
  body: z.object({ pattern: z.string().min(1).max(512), text: Text }),
  size: 'rules',
  passesOver: true,
  reply: Check,
});
