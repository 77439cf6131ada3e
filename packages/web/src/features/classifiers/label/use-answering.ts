import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';
import type { QueueItem } from '@earshot/core/classifiers/queue.api.ts';
import { useEffect, useRef, useState } from 'react';
import { type KeyMap, useKeys } from '../../../lib/keys.ts';
import { canBeHeard, playInCall } from '../../../shared/hits/play-call.ts';
import { callOf } from './Asked.tsx';
import { toggled } from './queue.ts';
import type { useLabelQueue } from './use-label-queue.ts';

export type Answering = ReturnType<typeof useAnswering>;
type Options = { classifier: Classifier; item: QueueItem; queue: ReturnType<typeof useLabelQueue> };

/** Longer than that nobody thinks about one phrase: they were away. */
const longestMs = 3_600_000;

/** What is chosen of the item that is asked about, and the keys that choose it. */
export function useAnswering({ classifier, item, queue }: Options) {
  const [chosen, setChosen] = useState<number[]>([]);
  const [isRefused, setIsRefused] = useState(false);
  const shownAt = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each item is a question of its own.
  useEffect(() => {
    shownAt.current = performance.now();
    setChosen([]);
    setIsRefused(false);
  }, [item.id]);
  const isOne = classifier.choose === 'one' || classifier.type === 'binary';
  const say = (labels: number[] | null) =>
    queue.answer(labels, Math.min(longestMs, Math.round(performance.now() - shownAt.current)));
  const save = () => (chosen.length === 0 ? setIsRefused(true) : say(chosen));
  const toggle = (id: number) => {
    setIsRefused(false);
    setChosen((now) => toggled(now, id, isOne));
  };
  const byDigit: KeyMap = Object.fromEntries(
    classifier.labels.slice(0, 9).map(({ id }, at) => [`Digit${at + 1}`, () => toggle(id)]),
  );
  useKeys({
    ...byDigit,
    Digit0: () => say([]),
    KeyS: () => say(null),
    Enter: save,
    KeyZ: queue.undo,
    Backspace: queue.undo,
    Space: () => canBeHeard(callOf(item)) && playInCall(callOf(item), item.place.start_ms, item.place.end_ms),
  });
  return {
    chosen,
    isRefused,
    toggle,
    save,
    say,
    undo: queue.undo,
    canUndo: queue.queue.said.length > 0,
  };
}
