import type { Review } from '@earshot/core/reviews/reviews.ts';
import type { RefObject } from 'react';
import { useState } from 'react';
import { useRowKeys } from '../../../lib/use-row-keys.ts';
import { canBeHeard, playInCall } from '../../../shared/hits/play-call.ts';
import { callOf } from './review-link.ts';

type Options = {
  rows: readonly Review[];
  body: RefObject<HTMLElement | null>;
  toggle: (index: number, isRange?: boolean) => void;
  clear: () => void;
  open: (review: Review) => void;
};

export type QueueKeys = ReturnType<typeof useQueueKeys>;

/** The row that keys are about: J and K go through them, Enter reviews, Space looks in, P plays, X selects. */
export function useQueueKeys({ rows, body, toggle, clear, open }: Options) {
  const [currentId, setCurrentId] = useState<number | null>(null);
  const [isPeeking, setIsPeeking] = useState(false);
  const at = rows.findIndex(({ id }) => id === currentId);
  // The first is next where no other was chosen.
  const current = rows[at] ?? rows[0];
  const take = (index: number) => setCurrentId(rows[index]?.id ?? null);
  useRowKeys({
    body,
    current: currentId,
    move: (step) => take(at < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, at + step))),
    open: () => current && open(current),
    settle: take,
    others: {
      KeyX: () => toggle(Math.max(0, at)),
      'Shift+KeyX': () => toggle(Math.max(0, at), true),
      KeyP: () => current && play(current),
      Space: () => {
        if (at < 0) take(0);
        setIsPeeking((is) => !is);
      },
      Escape: () => (isPeeking ? setIsPeeking(false) : clear()),
    },
  });
  return {
    currentId,
    peeked: isPeeking ? (current ?? null) : null,
    unpeek: () => setIsPeeking(false),
  };
}

/** The moment that the choice stands on; where none is shown the call from its beginning. */
function play(review: Review): void {
  const call = callOf(review);
  if (!canBeHeard(call)) return;
  const { start_ms: from, end_ms: to } = review.moment ?? { start_ms: 0, end_ms: review.duration_ms ?? 0 };
  playInCall(call, from, to);
}
