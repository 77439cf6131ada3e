import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { words } from '../../../shared/words.texts.ts';
import { useRemoveSchedule } from './letters.queries.ts';
import { lettersTexts } from './letters.texts.ts';

type Props = { reportId: number; scheduleId: number; onRemoved: () => void };

/** Ends letters, after a question. */
export function RemoveSchedule({ reportId, scheduleId, onRemoved }: Props) {
  const t = useTexts(lettersTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const remove = useRemoveSchedule(reportId);
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button color="error" loading={remove.isPending} onClick={() => setIsAsked(true)}>
        {t('remove')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={t('removeTitle')}
        text={t('removeText')}
        confirm={w('remove')}
        cancel={w('cancel')}
        danger
        onClose={() => setIsAsked(false)}
        onConfirm={() => {
          setIsAsked(false);
          remove.mutate(scheduleId, {
            onSuccess: () => {
              notify.done(t('removed'));
              onRemoved();
            },
            onError: notify.failed,
          });
        }}
      />
    </>
  );
}
