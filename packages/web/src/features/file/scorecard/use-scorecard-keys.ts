import type { GivenAnswer } from '@earshot/core/goals/goals.api.ts';
import { answerOfKey, type ReviewLine } from '@earshot/core/goals/review-card.ts';
import { useKeys } from '../../../lib/keys.ts';
import { useAnswerKeys } from '../../../shared/goals/use-answer-keys.ts';

type Keys = {
  lines: readonly ReviewLine[];
  current: number;
  go: (at: number) => void;
  give: (line: ReviewLine, answer: Partial<GivenAnswer>) => void;
  onPlay: () => void;
  onPublish: () => void;
};

/** The whole review by keys: answers, accepting what the machine says, going on, hearing the quote, publishing. */
export function useScorecardKeys({ lines, current, go, give, onPlay, onPublish }: Keys): void {
  const line = lines[current];
  const answer = (key: 'yes' | 'no' | number) => {
    const meant = line && answerOfKey(line.question, key);
    if (line && meant) give(line, meant);
  };
  const move = (step: 1 | -1) => go(Math.max(0, Math.min(lines.length - 1, current + step)));
  const accept = () => {
    const machine = line?.stored.machine;
    if (line?.by === 'machine' && machine?.state === 'answered')
      give(line, { state: 'answered', answer: machine.answer });
    move(1);
  };
  useAnswerKeys(answer);
  useKeys({
    Enter: accept,
    Space: onPlay,
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    'Shift+Enter': onPublish,
  });
}
