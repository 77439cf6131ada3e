import { activationSections } from '../features/activation/section.ts';
import { agentsSections } from '../features/agents/section.ts';
import { agreementSections } from '../features/agreement/section.ts';
import { alertsSections } from '../features/alerts/section.ts';
import { auditSections } from '../features/audit/section.ts';
import { calibrationsSections } from '../features/calibrations/section.ts';
import { classifiersSections } from '../features/classifiers/section.ts';
import { coachingSections } from '../features/coaching/section.ts';
import { conversionsSections } from '../features/conversions/section.ts';
import { fileSections } from '../features/file/section.ts';
import { favoritesSections, filesSections } from '../features/files/section.ts';
import { goalsSections } from '../features/goals/section.ts';
import { installationSections } from '../features/installation/section.ts';
import { integrationSections } from '../features/integration/section.ts';
import { loginSections } from '../features/login/section.ts';
import { myCallsSections } from '../features/my-calls/section.ts';
import { notificationsSections } from '../features/notifications/section.ts';
import { outboxSections } from '../features/outbox/section.ts';
import { passwordResetSections } from '../features/password-reset/section.ts';
import { patternsSections } from '../features/patterns/section.ts';
import { profileSections } from '../features/profile/section.ts';
import { projectsSections } from '../features/projects/section.ts';
import { queueSections } from '../features/queue/section.ts';
import { registerSections } from '../features/register/section.ts';
import { reportsSections, sharedReportSections } from '../features/reports/section.ts';
import { reviewsSections } from '../features/reviews/section.ts';
import { scriptsSections } from '../features/scripts/section.ts';
import { searchSections } from '../features/search/section.ts';
import { segmentsSections } from '../features/segments/section.ts';
import { sourcesSections } from '../features/sources/section.ts';
import { speechSections } from '../features/speech/section.ts';
import { subscribersSections } from '../features/subscribers/section.ts';
import { tagsSections } from '../features/tags/section.ts';
import { usersSections } from '../features/users/section.ts';
import { workspaceSettingsSections } from '../features/workspace-settings/section.ts';
import { workspacesSections } from '../features/workspaces/section.ts';
import type { MenuGroup, Section } from '../shared/section.ts';
import { promisedSections } from './promised-sections.ts';

export const menuGroups: readonly MenuGroup[] = ['work', 'calls', 'rules', 'people', 'setup'];

/** Every screen behind the sign-in, in the order of the menu. */
export const sections = [
  ...myCallsSections,
  ...projectsSections,
  ...reviewsSections,
  ...coachingSections,
  ...reportsSections,
  ...searchSections,
  ...filesSections,
  ...fileSections,
  ...queueSections,
  ...favoritesSections,
  ...patternsSections,
  ...scriptsSections,
  ...tagsSections,
  ...segmentsSections,
  ...classifiersSections,
  ...goalsSections,
  ...agreementSections,
  ...calibrationsSections,
  ...conversionsSections,
  ...sourcesSections,
  ...speechSections,
  ...agentsSections,
  ...subscribersSections,
  ...usersSections,
  ...auditSections,
  ...notificationsSections,
  ...outboxSections,
  ...installationSections,
  ...profileSections,
  ...workspaceSettingsSections,
  ...integrationSections,
  ...promisedSections,
] as const;

/** Every screen that needs no sign-in; of those the ones that do without MUI. */
export const plainSections = [...loginSections] as const;
export const openSections = [
  ...registerSections,
  ...passwordResetSections,
  ...activationSections,
  ...alertsSections,
  ...sharedReportSections,
  ...workspacesSections,
] as const;

type WithoutId<Path> = Path extends `${string}$${string}` ? never : Path;
/** A path that needs nothing filled in. */
export type PlainPath = WithoutId<(typeof sections)[number]['paths'][number]>;

const isPlain = (path: string): path is PlainPath => !path.includes('$');

/** Where one can go by name: pages that are there and need no id. */
export const destinations = sections.flatMap((one) => {
  const { page, paths, ...section }: Section = one;
  const [path = '/'] = paths;
  return page !== undefined && isPlain(path) ? [{ ...section, path }] : [];
});

/** Whether a path is more than a promise in this version. */
export const hasPage = (path: string): boolean =>
  sections.some((one: Section) => one.page !== undefined && one.paths.some((other) => other === path));
