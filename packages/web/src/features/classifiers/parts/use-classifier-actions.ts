import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';
import { useNavigate } from '@tanstack/react-router';
import { useTexts } from '../../../lib/i18n.ts';
import { savingTexts } from '../../../shared/rules/editor/saving.texts.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import {
  useCancelLearning,
  useCloneClassifier,
  useLearn,
  useLockClassifier,
} from '../classifiers.queries.ts';
import { classifiersTexts } from '../classifiers.texts.ts';

/** What can be done with a classifier from its row and from its card, and what is said then. */
export function useClassifierActions() {
  const t = useTexts(classifiersTexts);
  const s = useTexts(savingTexts);
  const notify = useNotify();
  const navigate = useNavigate();
  const [learn, cancel, clone, lock] = [
    useLearn(),
    useCancelLearning(),
    useCloneClassifier(),
    useLockClassifier(),
  ];
  const told = (text: string) => ({ onSuccess: () => notify.done(text), onError: notify.failed });
  return {
    isBusy: learn.isPending || cancel.isPending,
    learn: ({ id }: Classifier) => learn.mutate(id, told(t('startedLearning'))),
    cancel: ({ id }: Classifier) => cancel.mutate(id, told(t('cancelled'))),
    lock: ({ id, locked }: Classifier) =>
      lock.mutate({ id, locked: !locked }, told(s(locked ? 'unlockedNow' : 'lockedNow'))),
    clone: ({ id }: Classifier) =>
      clone.mutate(id, {
        onSuccess: (copy) => {
          notify.done(s('cloned', { name: copy.name }));
          void navigate({ to: '/classifiers/$id', params: { id: String(copy.id) } });
        },
        onError: notify.failed,
      }),
  };
}

export type ClassifierActions = ReturnType<typeof useClassifierActions>;

/** Learning needs labels enough the first time; afterwards it may always be tried again, where it is not locked. */
export const canLearn = ({ status, missing, examples, can_change }: Classifier): boolean =>
  can_change && status !== 'LEARNING' && missing.length === 0 && examples > 0;
