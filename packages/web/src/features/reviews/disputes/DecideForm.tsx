import type { Dispute } from '@earshot/core/reviews/disputes.ts';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { useDecideDispute } from '../../../shared/reviews/own-scores.queries.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { disputesTexts } from './disputes.texts.ts';

const longest = 500;

/** The answer is changed as was asked, or kept, with a word why. */
export function DecideForm({ dispute }: { dispute: Dispute }) {
  const t = useTexts(disputesTexts);
  const notify = useNotify();
  const deciding = useDecideDispute();
  const [comment, setComment] = useState('');
  const [isTried, setIsTried] = useState(false);
  const isMissing = comment.trim() === '';
  const decide = (decision: 'changed' | 'kept') => {
    setIsTried(true);
    if (isMissing) return;
    deciding.mutate(
      { id: dispute.id, body: { decision, comment: comment.trim() } },
      { onSuccess: () => notify.done(t('decided')), onError: notify.failed },
    );
  };
  return (
    <div className="dispute-decide">
      <TextField
        fullWidth
        multiline
        maxRows={5}
        size="small"
        label={t('why')}
        value={comment}
        error={isTried && isMissing}
        helperText={isTried && isMissing ? t('whyMissing') : undefined}
        onChange={(event) => setComment(event.target.value)}
        slotProps={{ htmlInput: { maxLength: longest } }}
      />
      <span className="row" style={{ gap: 8, flexWrap: 'wrap' }}>
        <Button variant="contained" loading={deciding.isPending} onClick={() => decide('changed')}>
          {t('change')}
        </Button>
        <Button variant="outlined" loading={deciding.isPending} onClick={() => decide('kept')}>
          {t('keep')}
        </Button>
      </span>
    </div>
  );
}
