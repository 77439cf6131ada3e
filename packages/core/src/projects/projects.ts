import { z } from 'zod';
import { CallFilters } from '../calls/call-filters.ts';
import { CallMoment } from '../detection/moments.ts';
import { LanguageCode } from '../files/files.ts';
import { Query } from '../matching/query.ts';
import { ruleFields } from '../rules/rules.ts';
import { ShownTrigger, Trigger } from './triggers.ts';

export const projectKinds = ['discovery', 'monitoring', 'training', 'testing'] as const;
export type ProjectKind = (typeof projectKinds)[number];

export const projectStates = ['not_started', 'started', 'paused'] as const;
export type ProjectState = (typeof projectStates)[number];

/** How often what was found is told. */
export const alertsPeriods = ['4_a_day', '2_a_day', 'daily', 'every_3_days', 'weekly'] as const;
export type AlertsPeriod = (typeof alertsPeriods)[number];

/** Something on its way over past calls. Taking everything back is one of them. */
export const projectRunKinds = ['history', 'clear'] as const;
export const projectRunStatuses = ['waiting', 'running', 'paused', 'done', 'cancelled', 'failed'] as const;

/** Bounds of a project's name, in characters. */
export const projectNameLength = { least: 3, most: 100 } as const;

/** What a training project teaches (a classifier), or a testing project tests. */
export const subjectKinds = ['classifier', 'pattern', 'script', 'goal', 'engine'] as const;
export type SubjectKind = (typeof subjectKinds)[number];
export const Subject = z.object({
  kind: z.enum(subjectKinds),
  /** Of what recognises speech there is none: 0. */
  id: z.int().default(0),
  /** The version that is tested; null for the newest. */
  version: z.int().nullable().default(null),
});
export type Subject = z.infer<typeof Subject>;

/** What a person sets of a project. */
export const ProjectInput = z.object({
  name: z.string().trim().min(projectNameLength.least).max(projectNameLength.most),
  kind: z.enum(projectKinds),
  description: z.string().max(1000).default(''),
  /** Languages of the calls in question; at least one, unless `auto_language` is on. */
  language: z.array(LanguageCode).max(50).default([]),
  /** Calls in every language, whatever `language` says. */
  auto_language: z.boolean().default(false),
  query: Query.nullable().default(null),
  filters: CallFilters.default({}),
  /** A call is found by the query or any of these; by the filters alone where there is neither. */
  patterns: z.array(z.int()).max(200).default([]),
  triggers: z.array(Trigger).max(20).default([]),
  alerts_period: z.enum(alertsPeriods).default('daily'),
  /** The day, by the clock of the workspace, from which on past calls are taken in as well; null for calls from now on. */
  history_from: z.iso.date().nullable().default(null),
  /** Only of projects for training and testing. */
  subject: Subject.nullable().default(null),
  /** Of a testing project: each new version of the subject is tested, and the author hears of it where it is worse. */
  tests_on_change: z.boolean().default(false),
});
export type ProjectInput = z.infer<typeof ProjectInput>;

/** What lies behind a number, as `POST search` takes it. */
export const Open = z.object({ query: z.null(), filters: CallFilters });
export type Open = z.infer<typeof Open>;

/** How far a run over past calls has come; `ms_left` once its speed is known. */
export const ProjectProgress = z.object({
  run_id: z.int(),
  kind: z.enum(projectRunKinds),
  status: z.enum(projectRunStatuses),
  done: z.int(),
  total: z.int(),
  ms_left: z.int().nullable(),
});

/** Calls found in each of the last weeks, the present one last. */
export const shownWeeks = 12;

export const Project = ProjectInput.extend({
  triggers: z.array(ShownTrigger),
  ...ruleFields,
  author_id: z.int().nullable(),
  /** What this person may not see of it is left out (patterns, segments); then they cannot change it either. */
  is_partly_hidden: z.boolean(),
  state: z.enum(projectStates),
  progress: ProjectProgress.nullable(),
  found: z.int(),
  /** Found calls that came in today, by the clock of the workspace. */
  added_today: z.int(),
  /** Mean over the found calls; null where there are none. */
  score: z.number().nullable(),
  /** Mean of the last 28 days less that of the 28 before; null where either has no calls. */
  trend: z.number().nullable(),
  weeks: z.array(z.int()).length(shownWeeks),
  is_pinned: z.boolean(),
  /** Own notifications of this project that are not read yet. */
  unread_alerts: z.int(),
  open: z.object({ found: Open, added_today: Open }),
});
export type Project = z.infer<typeof Project>;

/** What a project says of a call. */
export const FoundCall = z.object({
  found_at: z.string(),
  is_history: z.boolean(),
  /** The weights, as they are now, of the tags that this project set. */
  score: z.int(),
  parts: z.array(z.object({ tag_id: z.int(), weight: z.int() })),
  patterns: z.array(z.object({ id: z.int(), moments: z.array(CallMoment) })),
  /** Null where the query found nothing, or there is none. */
  query: z.object({ moments: z.array(CallMoment) }).nullable(),
});
export type FoundCall = z.infer<typeof FoundCall>;
