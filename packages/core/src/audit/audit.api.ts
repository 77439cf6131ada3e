import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { listOf, Paging } from '../lists.ts';
import { Moment } from '../moment.ts';
import { auditActions } from './audit.ts';

export const AuditEntry = z.object({
  id: z.int(),
  at: z.string(),
  /** Null for what the system did by itself. */
  user_id: z.int().nullable(),
  /** Name of the person or of the API key at that moment. */
  actor: z.string(),
  address: z.string().nullable(),
  action: z.enum(auditActions),
  subject_id: z.string().nullable(),
  subject: z.string().nullable(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const AuditFilters = z.object({
  user_id: z.coerce.number().int().optional(),
  /** Actions, comma-separated. */
  action: z
    .string()
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.enum(auditActions)))
    .optional(),
  /** Part of the actor's or the subject's name. */
  text: z.string().max(200).optional(),
  start: Moment.optional(),
  to: Moment.optional(),
});

export const listAudit = endpoint({
  method: 'GET',
  path: 'audit',
  can: 'audit.read',
  summary: 'Who did what, newest first',
  query: AuditFilters.extend({ ...Paging, limit: Paging.limit.default(50) }),
  reply: listOf(AuditEntry),
});
export const exportAudit = endpoint({
  method: 'GET',
  path: 'audit/csv',
  can: 'audit.read',
  summary: 'The filtered log as CSV',
  query: AuditFilters,
  reply: null,
});
