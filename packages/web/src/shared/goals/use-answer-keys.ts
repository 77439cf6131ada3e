import { useKeys } from '../../lib/keys.ts';

/** A question is answered by numbers, also of the pad, and by the first letters of yes and no. */
export function useAnswerKeys(answer: (key: 'yes' | 'no' | number) => void): void {
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
    // Without NumLock; with it they are digits.
    Numpad0: () => answer(0),
    Numpad1: () => answer(1),
    Numpad2: () => answer(2),
    Numpad3: () => answer(3),
    Numpad4: () => answer(4),
    Numpad5: () => answer(5),
    Numpad6: () => answer(6),
    Numpad7: () => answer(7),
    Numpad8: () => answer(8),
    Numpad9: () => answer(9),
    KeyY: () => answer('yes'),
    KeyN: () => answer('no'),
  });
}
