import type { SelfReview } from '@earshot/core/reviews/self-reviews.api.ts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import { Skeleton } from '../../components/Skeleton.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { DraftLine } from '../../shared/drafts/DraftLine.tsx';
import { useDraft } from '../../shared/drafts/use-draft.ts';
import { ErrorState } from '../../shared/ErrorState.tsx';
import { AnswerField, type Given } from '../../shared/goals/AnswerField.tsx';
import { asNumbered } from '../../shared/goals/asked.ts';
import { useAnswerText } from '../../shared/goals/use-answer-text.ts';
import { selfReviewQuery, useSubmitSelfReview } from '../../shared/reviews/own-scores.queries.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { words } from '../../shared/words.texts.ts';
import { myCallsTexts } from './my-calls.texts.ts';

type Place = { file_id: string; goal_id: number };
type Props = { place: Place; onClose: () => void };

/** One's own call scored by oneself: the form alone, with nothing that anybody else says. */
export function SelfReviewCard({ place, onClose }: Props) {
  const query = useQuery(selfReviewQuery(place));
  if (query.isError && query.data === undefined)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <Skeleton height={360} radius={12} />;
  return <Form place={place} form={query.data} onClose={onClose} />;
}

const open: Given = { state: 'cannot_tell', answer: null };

type Answers = Record<number, Given>;
const none: { given: Answers } = { given: {} };

function Form({ place, form, onClose }: Props & { form: SelfReview }) {
  const t = useTexts(myCallsTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const sending = useSubmitSelfReview();
  const about = useMemo(
    () => ({ kind: 'self_review' as const, subject: `${place.file_id}:${place.goal_id}` }),
    [place.file_id, place.goal_id],
  );
  const { draft, set, drafting } = useDraft(none, { about });
  const { given } = draft;
  const linesOf = useSelfLines(form);
  /** A second press comes before anything is shown of the first. */
  const isSending = useRef(false);
  const answers = Object.entries(given).flatMap(([id, one]) =>
    one.state === 'cannot_tell' ? [] : [{ question_id: Number(id), ...one }],
  );
  const send = () => {
    if (isSending.current) return;
    isSending.current = true;
    drafting.saving();
    sending.mutate(
      { place, body: { answers } },
      {
        onSuccess: () => {
          drafting.saved();
          notify.done(t('selfSent'));
          onClose();
        },
        onError: (error) => {
          isSending.current = false;
          drafting.failed();
          notify.failed(error);
        },
      },
    );
  };
  return (
    <section className="card my-call" aria-label={t('selfScore')}>
      <header className="my-call-head">
        <div className="my-call-title">
          <h2>{t('selfScore')}</h2>
          <p className="sm t2">{t('selfHelp')}</p>
        </div>
      </header>
      <Questions
        form={form}
        given={given}
        onGive={(id, answer) => set({ given: { ...given, [id]: answer } })}
      />
      <footer className="my-call-foot">
        <DraftLine drafting={drafting} linesOf={linesOf} canDiscard />
        <span className="push" />
        <Button onClick={onClose}>{w('cancel')}</Button>
        <Button
          variant="contained"
          disabled={answers.length === 0}
          loading={sending.isPending}
          onClick={send}
        >
          {t('selfSend')}
        </Button>
      </footer>
    </section>
  );
}

type QuestionsProps = {
  form: SelfReview;
  given: Answers;
  onGive: (questionId: number, answer: Given) => void;
};

function Questions({ form, given, onGive }: QuestionsProps) {
  const t = useTexts(myCallsTexts);
  return form.groups.map((group) => (
    <section key={group.id} className="my-answers">
      <h3 className="score-group">{group.name}</h3>
      <ul className="side-list">
        {group.questions.map(asNumbered).map((question) => (
          <li key={question.id} className="self-answer">
            <span>
              <span dir="auto">{question.text}</span>
              {question.description !== '' && (
                <span className="xs mut self-help" dir="auto">
                  {question.description}
                </span>
              )}
            </span>
            <AnswerField
              question={question}
              label={t('answerTo', { question: question.text })}
              given={given[question.id] ?? open}
              onChange={(answer) => onGive(question.id, answer)}
            />
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** Answers of a draft, question by question. */
function useSelfLines({ groups }: SelfReview) {
  const textOf = useAnswerText();
  return useCallback(
    (body: Record<string, unknown>) => {
      const given = (body.given ?? {}) as Answers;
      return groups
        .flatMap(({ questions }) => questions.map(asNumbered))
        .map((question) => {
          const one = given[question.id];
          const text = one === undefined ? '' : textOf(question, one.state, one.answer);
          return { name: String(question.id), label: question.text, text };
        });
    },
    [groups, textOf],
  );
}
