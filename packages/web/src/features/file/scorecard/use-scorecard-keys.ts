import type { GivenAnswer } from '@earshot/core/goals/goals.api.ts';
import { answerOfKey, type ReviewLine } from '@earshot/core/goals/review-card.ts';
import { type KeyMap, useKeys } from '../../../lib/keys.ts';

type Keys = {
  lines: readonly ReviewLine[];
  current: number;
  go: (at: number) => void;
  give: (line: ReviewLine, answer: Partial<GivenAnswer>) => void;
  onPlay: () => void;
  onPublish: () => void;
};

const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

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
  const ofDigits: KeyMap = {};
  for (const digit of digits) {
    ofDigits[`Digit${digit}`] = () => answer(digit);
    ofDigits[`Numpad${digit}`] = () => answer(digit);
  }
  useKeys({
    ...ofDigits,
    KeyY: () => answer('yes'),
    KeyN: () => answer('no'),
    Enter: accept,
    NumpadEnter: accept,
    Space: onPlay,
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    KeyJ: () => move(1),
    KeyK: () => move(-1),
    'Shift+Enter': onPublish,
  });
}
