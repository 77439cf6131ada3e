import type { SelfReview } from '@earshot/core/reviews/self-reviews.api.ts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Skeleton } from '../../components/Skeleton.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { ErrorState } from '../../shared/ErrorState.tsx';
import { AnswerField, type Given } from '../../shared/goals/AnswerField.tsx';
import { asNumbered } from '../../shared/goals/asked.ts';
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

function Form({ place, form, onClose }: Props & { form: SelfReview }) {
  const t = useTexts(myCallsTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const sending = useSubmitSelfReview();
  const [given, setGiven] = useState<Record<number, Given>>({});
  const answers = Object.entries(given).flatMap(([id, one]) =>
    one.state === 'cannot_tell' ? [] : [{ question_id: Number(id), ...one }],
  );
  const send = () =>
    sending.mutate(
      { place, body: { answers } },
      {
        onSuccess: () => {
          notify.done(t('selfSent'));
          onClose();
        },
        onError: notify.failed,
      },
    );
  return (
    <section className="card my-call" aria-label={t('selfScore')}>
      <header className="my-call-head">
        <div className="my-call-title">
          <h2>{t('selfScore')}</h2>
          <p className="sm t2">{t('selfHelp')}</p>
        </div>
      </header>
      {form.groups.map((group) => (
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
                  onChange={(answer) => setGiven((now) => ({ ...now, [question.id]: answer }))}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <footer className="my-call-foot">
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
