/** What agents and customers have in common: they come into being from metadata, are merged, and have a page of a period. */
import { z } from 'zod';
import { speakerRoles } from '../call/role.ts';
import { CallFilters } from '../calls/call-filters.ts';
import { emotionNames } from '../emotions/emotions.ts';
import { tagColors } from '../tags/tag-colors.ts';

/** Bounds of the name of an agent, a customer or a team, in characters. */
export const personNameLength = { least: 2, most: 200 } as const;
/** Bounds of the number or code that another system knows somebody by, in characters. */
export const internalIdLength = { least: 3, most: 64 } as const;

export const PersonName = z.string().trim().min(personNameLength.least).max(personNameLength.most);
export const InternalId = z.string().trim().min(internalIdLength.least).max(internalIdLength.most);

/** Days of a period, both belonging to it, in the time zone of the workspace. */
export const PeriodOfDays = { dateFrom: z.iso.date().optional(), dateTo: z.iso.date().optional() };

/** Somebody who was merged into another: their calls are the other's until they are taken apart again. */
export const MergedPerson = z.object({ id: z.int(), name: z.string(), files: z.int() });

/** Which calls a number is of, as `POST search` takes them. */
export const Opens = z.object({ query: z.null(), filters: CallFilters });
export type Opens = z.infer<typeof Opens>;
export const opensCalls = (filters: CallFilters): Opens => ({ query: null, filters });

/** A number with the bounds between which it lies in 95 of 100 samples; null where it cannot be known. */
export const Estimate = z.object({
  value: z.number().nullable(),
  n: z.int(),
  low: z.number().nullable(),
  high: z.number().nullable(),
});
export type Estimate = z.infer<typeof Estimate>;

/** Weeks of which the calls are shown one by one. */
export const weeksShown = 12;

/** Under this many calls nobody is compared with others. */
export const leastCompared = 10;

/** What is measured of an agent's or customer's calls, in the order in which it is shown. */
export const standingMetrics = [
  { name: 'talk_share', side: true, unit: 'share' },
  { name: 'listen_share', side: true, unit: 'share' },
  { name: 'silence_share', side: false, unit: 'share' },
  { name: 'interruptions_per_minute', side: true, unit: 'per_minute' },
  { name: 'response_ms', side: true, unit: 'ms' },
  { name: 'words_per_minute', side: true, unit: 'per_minute' },
  { name: 'longest_monologue_ms', side: true, unit: 'ms' },
  { name: 'longest_hold_ms', side: false, unit: 'ms' },
  { name: 'questions', side: true, unit: 'count' },
] as const;
export type StandingMetric = (typeof standingMetrics)[number]['name'];
const standingNames = standingMetrics.map(({ name }) => name);

/** A moment in a call that is worth hearing. */
export const TellingMoment = z.object({
  file_id: z.string(),
  file_name: z.string(),
  /** Whoever was on the other side. */
  other: z.string().nullable(),
  started: z.string(),
  phrase_id: z.int().nullable(),
  words: z.tuple([z.int(), z.int()]).nullable(),
  start_ms: z.int(),
  end_ms: z.int(),
  speaker: z.string().nullable(),
  role: z.enum(speakerRoles).nullable(),
  text: z.string(),
  /** The tag that it stands for, or the emotion. */
  tag: z.object({ id: z.int(), name: z.string(), color: z.enum(tagColors), weight: z.int() }).nullable(),
  emotion: z.enum(emotionNames).nullable(),
});
export type TellingMoment = z.infer<typeof TellingMoment>;

/** Shares of the phrases of one side in a part of the calls, 0 … 1. */
const Felt = z.object({ positive: z.number(), neutral: z.number(), negative: z.number(), n: z.int() });

/** What somebody's calls of a period show, each number with the calls it is of. */
export const PersonSummary = z.object({
  /** First and last day; null where the period is open at that end. */
  start: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
  files: z.int(),
  /** In the period of the same length before; null where the period is open. */
  files_before: z.int().nullable(),
  duration_ms: z.int(),
  open: Opens,
  metrics: z.array(
    Estimate.extend({
      name: z.enum(standingNames),
      /** Of the means of the agents of the same team, or of all where there is no team; null with fewer than three of them. */
      team_median: z.number().nullable(),
      /** The middle half of those means. */
      team_low: z.number().nullable(),
      team_high: z.number().nullable(),
      open: Opens,
    }),
  ),
  tags: z.array(
    z.object({
      tag_id: z.int(),
      name: z.string(),
      color: z.enum(tagColors),
      weight: z.int(),
      files: z.int(),
      share: z.number(),
      /** In the calls of the team, or of all. */
      team_share: z.number().nullable(),
      open: Opens,
    }),
  ),
  /** Of the customer in the first and last third of the calls, and of the agent in all of them; null without words. */
  emotions: z.object({
    abonent_start: Felt.nullable(),
    abonent_end: Felt.nullable(),
    operator: Felt.nullable(),
  }),
  moments: z.object({ strongest: z.array(TellingMoment), weakest: z.array(TellingMoment) }),
  /** Calls of each of the last twelve weeks that end with the period, the earliest first. */
  weeks: z.array(z.object({ start: z.iso.date(), files: z.int(), open: Opens })),
});
export type PersonSummary = z.infer<typeof PersonSummary>;
