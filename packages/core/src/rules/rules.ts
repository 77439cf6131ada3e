import { z } from 'zod';
import { Evidence } from '../detection/detection.ts';

/** Rules that can be applied to calls, and whose former versions are kept. */
export const ruleKinds = ['tag', 'pattern', 'script'] as const;
export type RuleKind = (typeof ruleKinds)[number];

/** What keeps its former versions. */
export const versionedKinds = [
  'tag',
  'pattern',
  'script',
  'segment',
  'metric',
  'project',
  'goal',
  'conversion',
  'report',
  'classifier',
] as const;
export type VersionedKind = (typeof versionedKinds)[number];

/** What its author can lock against the others. */
export const lockableKinds = [
  'tag',
  'pattern',
  'script',
  'segment',
  'project',
  'goal',
  'conversion',
  'report',
  'classifier',
] as const satisfies VersionedKind[];
export type LockableKind = (typeof lockableKinds)[number];

/** What is shown of every rule beside what a person set. */
export const ruleFields = {
  id: z.int(),
  version: z.int(),
  author: z.string().nullable(),
  /** Only its author may change it. */
  locked: z.boolean(),
  can_change: z.boolean(),
  /** Its author may. */
  can_lock: z.boolean(),
  created: z.string(),
  updated: z.string(),
};

export const RuleVersion = z.object({
  version: z.int(),
  body: z.record(z.string(), z.unknown()),
  by: z.string().nullable(),
  at: z.string(),
});

/** From which calls on a saved rule counts: those that arrive from now on, or also those that are there. */
export const Apply = z.enum(['from_now_on', 'history']).default('from_now_on');

export const runStatuses = ['waiting', 'running', 'done', 'cancelled', 'failed'] as const;

/** A rule on its way over the calls that are there. */
export const RuleRun = z.object({
  id: z.int(),
  kind: z.enum(ruleKinds),
  rule_id: z.int(),
  rule_version: z.int(),
  status: z.enum(runStatuses),
  total: z.int(),
  done: z.int(),
  /** Calls that it now holds for and did not before, no longer holds for, and holds for as before. */
  added: z.int(),
  removed: z.int(),
  kept: z.int(),
  created: z.string(),
  ended: z.string().nullable(),
});
export type RuleRun = z.infer<typeof RuleRun>;

/** What people found of the calls that a version of a rule finds. */
export const VersionMarks = z.object({
  version: z.int(),
  right: z.int(),
  wrong: z.int(),
  /** When the last of them was made. */
  at: z.string(),
});
export type VersionMarks = z.infer<typeof VersionMarks>;

/** Whether a version is right about a call; null takes the mark back. */
export const RuleMark = z.object({ file_id: z.string(), is_right: z.boolean().nullable() });
export type RuleMark = z.infer<typeof RuleMark>;

/** What a rule does to one call. */
export const CheckResult = z.object({ holds: z.boolean(), evidence: z.array(Evidence) });
export type CheckResult = z.infer<typeof CheckResult>;

/** What a rule would change in past calls. */
export const Preview = z.object({
  days: z.int(),
  /** Calls looked at; fewer than `total` when there are very many. */
  looked_at: z.int(),
  total: z.int(),
  matched: z.int(),
  added: z.int(),
  removed: z.int(),
  sample: z.array(
    z.object({
      file_id: z.string(),
      name: z.string(),
      operator: z.string().nullable(),
      started_at: z.string(),
      change: z.enum(['added', 'removed', 'kept']),
      evidence: z.array(Evidence),
    }),
  ),
});
export type Preview = z.infer<typeof Preview>;
