import type { File } from '@earshot/core/files/files.ts';
import type { AnswerState, AnswerValue } from '@earshot/core/goals/answers.ts';
import type { ScoreAnswer } from '@earshot/core/goals/goals.api.ts';
import type { NumberedQuestion } from '@earshot/core/goals/questions.ts';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { Crosshair, X } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { IconAction } from '../../components/IconAction.tsx';
import { formatClock, formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { DraftLine } from '../../shared/drafts/DraftLine.tsx';
import { useDraft } from '../../shared/drafts/use-draft.ts';
import { useTextLines } from '../../shared/drafts/use-text-lines.ts';
import { AnswerField } from '../../shared/goals/AnswerField.tsx';
import { PassagePlay } from '../../shared/hits/PassagePlay.tsx';
import { useDispute } from '../../shared/reviews/own-scores.queries.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { words } from '../../shared/words.texts.ts';
import { momentNow, type Span } from './moment-now.ts';
import { myCallsTexts } from './my-calls.texts.ts';

const longest = 500;

type Form = { state: AnswerState; answer: AnswerValue; comment: string; at: Span | null };
type Props = {
  call: File;
  place: { file_id: string; goal_id: number };
  question: NumberedQuestion;
  answer: ScoreAnswer;
  onClose: () => void;
};

const empty: Form = { state: 'cannot_tell', answer: null, comment: '', at: null };

/** What the answer should be, why, and the moment that shows it. */
export function DisputeForm({ call, place, question, answer, onClose }: Props) {
  const t = useTexts(myCallsTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const dispute = useDispute();
  const subject = `${place.file_id}:${place.goal_id}:${question.id}`;
  const about = useMemo(() => ({ kind: 'dispute' as const, subject }), [subject]);
  const { draft, set, drafting } = useDraft<Form>(empty, { about, isWorth: ({ comment }) => comment !== '' });
  const linesOf = useTextLines({ comment: t('why') });
  const canSend = draft.state !== 'cannot_tell' && draft.comment.trim() !== '';
  const send = () => {
    drafting.saving();
    dispute.mutate(
      {
        place,
        body: {
          question_id: question.id,
          wanted_state: draft.state === 'not_applicable' ? 'not_applicable' : 'answered',
          wanted_answer: draft.answer,
          comment: draft.comment,
          at: draft.at,
        },
      },
      {
        onSuccess: () => {
          drafting.saved();
          notify.done(t('sent'));
          onClose();
        },
        onError: (error) => {
          drafting.failed();
          notify.failed(error);
        },
      },
    );
  };
  const form = useRef<HTMLFormElement>(null);
  // The button that opened it is gone.
  useEffect(() => form.current?.querySelector('button')?.focus(), []);
  return (
    <form
      ref={form}
      className="dispute-form"
      aria-label={t('disputeOf', { question: question.text })}
      onSubmit={(event) => {
        event.preventDefault();
        if (canSend) send();
      }}
    >
      <div className="row dispute-should">
        <span className="sm med">{t('shouldBe')}</span>
        <AnswerField
          question={question}
          label={`${t('shouldBe')}: ${question.text}`}
          given={draft}
          but={{ state: answer.state, answer: answer.answer }}
          onChange={set}
        />
        <span className="push num xs mut">
          {formatNumber(draft.comment.length)} / {formatNumber(longest)}
        </span>
      </div>
      <Why text={draft.comment} onChange={(comment) => set({ comment })} />
      <MyMoment call={call} at={draft.at} onTake={(at) => set({ at })} />
      <div className="row dispute-foot">
        <DraftLine drafting={drafting} linesOf={linesOf} canDiscard />
        <span className="push" />
        <Button onClick={onClose}>{w('cancel')}</Button>
        <Button type="submit" variant="contained" disabled={!canSend} loading={dispute.isPending}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}

function Why({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const t = useTexts(myCallsTexts);
  return (
    <TextField
      fullWidth
      multiline
      minRows={2}
      maxRows={8}
      size="small"
      placeholder={t('why')}
      value={text}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { 'aria-label': t('why'), maxLength: longest } }}
    />
  );
}

function MyMoment({ call, at, onTake }: { call: File; at: Span | null; onTake: (at: Span | null) => void }) {
  const t = useTexts(myCallsTexts);
  const notify = useNotify();
  const take = () => {
    const moment = momentNow(call.file_id);
    if (moment === null) notify.said(t('noMoment'));
    else onTake(moment);
  };
  return (
    <div className="row dispute-moment">
      <span className="sm t2">{t('myMoment')}</span>
      {at !== null && (
        <>
          <PassagePlay call={call} startMs={at.start_ms} endMs={at.end_ms} />
          <span className="num sm">
            {formatClock(at.start_ms)} – {formatClock(at.end_ms)}
          </span>
          <IconAction size="small" label={t('dropMoment')} onClick={() => onTake(null)}>
            <X size={14} />
          </IconAction>
        </>
      )}
      <Button
        size="small"
        startIcon={<Crosshair size={14} />}
        // The selection must outlive the press.
        onMouseDown={(event) => event.preventDefault()}
        onClick={take}
      >
        {t('takeMoment')}
      </Button>
    </div>
  );
}
