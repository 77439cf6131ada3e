import type { AuditAction } from '@earshot/core/audit/audit.ts';
import { agentsActions } from '../features/agents/actions.texts.ts';
import { classifiersActions } from '../features/classifiers/actions.texts.ts';
import { coachingActions } from '../features/coaching/actions.texts.ts';
import { conversionsActions } from '../features/conversions/actions.texts.ts';
import { fileActions } from '../features/file/actions.texts.ts';
import { goalsActions } from '../features/goals/actions.texts.ts';
import { integrationActions } from '../features/integration/actions.texts.ts';
import { patternsActions } from '../features/patterns/actions.texts.ts';
import { profileActions } from '../features/profile/actions.texts.ts';
import { reportsActions } from '../features/reports/actions.texts.ts';
import { reviewsActions } from '../features/reviews/actions.texts.ts';
import { scriptsActions } from '../features/scripts/actions.texts.ts';
import { segmentsActions } from '../features/segments/actions.texts.ts';
import { sourcesActions } from '../features/sources/actions.texts.ts';
import { speechActions } from '../features/speech/actions.texts.ts';
import { subscribersActions } from '../features/subscribers/actions.texts.ts';
import { tagsActions } from '../features/tags/actions.texts.ts';
import { usersActions } from '../features/users/actions.texts.ts';
import { workspaceSettingsActions } from '../features/workspace-settings/actions.texts.ts';
import type { KeyOf } from '../lib/texts.ts';
import { projectsActions } from '../shared/projects/actions.texts.ts';
import { rulesActions } from '../shared/rules/actions.texts.ts';

/** What the audit log says of each action; each beside the feature that it is about. */
export const actionTexts = [
  fileActions,
  goalsActions,
  reviewsActions,
  classifiersActions,
  coachingActions,
  conversionsActions,
  reportsActions,
  integrationActions,
  patternsActions,
  profileActions,
  projectsActions,
  rulesActions,
  agentsActions,
  scriptsActions,
  segmentsActions,
  subscribersActions,
  sourcesActions,
  speechActions,
  tagsActions,
  usersActions,
  workspaceSettingsActions,
] as const;

type Without = Exclude<AuditAction, KeyOf<(typeof actionTexts)[number]>>;
/** Does not compile while an action of the log has no text. */
export const everyActionHasItsText: [Without] extends [never] ? true : Without = true;
