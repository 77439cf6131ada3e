import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { guardSocket } from './guard-socket.ts';

/** The other end of a socket, which answers as a test says. */
class Far extends EventEmitter {
  readonly OPEN = 1;
  readyState: 0 | 1 | 2 | 3 = 1;
  bufferedAmount = 0;
  readonly told: unknown[] = [];
  answersPings = true;
  ping = () => {
    if (this.answersPings) this.emit('pong');
  };
  send = (text: unknown) => this.told.push(text);
  terminate = () => {
    this.readyState = 3;
    this.emit('close');
  };
}

const minute = 60_000;
let far: Far;
let tell: (text: string) => void;
beforeEach(() => {
  vi.useFakeTimers();
  far = new Far();
  tell = guardSocket(far as unknown as Parameters<typeof guardSocket>[0]);
});
afterEach(() => vi.useRealTimers());

it('stays open while it is answered, and is told what there is', () => {
  vi.advanceTimersByTime(60 * minute);
  tell('news');
  expect([far.readyState, far.told]).toEqual([1, ['news']]);
});

it('is cut off when a ping is not answered', () => {
  far.answersPings = false;
  vi.advanceTimersByTime(minute);
  tell('news');
  expect([far.readyState, far.told, vi.getTimerCount()]).toEqual([3, [], 0]);
});

it('is cut off when nobody reads', () => {
  tell('news');
  far.bufferedAmount = 2 * 1024 * 1024;
  tell('more news');
  expect([far.readyState, far.told]).toEqual([3, ['news']]);
});

it.each(['ping', 'message'])('is cut off when it is flooded by each %s, not by one now and then', (sign) => {
  for (let at = 0; at < 100; at += 1) {
    far.emit(sign);
    vi.advanceTimersByTime(minute / 4);
  }
  expect(far.readyState).toBe(1);
  for (let at = 0; at < 61; at += 1) far.emit(sign);
  expect(far.readyState).toBe(3);
});
