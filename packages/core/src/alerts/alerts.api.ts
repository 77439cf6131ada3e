import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { alertsPeriods, projectKinds } from '../projects/projects.ts';

/** What somebody decided about the alerts of a project. */
const Decided = {
  is_off: z.boolean(),
  /** Once a day at most; it changes nothing where the project tells less often. */
  is_daily: z.boolean(),
  /** Nothing is told until then, and everything at once afterwards. */
  quiet_until: z.string().nullable(),
};
/** How often the project tells, and when it is due next to tell this person; null while it is off. */
const Due = { alerts_period: z.enum(alertsPeriods), next_at: z.string().nullable() };

const Change = z.object({
  is_off: z.boolean().optional(),
  is_daily: z.boolean().optional(),
  /** Until the next Monday begins, or no longer. */
  is_quiet: z.boolean().optional(),
});
export type AlertChange = z.infer<typeof Change>;

export const AlertSetting = z.object({
  project_id: z.int(),
  name: z.string(),
  kind: z.enum(projectKinds),
  ...Decided,
  ...Due,
});
export type AlertSetting = z.infer<typeof AlertSetting>;

export const listAlertSettings = endpoint({
  method: 'GET',
  path: 'alerts',
  can: 'projects.read',
  summary: 'The projects that tell oneself what they find, with what one decided about that',
  reply: z.object({ time_zone: z.string(), results: z.array(AlertSetting) }),
});
export const changeAlertSetting = endpoint({
  method: 'PUT',
  path: 'alerts/{project_id}',
  can: 'projects.read',
  summary:
    'Stop the alerts of a project to oneself, take them once a day, have quiet until Monday, or take that back',
  params: z.object({ project_id: z.coerce.number().int() }),
  body: Change,
  reply: AlertSetting,
});

/** What a letter was about, as whoever holds its link may see it: no calls, and no name but that of the project. */
export const LetterSetting = z.object({
  project: z.string(),
  /** Where the letter went, most of it hidden. */
  to: z.string(),
  ...Decided,
  ...Due,
  time_zone: z.string(),
});
export type LetterSetting = z.infer<typeof LetterSetting>;

const Token = z.string().min(20).max(100);

export const openLetter = endpoint({
  method: 'POST',
  path: 'alerts/letter',
  can: 'public',
  summary: 'What the holder of the link of a letter can decide; changes nothing',
  body: z.object({ token: Token }),
  reply: LetterSetting,
});
export const changeByLetter = endpoint({
  method: 'PUT',
  path: 'alerts/letter',
  can: 'public',
  summary: 'Decide about the alerts of a project by the link of a letter, without signing in',
  body: Change.extend({ token: Token }),
  reply: LetterSetting,
});
