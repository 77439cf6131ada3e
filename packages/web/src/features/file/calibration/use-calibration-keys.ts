import type { GivenAnswer } from '@earshot/core/goals/goals.api.ts';
import { answerOfKey } from '@earshot/core/goals/review-card.ts';
import type { CalibratedCall } from '@earshot/core/reviews/calibrations.api.ts';
import { useKeys } from '../../../lib/keys.ts';
import { asNumbered } from '../../../shared/goals/asked.ts';
import { useAnswerKeys } from '../../../shared/goals/use-answer-keys.ts';

type Keys = {
  calibrated: CalibratedCall;
  current: number;
  step: (by: 1 | -1) => void;
  give: (id: number, answer: Partial<GivenAnswer>) => void;
  onSettle: () => void;
  onPlay: () => void;
};

/** Settling by keys, as scoring is done. */
export function useCalibrationKeys({ calibrated, current, step, give, onSettle, onPlay }: Keys): void {
  const question = calibrated.score.groups
    .flatMap((group) => group.questions)
    .find(({ id }) => id === current);
  const answer = (key: 'yes' | 'no' | number) => {
    const meant = calibrated.is_revealed && question ? answerOfKey(asNumbered(question), key) : undefined;
    if (meant) give(current, meant);
  };
  useAnswerKeys(answer);
  useKeys({
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Enter: onSettle,
    Space: onPlay,
  });
}
