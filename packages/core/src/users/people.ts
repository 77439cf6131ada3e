import { z } from 'zod';
import { brokenPasswordRules } from './password.ts';

export const Flags = {
  allow_reports: z.boolean(),
  allow_classifiers: z.boolean(),
  allow_callcenter: z.boolean(),
};

export const Done = z.object({ success: z.boolean() });
export const Email = z.email().trim().max(254);
export const IdParams = z.object({ id: z.coerce.number().int() });
export const personNameLength = { least: 3, most: 100 } as const;
export const PersonName = z.string().trim().min(personNameLength.least).max(personNameLength.most);
export const NewPassword = z
  .string()
  .max(200)
  .refine((password) => brokenPasswordRules(password).length === 0, 'password rules');
