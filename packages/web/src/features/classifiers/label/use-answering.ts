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

/** It is of one item: what was chosen of it is never said of the next one, which nobody has read yet. */
type Choice = { itemId: number; labels: number[]; isRefused: boolean };
const nothingOf = (itemId: number): Choice => ({ itemId, labels: [], isRefused: false });

/** What is chosen of the item that is asked about, and the keys that choose it. */
export function useAnswering({ classifier, item, queue }: Options) {
  const [choice, setChoice] = useState(() => nothingOf(item.id));
  const { labels: chosen, isRefused } = choice.itemId === item.id ? choice : nothingOf(item.id);
  const shownAt = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each item is a question of its own.
  useEffect(() => {
    shownAt.current = performance.now();
  }, [item.id]);
  const isOne = classifier.choose === 'one' || classifier.type === 'binary';
  const forget = () => setChoice(nothingOf(item.id));
  const say = (labels: number[] | null) => {
    forget();
    queue.answer(labels, Math.min(longestMs, Math.round(performance.now() - shownAt.current)));
  };
  const undo = () => {
    forget();
    queue.undo();
  };
  const save = () =>
    chosen.length === 0 ? setChoice({ ...nothingOf(item.id), isRefused: true }) : say(chosen);
  const toggle = (id: number) =>
    setChoice((now) => ({
      ...nothingOf(item.id),
      labels: toggled(now.itemId === item.id ? now.labels : [], id, isOne),
    }));
  const byDigit: KeyMap = Object.fromEntries(
    classifier.labels.slice(0, 9).map(({ id }, at) => [`Digit${at + 1}`, () => toggle(id)]),
  );
  useKeys({
    ...byDigit,
    Digit0: () => say([]),
    KeyS: () => say(null),
    Enter: save,
    KeyZ: undo,
    Backspace: undo,
    Space: () => canBeHeard(callOf(item)) && playInCall(callOf(item), item.place.start_ms, item.place.end_ms),
  });
  return {
    chosen,
    isRefused,
    toggle,
    save,
    say,
    undo,
    canUndo: queue.queue.said.length > 0,
  };
}
