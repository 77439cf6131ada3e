import type { GivenAnswer } from '@earshot/core/goals/goals.api.ts';
import { type GivenHere, isAnswer, type ReviewLine, reviewOf } from '@earshot/core/goals/review-card.ts';
import type { CalibratedCall } from '@earshot/core/reviews/calibrations.api.ts';
import { useMemo } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { useSettleQuestion } from '../../../shared/calibrations/calibrations.queries.ts';
import { useDraft } from '../../../shared/drafts/use-draft.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { useMay } from '../../../shared/users.queries.ts';
import { calibrationTexts } from './calibration.texts.ts';

export type Settling = ReturnType<typeof useSettling>;

/** What is said beside an answer that is settled. */
export type SettlingNote = { note: string; isReference: boolean; addsToDescription: boolean };
const usual: SettlingNote = { note: '', isReference: true, addsToDescription: false };
const blank: GivenAnswer = {
  state: 'answered',
  answer: null,
  points: null,
  comment: '',
  failure_reason: null,
};

/** What is chosen and written and not settled yet, by the id of its question. */
export type Unsettled = { given: GivenHere; notes: Record<number, SettlingNote> };
const none: Unsettled = { given: {}, notes: {} };

/** Answers that are being settled, question by question, kept as a draft until they are. */
export function useSettling(calibrated: CalibratedCall) {
  const t = useTexts(calibrationTexts);
  const notify = useNotify();
  const settling = useSettleQuestion();
  const mayPlan = useMay('reviews.plan');
  const subject = `${calibrated.file_id}:${calibrated.calibration.id}`;
  const about = mayPlan ? ({ kind: 'settlement', subject } as const) : null;
  const { draft, set, drafting } = useDraft(none, { about, isPage: true });
  const given = useMemo(() => ({ ...settledBefore(calibrated), ...draft.given }), [calibrated, draft.given]);
  const lines = useMemo(() => reviewOf(calibrated.score, given).lines, [calibrated.score, given]);
  const lineOf = (id: number): ReviewLine | undefined => lines.find(({ question }) => question.id === id);
  const noteOf = (id: number): SettlingNote =>
    draft.notes[id] ?? {
      ...usual,
      note: calibrated.questions.find((one) => one.question_id === id)?.settled?.note ?? '',
    };
  const settle = (id: number, onDone: () => void) => {
    const line = lineOf(id);
    const answer = given[id];
    if (line === undefined || answer === undefined || !isSettled(line, answer))
      return notify.said(t('answerMissing'));
    const { note, isReference, addsToDescription } = noteOf(id);
    settling.mutate(
      {
        place: { id: calibrated.calibration.id, file_id: calibrated.file_id, question_id: id },
        body: {
          state: answer.state === 'not_applicable' ? 'not_applicable' : 'answered',
          answer: answer.answer,
          note: note.trim(),
          is_reference: isReference,
          adds_to_description: addsToDescription && note.trim() !== '',
        },
      },
      {
        onSuccess: () => {
          set((now) => ({ given: without(now.given, id), notes: without(now.notes, id) }));
          notify.done(t('saved'));
          onDone();
        },
        onError: notify.failed,
      },
    );
  };
  return {
    lineOf,
    noteOf,
    give: (id: number, part: Partial<GivenAnswer>) =>
      set((now) => ({
        given: { ...now.given, [id]: { ...blank, ...given[id], ...now.given[id], ...part } },
      })),
    setNote: (id: number, part: Partial<SettlingNote>) =>
      set((now) => ({ notes: { ...now.notes, [id]: { ...noteOf(id), ...now.notes[id], ...part } } })),
    settle,
    drafting,
    isSettling: settling.isPending,
  };
}

function without<Value>(some: Record<number, Value>, id: number): Record<number, Value> {
  const { [id]: _, ...rest } = some;
  return rest;
}

/** Words are settled without points, which their question gives in full. */
const isSettled = (line: ReviewLine, answer: GivenAnswer): boolean =>
  isAnswer(line.question, {
    ...answer,
    points: line.question.mode === 'text' ? line.question.control_value : null,
  });

const settledBefore = ({ questions }: CalibratedCall): GivenHere =>
  Object.fromEntries(
    questions.flatMap(({ question_id, settled }) =>
      settled === null ? [] : [[question_id, { ...blank, state: settled.state, answer: settled.answer }]],
    ),
  );
