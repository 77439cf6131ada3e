import type { CallScore, GivenAnswer } from '@earshot/core/goals/goals.api.ts';
import { type GivenHere, isAnswer, type ReviewLine, reviewOf } from '@earshot/core/goals/review-card.ts';
import { useMemo, useState } from 'react';
import { CallError } from '../../../lib/call.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useDraft } from '../../../shared/drafts/use-draft.ts';
import { useSubmitScore, useTakeBack } from '../../../shared/goals/goals.queries.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { scorecardTexts } from './scorecard.texts.ts';

const none: { answers: GivenHere } = { answers: {} };
const blank: GivenAnswer = {
  state: 'answered',
  answer: null,
  points: null,
  comment: '',
  failure_reason: null,
};

export type ReviewState = ReturnType<typeof useReview>;

/** What somebody answers to the questions of a score: kept as a draft until it is published. */
export function useReview(fileId: string, score: CallScore) {
  const t = useTexts(scorecardTexts);
  const notify = useNotify();
  const place = { file_id: fileId, goal_id: score.goal_id };
  const about = { kind: 'score' as const, subject: `${fileId}:${score.goal_id}` };
  const { draft, set, drafting } = useDraft(none, { about, isPage: true });
  const review = useMemo(() => reviewOf(score, draft.answers), [score, draft.answers]);
  const submitting = useSubmitScore();
  const takingBack = useTakeBack();
  const [isTried, setIsTried] = useState(false);
  const lacking = review.lines.filter(isLacking);

  const give = ({ question, stored }: ReviewLine, part: Partial<GivenAnswer>) => {
    const own = stored.by === 'person' ? ownOf(stored) : blank;
    const before = draft.answers[question.id] ?? own;
    set({ answers: { ...draft.answers, [question.id]: { ...before, ...part } } });
  };
  const takeBack = ({ question, given }: ReviewLine) => {
    const { [question.id]: _, ...rest } = draft.answers;
    if (given !== null) return set({ answers: rest });
    takingBack.mutate(
      { place, questionId: question.id, revision: score.revision },
      { onError: notify.failed },
    );
  };
  const publish = (onDone: () => void) => {
    setIsTried(true);
    if (lacking.length > 0) return notify.failed(t('missing', { count: lacking.length }));
    const answers = Object.entries(draft.answers).map(([id, answer]) => ({
      ...answer,
      question_id: Number(id),
    }));
    drafting.saving();
    submitting.mutate(
      { place, body: { revision: score.revision, answers } },
      {
        onSuccess: () => {
          drafting.saved();
          set(none);
          setIsTried(false);
          onDone();
        },
        onError: (error) => {
          drafting.failed();
          if (error instanceof CallError && error.code === 'goals.answered_meanwhile')
            notify.failed(t('changedMeanwhile'));
          else notify.failed(error);
        },
      },
    );
  };
  return {
    review,
    drafting,
    give,
    takeBack,
    publish,
    isPublishing: submitting.isPending,
    isTried,
    isLacking,
  };
}

/** Sent like this it would be refused. */
const isLacking = ({ question, given, needsComment }: ReviewLine): boolean =>
  given !== null && (needsComment || !isAnswer(question, given));

const ownOf = ({ state, answer, comment, failure_reason }: ReviewLine['stored']): GivenAnswer => ({
  state,
  answer,
  points: null,
  comment,
  failure_reason,
});
