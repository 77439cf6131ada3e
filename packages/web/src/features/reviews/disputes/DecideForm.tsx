import type { Dispute } from '@earshot/core/reviews/disputes.ts';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useMemo, useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { DraftLine } from '../../../shared/drafts/DraftLine.tsx';
import { useDraft } from '../../../shared/drafts/use-draft.ts';
import { useTextLines } from '../../../shared/drafts/use-text-lines.ts';
import { useDecideDispute } from '../../../shared/reviews/own-scores.queries.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { disputesTexts } from './disputes.texts.ts';

const longest = 500;
const nothing = { comment: '' };

/** The answer is changed as was asked, or kept, with a word why. */
export function DecideForm({ dispute }: { dispute: Dispute }) {
  const t = useTexts(disputesTexts);
  const notify = useNotify();
  const deciding = useDecideDispute();
  // What is said of a score is kept with its call, as a review of it is.
  const subject = `${dispute.file_id}:${dispute.goal_id}:dispute-${dispute.id}`;
  const about = useMemo(() => ({ kind: 'score' as const, subject }), [subject]);
  const { draft, set, drafting } = useDraft(nothing, { about });
  const labels = useMemo(() => ({ comment: t('why') }), [t]);
  const linesOf = useTextLines(labels);
  const { comment } = draft;
  const [isTried, setIsTried] = useState(false);
  const isMissing = comment.trim() === '';
  const decide = (decision: 'changed' | 'kept') => {
    setIsTried(true);
    if (isMissing || deciding.isPending || deciding.isSuccess) return;
    drafting.saving();
    deciding.mutate(
      { id: dispute.id, body: { decision, comment: comment.trim() } },
      {
        onSuccess: () => {
          drafting.saved();
          notify.done(t('decided'));
        },
        onError: (error) => {
          drafting.failed();
          notify.failed(error);
        },
      },
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
        onChange={(event) => set({ comment: event.target.value })}
        slotProps={{ htmlInput: { maxLength: longest } }}
      />
      <span className="row" style={{ gap: 8, flexWrap: 'wrap' }}>
        <Button variant="contained" loading={deciding.isPending} onClick={() => decide('changed')}>
          {t('change')}
        </Button>
        <Button variant="outlined" loading={deciding.isPending} onClick={() => decide('kept')}>
          {t('keep')}
        </Button>
        <DraftLine drafting={drafting} linesOf={linesOf} canDiscard />
      </span>
    </div>
  );
}
