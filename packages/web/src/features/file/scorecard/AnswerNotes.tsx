import type { GivenAnswer } from '@earshot/core/goals/goals.api.ts';
import type { ReviewLine } from '@earshot/core/goals/review-card.ts';
import TextField from '@mui/material/TextField';
import { Pencil } from 'lucide-react';
import { SmallSelect } from '../../../components/SmallSelect.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { goalTexts } from '../../../shared/goals/goals.texts.ts';
import { scorecardTexts } from './scorecard.texts.ts';
import type { ReviewState } from './use-review.ts';

const longestComment = 500;
/** Longer than a reason may be, so that none is called like this. */
const none = '-'.repeat(201);

type Props = {
  line: ReviewLine;
  isCurrent: boolean;
  state: ReviewState;
  onGive: (answer: Partial<GivenAnswer>) => void;
};

/** What a person says to their answer: a comment where they overrule the machine, and why points are lost. */
export function AnswerNotes({ line, isCurrent, state, onGive }: Props) {
  const t = useTexts(scorecardTexts);
  const g = useTexts(goalTexts);
  const { question, by, given, stored, isOverruled, isLost } = line;
  if (by !== 'person') return null;
  const comment = given === null ? stored.comment : given.comment;
  const reason = (given === null ? stored.failure_reason : given.failure_reason) ?? none;
  const isShown = isOverruled || isCurrent || comment !== '';
  return (
    <div className="answer-notes">
      {isLost && question.failure_reasons.length > 0 && (
        <SmallSelect
          label={t('reason')}
          value={reason}
          options={[
            { value: none, label: t('noReason') },
            ...question.failure_reasons.map((value) => ({ value, label: value })),
          ]}
          onChange={(value) => onGive({ ...answerNow(line), failure_reason: value === none ? null : value })}
        />
      )}
      {isShown && (
        <div className={isOverruled ? 'overrule' : 'overrule quiet'}>
          <span className="row sm">
            {isOverruled ? (
              <>
                <Pencil size={13} aria-hidden /> <b>{t('overrule')}</b>
                <span className="t2">{t('overruleText')}</span>
              </>
            ) : (
              <span className="t2">{t('comment')}</span>
            )}
            <span className="num xs mut push">
              {formatNumber(comment.length)} / {formatNumber(longestComment)}
            </span>
          </span>
          <TextField
            size="small"
            fullWidth
            multiline
            maxRows={6}
            value={comment}
            error={state.isTried && line.needsComment}
            onChange={(event) => onGive({ ...answerNow(line), comment: event.target.value })}
            slotProps={{
              htmlInput: {
                'aria-label': t('commentOf', { question: question.text }),
                maxLength: longestComment,
              },
            }}
          />
        </div>
      )}
      {given === null && stored.person !== null && (
        <p className="xs mut">{g('reason_person', { name: stored.person, value: '' })}</p>
      )}
      {isCurrent && (
        <button type="button" className="plain link sm" onClick={() => state.takeBack(line)}>
          {t('takeBack')}
        </button>
      )}
    </div>
  );
}

const answerNow = ({ state, answer }: ReviewLine) => ({ state, answer });
