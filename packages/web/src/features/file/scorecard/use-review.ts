import type { CallScore, GivenAnswer } from '@earshot/core/goals/goals.api.ts';
import { type GivenHere, isAnswer, type ReviewLine, reviewOf } from '@earshot/core/goals/review-card.ts';
import type { ReviewCard } from '@earshot/core/reviews/reviews.api.ts';
import type { Review as QueuedReview } from '@earshot/core/reviews/reviews.ts';
import { useMemo, useState } from 'react';
import { CallError } from '../../../lib/call.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useDraft } from '../../../shared/drafts/use-draft.ts';
import { useSubmitScore, useTakeBack } from '../../../shared/goals/goals.queries.ts';
import { useSubmitReview } from '../../../shared/reviews/reviews.queries.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { scorecardTexts } from './scorecard.texts.ts';
import { forgetSeconds, useVisibleSeconds } from './use-visible-seconds.ts';

const none: { answers: GivenHere } = { answers: {} };
const blank: GivenAnswer = {
  state: 'answered',
  answer: null,
  points: null,
  comment: '',
  failure_reason: null,
};

export type ReviewState = ReturnType<typeof useReview>;

/** What somebody answers to the questions of a score: kept as a draft until it is published, or its review sent. */
export function useReview(fileId: string, score: CallScore, queued: QueuedReview | null) {
  const t = useTexts(scorecardTexts);
  const notify = useNotify();
  const place = { file_id: fileId, goal_id: score.goal_id };
  const subject = [fileId, score.goal_id, ...(queued === null ? [] : [queued.id])].join(':');
  const { draft, set, drafting } = useDraft(none, { about: { kind: 'score', subject }, isPage: true });
  const review = useMemo(() => reviewOf(score, draft.answers), [score, draft.answers]);
  const sending = useSending(score, queued, place);
  const takingBack = useTakeBack();
  const [isTried, setIsTried] = useState(false);
  const isBlind = queued?.is_hidden === true;
  // Who is not shown the machine's answer does not overrule it.
  const isLacking = (line: ReviewLine) => isRefused(line, isBlind);

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
  /** `onDone` hears what the queue says where this is a review of it. */
  const publish = (onDone: (sent: ReviewCard | null) => void) => {
    setIsTried(true);
    const lacking = review.lines.filter(isLacking).length;
    if (lacking > 0) return notify.said(t('missing', { count: lacking }));
    const open = isBlind ? review.lines.filter((line) => line.isOpen).length : 0;
    if (open > 0) return notify.said(t('openLeft', { count: open }));
    drafting.saving();
    sending.send(review.lines, draft.answers).then(
      (sent) => {
        drafting.saved();
        set(none);
        setIsTried(false);
        onDone(sent);
      },
      (error: unknown) => {
        drafting.failed();
        if (error instanceof CallError && error.code === 'goals.answered_meanwhile')
          notify.said(t('changedMeanwhile'));
        else notify.failed(error);
      },
    );
  };
  return {
    goalId: score.goal_id,
    review,
    drafting,
    give,
    takeBack,
    publish,
    isBlind,
    isPublishing: sending.isPending,
    isTried,
    isLacking,
  };
}

/** Publishes the score, or sends the review that this is of the queue, with how long it took. */
function useSending(
  score: CallScore,
  queued: QueuedReview | null,
  place: { file_id: string; goal_id: number },
) {
  const submitting = useSubmitScore();
  const reviewing = useSubmitReview();
  const seconds = useVisibleSeconds(queued?.id ?? null);
  const send = async (lines: readonly ReviewLine[], given: GivenHere): Promise<ReviewCard | null> => {
    const numbered = (some: GivenHere) =>
      Object.entries(some).map(([id, answer]) => ({ ...answer, question_id: Number(id) }));
    if (queued === null) {
      await submitting.mutateAsync({
        place,
        body: { revision: score.revision, answers: numbered(given) },
      });
      return null;
    }
    // Beside the score that counts a review stands alone: what its reviewer let stand is their answer, too.
    const answers = queued.kind === 'lead' || queued.is_hidden ? given : { ...stoodOf(lines), ...given };
    const sent = await reviewing.mutateAsync({
      id: queued.id,
      body: {
        revision: queued.is_hidden ? null : score.revision,
        answers: numbered(answers),
        seconds: seconds(),
      },
    });
    forgetSeconds(queued.id);
    return sent;
  };
  return { send, isPending: submitting.isPending || reviewing.isPending };
}

/** Answers that nobody touched here, as they stand. */
const stoodOf = (lines: readonly ReviewLine[]): GivenHere =>
  Object.fromEntries(
    lines
      .filter((line) => !line.isOpen && line.state !== 'cannot_tell')
      .map(({ question, state, answer }) => [question.id, { ...blank, state, answer }]),
  );

/** Sent like this it would be refused. */
const isRefused = ({ question, given, needsComment }: ReviewLine, isBlind: boolean): boolean =>
  given !== null && ((needsComment && !isBlind) || !isAnswer(question, given));

const ownOf = ({ state, answer, comment, failure_reason }: ReviewLine['stored']): GivenAnswer => ({
  state,
  answer,
  points: null,
  comment,
  failure_reason,
});
