import { cohortWords } from '@earshot/core/reports/cohort-words.ts';
import { texts } from '../../../lib/texts.ts';

export const cohortTexts = texts('report-cohorts', cohortWords);
