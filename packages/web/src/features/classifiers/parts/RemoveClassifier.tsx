import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { words } from '../../../shared/words.texts.ts';
import { useRemoveClassifier } from '../classifiers.queries.ts';
import { classifiersTexts } from '../classifiers.texts.ts';

type Props = {
  /** Null while nothing is asked. */
  classifier: Classifier | null;
  onRemoved?: () => void;
  onClose: () => void;
};

export function RemoveClassifier({ classifier, onRemoved, onClose }: Props) {
  const t = useTexts(classifiersTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const remove = useRemoveClassifier();
  const done = () => {
    notify.done(t('deleted'));
    onRemoved?.();
  };
  return (
    <ConfirmDialog
      open={classifier !== null}
      danger
      title={t('deleteTitle')}
      text={t('deleteText', {
        name: classifier?.name ?? '',
        shown: formatNumber(classifier?.examples ?? 0),
      })}
      confirm={w('remove')}
      cancel={w('cancel')}
      onConfirm={() =>
        classifier && remove.mutate(classifier.id, { onSuccess: done, onError: notify.failed })
      }
      onClose={onClose}
    />
  );
}
