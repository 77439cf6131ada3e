import type { GivenAnswer } from '@earshot/core/goals/goals.api.ts';
import { answerOfKey } from '@earshot/core/goals/review-card.ts';
import type { CalibratedCall } from '@earshot/core/reviews/calibrations.api.ts';
import { useKeys } from '../../../lib/keys.ts';
import { asNumbered } from '../../../shared/goals/asked.ts';

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
  useKeys({
    Digit0: () => answer(0),
    Digit1: () => answer(1),
    Digit2: () => answer(2),
    Digit3: () => answer(3),
    Digit4: () => answer(4),
    Digit5: () => answer(5),
    Digit6: () => answer(6),
    Digit7: () => answer(7),
    Digit8: () => answer(8),
    Digit9: () => answer(9),
    KeyY: () => answer('yes'),
    KeyN: () => answer('no'),
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Enter: onSettle,
    Space: onPlay,
  });
}
