import { useTexts } from '../../../lib/i18n.ts';
import { projectsErrors } from '../../../shared/projects/errors.texts.ts';
import { formTexts } from '../form.texts.ts';
import type { Problem } from './project-draft.ts';

/** What hinders saving, in words. */
export function useProblemText(): (problem: Problem) => string {
  const t = useTexts(formTexts);
  const e = useTexts(projectsErrors);
  return (problem) => {
    switch (problem) {
      case 'name':
        return t('problemName');
      case 'language':
        return e('projects.language_missing');
      case 'nothing':
        return e('projects.nothing_to_find');
      case 'notify':
        return e('projects.trigger_empty');
      case 'mark':
        return t('problemTag');
      case 'webhook':
        return t('problemUrl');
      case 'favorite':
        return t('problemPerson');
      case 'conversion':
        return t('problemConversion');
      default:
        return t('problemSegment');
    }
  };
}
