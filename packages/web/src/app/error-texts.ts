import { agentsErrors } from '../features/agents/errors.texts.ts';
import { billingErrors } from '../features/billing/errors.texts.ts';
import { classifiersErrors } from '../features/classifiers/errors.texts.ts';
import { coachingErrors } from '../features/coaching/errors.texts.ts';
import { conversionsErrors } from '../features/conversions/errors.texts.ts';
import { fileErrors } from '../features/file/errors.texts.ts';
import { goalsErrors } from '../features/goals/errors.texts.ts';
import { integrationErrors } from '../features/integration/errors.texts.ts';
import { patternsErrors } from '../features/patterns/errors.texts.ts';
import { testingErrors } from '../features/projects/errors.texts.ts';
import { reportsErrors } from '../features/reports/errors.texts.ts';
import { reviewsErrors } from '../features/reviews/errors.texts.ts';
import { scriptsErrors } from '../features/scripts/errors.texts.ts';
import { segmentsErrors } from '../features/segments/errors.texts.ts';
import { sourcesErrors } from '../features/sources/errors.texts.ts';
import { speechErrors } from '../features/speech/errors.texts.ts';
import { subscribersErrors } from '../features/subscribers/errors.texts.ts';
import { tagsErrors } from '../features/tags/errors.texts.ts';
import { workspacesErrors } from '../features/workspaces/errors.texts.ts';
import type { CallErrorCode } from '../lib/call.ts';
import type { KeyOf } from '../lib/texts.ts';
import { alertsErrors } from '../shared/alerts/errors.texts.ts';
import { bulkErrors } from '../shared/bulk/errors.texts.ts';
import { generalErrors } from '../shared/errors.texts.ts';
import { filesErrors } from '../shared/files/errors.texts.ts';
import { metricsErrors } from '../shared/metrics/errors.texts.ts';
import { personErrors } from '../shared/person/errors.texts.ts';
import { projectsErrors } from '../shared/projects/errors.texts.ts';
import { rulesErrors } from '../shared/rules/errors.texts.ts';
import { viewsErrors } from '../shared/views/errors.texts.ts';

/** What happened and what to do; each beside the feature that it is about. */
export const errorTexts = [
  agentsErrors,
  alertsErrors,
  billingErrors,
  bulkErrors,
  fileErrors,
  filesErrors,
  generalErrors,
  goalsErrors,
  conversionsErrors,
  reportsErrors,
  integrationErrors,
  metricsErrors,
  patternsErrors,
  personErrors,
  projectsErrors,
  testingErrors,
  reviewsErrors,
  classifiersErrors,
  coachingErrors,
  rulesErrors,
  scriptsErrors,
  segmentsErrors,
  sourcesErrors,
  speechErrors,
  subscribersErrors,
  tagsErrors,
  viewsErrors,
  workspacesErrors,
] as const;

type Without = Exclude<CallErrorCode, KeyOf<(typeof errorTexts)[number]>>;
/** Does not compile while a code of the server has no text. */
export const everyErrorHasItsText: [Without] extends [never] ? true : Without = true;
