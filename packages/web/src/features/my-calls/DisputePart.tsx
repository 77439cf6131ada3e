import type { File } from '@earshot/core/files/files.ts';
import type { CallScore, ScoreAnswer } from '@earshot/core/goals/goals.api.ts';
import type { OwnScore } from '@earshot/core/reviews/disputes.api.ts';
import type { OwnDispute } from '@earshot/core/reviews/disputes.ts';
import Button from '@mui/material/Button';
import { Scale } from 'lucide-react';
import { useRef, useState } from 'react';
import { formatDate } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { asNumbered } from '../../shared/goals/asked.ts';
import { DisputeForm } from './DisputeForm.tsx';
import { myCallsTexts } from './my-calls.texts.ts';

type Props = {
  call: File;
  place: { file_id: string; goal_id: number };
  question: CallScore['groups'][number]['questions'][number];
  answer: ScoreAnswer;
  listed: OwnScore | undefined;
};

const said = { open: 'waits', changed: 'wasChanged', kept: 'wasKept' } as const;

/** Whether an answer was disputed, and disputing it while there is time. */
export function DisputePart({ call, place, question, answer, listed }: Props) {
  const t = useTexts(myCallsTexts);
  const [isOpen, setIsOpen] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  /** What had the focus is gone, whether it was sent or left. */
  const close = () => {
    setIsOpen(false);
    part.current?.focus();
  };
  const own = listed?.disputes.filter(({ question_id }) => question_id === question.id) ?? [];
  const isWaiting = own.some(({ status }) => status === 'open');
  return (
    <div ref={part} tabIndex={-1} className="dispute-part">
      {own.map((dispute) => (
        <DisputeLines key={dispute.id} dispute={dispute} />
      ))}
      {isOpen ? (
        <DisputeForm
          call={call}
          place={place}
          question={asNumbered(question)}
          answer={answer}
          onClose={close}
        />
      ) : (
        listed?.dispute_until &&
        !isWaiting && (
          <Button
            size="small"
            startIcon={<Scale size={14} />}
            aria-label={t('disputeOf', { question: question.text })}
            onClick={() => setIsOpen(true)}
          >
            {t('dispute')}
          </Button>
        )
      )}
    </div>
  );
}

/** What one said, and what a lead answered or until when they will. */
function DisputeLines({ dispute }: { dispute: OwnDispute }) {
  const t = useTexts(myCallsTexts);
  const { id, status, comment, created, decision, decided_by, decided_at, due_at } = dispute;
  const name = decided_by ?? t('decidedByNobody');
  return (
    <div className="dispute-lines sm" data-testid={`dispute-${id}`}>
      <span className={`chip small ${status === 'changed' ? 'tone-ok' : 'tone-info'}`}>
        <Scale size={12} aria-hidden />
        {t(said[status])}
      </span>
      <p>
        <span dir="auto">{t('youSaid', { comment })}</span>{' '}
        <span className="xs mut num">{formatDate(created)}</span>
      </p>
      {decided_at !== null && (
        <p>
          <span dir="auto">{t('decidedBy', { name, comment: decision })}</span>{' '}
          <span className="xs mut num">{formatDate(decided_at)}</span>
        </p>
      )}
      {decided_at === null && due_at !== null && (
        <p className="t2">{t('answerDue', { date: formatDate(due_at) })}</p>
      )}
    </div>
  );
}
