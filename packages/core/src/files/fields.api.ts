import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { FieldValues } from './fields.ts';
import { File } from './files.ts';

export const setFields = endpoint({
  method: 'PUT',
  path: 'files/{file_id}/fields',
  can: 'files.write',
  summary: 'Add fields to a call, or change them; those that say null are taken away, the others stay',
  params: z.object({ file_id: z.string() }),
  body: z.object({ fields: FieldValues }),
  reply: File,
});

export const setManyFields = endpoint({
  method: 'PUT',
  path: 'files/fields',
  can: 'files.write',
  summary:
    'The same for many calls, each by the field `external_id` that came with it. What cannot be done is said row by row, and the others are done',
  body: z.object({
    rows: z
      .array(z.object({ external_id: z.string().trim().min(1).max(200), fields: FieldValues }))
      .min(1)
      .max(1000),
  }),
  size: 'rules',
  reply: z.object({
    /** Calls that were changed. */
    files: z.int(),
    results: z.array(
      z.object({
        external_id: z.string(),
        file_ids: z.array(z.string()),
        /** Why nothing was changed: `files.not_found`, `files.too_many_fields`. */
        error: z.string().nullable(),
      }),
    ),
  }),
});

export const listFields = endpoint({
  method: 'GET',
  path: 'files/fields',
  can: 'files.read',
  summary: 'The fields that the newest calls have, with the values that are met most',
  reply: z.object({
    /** Calls that were looked at. */
    of: z.int(),
    results: z.array(z.object({ name: z.string(), files: z.int(), values: z.array(z.string()) })),
  }),
});
