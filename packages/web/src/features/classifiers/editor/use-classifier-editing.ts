import { type Classifier, classifierNameLength, mostLabels } from '@earshot/core/classifiers/classifiers.ts';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { useNameProblem } from '../../../shared/lengths/use-length-issue.ts';
import { useRuleEditing } from '../../../shared/rules/editor/use-rule-editing.ts';
import { useSaveClassifier } from '../classifiers.queries.ts';
import { classifiersTexts } from '../classifiers.texts.ts';
import { classifiersErrors } from '../errors.texts.ts';
import { blankClassifier, inputOf, labelIssue } from './classifier-draft.ts';
import { editorTexts } from './editor.texts.ts';

export type ClassifierEditing = ReturnType<typeof useClassifierEditing>;

/** What is entered of a classifier, new or not, what is wrong with it, and how it is saved. */
export function useClassifierEditing(classifier: Classifier | null) {
  const t = useTexts(classifiersTexts);
  const e = useTexts(editorTexts);
  const navigate = useNavigate();
  const start = useMemo(() => (classifier === null ? blankClassifier() : inputOf(classifier)), [classifier]);
  const editing = useRuleEditing(classifier, {
    kind: 'classifier',
    start,
    right: 'classifiers.write',
    nameTaken: 'classifiers.name_taken',
    untitled: t('add'),
    save: useSaveClassifier(),
    open: (id) => void navigate({ to: '/classifiers/$id', params: { id: String(id) }, replace: true }),
  });
  const problemOf = useNameProblem(e('name'), e('description'));
  const issueText = useIssueText();
  const { draft, taken } = editing;
  const issue = labelIssue(draft);
  return {
    ...editing,
    /** As it was read; a new one has none. */
    revision: classifier?.revision,
    isDirty: editing.isDirty || classifier === null,
    problem: problemOf(draft, classifierNameLength, taken) ?? (issue && issueText(issue)),
  };
}

function useIssueText() {
  const e = useTexts(editorTexts);
  const errors = useTexts(classifiersErrors);
  return ({ code, label }: NonNullable<ReturnType<typeof labelIssue>>): string => {
    switch (code) {
      case 'unnamed':
        return e('unnamed');
      case 'long':
        return e('long', { label });
      case 'filter':
        return e('filterEmpty', { label });
      default:
        return errors(`classifiers.${code}`, { label, most: mostLabels });
    }
  };
}
