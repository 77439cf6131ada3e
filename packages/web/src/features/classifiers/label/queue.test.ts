import type { QueueItem } from '@earshot/core/classifiers/queue.api.ts';
import { describe, expect, it } from 'vitest';
import { answered, noQueue, returned, takenBack, toggled, withFetched, without } from './queue.ts';

const items = (...ids: number[]) => ids.map((id) => ({ id }) as QueueItem);
const idsOf = (queue: { items: readonly QueueItem[] }) => queue.items.map(({ id }) => id);

describe('a queue of what is asked about', () => {
  const start = withFetched(noQueue, items(1, 2, 3));
  it('puts what is fetched behind what is there', () => {
    expect(idsOf(withFetched(start, items(2, 3, 4)))).toEqual([1, 2, 3, 4]);
  });
  it('does not ask again about what was just answered, also where the server does not know of it yet', () => {
    const next = answered(start, [7]);
    expect(idsOf(withFetched(next, items(1, 2, 3)))).toEqual([2, 3]);
  });
  it('asks again at once about what is taken back', () => {
    const next = takenBack(answered(answered(start, [7]), null));
    expect(idsOf(next)).toEqual([2, 3]);
    expect(next.said).toEqual([{ item: { id: 1 }, labels: [7] }]);
    expect(takenBack(noQueue)).toEqual(noQueue);
  });
  it('asks again about what was refused', () => {
    const next = returned(answered(answered(start, [7]), null), 1);
    expect(idsOf(next)).toEqual([1, 3]);
    expect(next.said.map(({ item }) => item.id)).toEqual([2]);
    expect(returned(start, 9)).toEqual(start);
  });
  it('leaves out what somebody else answered', () => {
    expect(idsOf(without(start, 2))).toEqual([1, 3]);
  });
});

describe('labels that are chosen', () => {
  it('are any number', () => expect(toggled([1], 2, false)).toEqual([1, 2]));
  it('go when they are pressed again', () => expect(toggled([1, 2], 1, false)).toEqual([2]));
  it('take the place of the other where one is chosen', () => expect(toggled([1], 2, true)).toEqual([2]));
});
