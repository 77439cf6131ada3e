import { z } from 'zod';
import { speakerRoles } from './role.ts';

/** Somebody who speaks in a call. */
export const Speaker = z.object({
  id: z.string(),
  role: z.enum(speakerRoles).nullable(),
  channel: z.int().nullable(),
  name: z.string().nullable().default(null),
});
export type Speaker = z.infer<typeof Speaker>;
