import { closeCodes } from '@earshot/core/live/live.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLive } from './live.ts';

class Socket {
  onopen: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};
  close = vi.fn();
  constructor() {
    sockets.push(this);
  }
}
let sockets: Socket[] = [];
const handlers = { message: vi.fn(), opened: vi.fn(), missed: vi.fn(), refused: vi.fn(), renewed: vi.fn() };

beforeEach(() => {
  sockets = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('window', { location: { href: 'https://here/files' } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('a lost connection comes back later and later, and then asks what was missed', () => {
  openLive(handlers);
  sockets[0]?.onopen();
  expect(handlers.opened).toHaveBeenCalledOnce();
  expect(handlers.missed).not.toHaveBeenCalled();
  sockets[0]?.onclose({ code: 1006 });
  vi.advanceTimersByTime(500);
  expect(sockets).toHaveLength(2);
  sockets[1]?.onclose({ code: 1006 });
  vi.advanceTimersByTime(999);
  expect(sockets).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(sockets).toHaveLength(3);
  sockets[2]?.onopen();
  expect(handlers.missed).toHaveBeenCalledOnce();
  expect(handlers.opened).toHaveBeenCalledOnce();
});

test('asked to come back it does so at once, but not for ever', () => {
  openLive(handlers);
  sockets[0]?.onclose({ code: closeCodes.comeBack });
  vi.advanceTimersByTime(0);
  expect(handlers.renewed).toHaveBeenCalledOnce();
  expect(sockets).toHaveLength(2);
  sockets[1]?.onclose({ code: closeCodes.comeBack });
  vi.advanceTimersByTime(0);
  expect(sockets).toHaveLength(2);
});

test('a refused session is looked into', () => {
  openLive(handlers);
  sockets[0]?.onclose({ code: closeCodes.signedOut });
  expect(handlers.refused).toHaveBeenCalledOnce();
});

test('closed on purpose it stays closed', () => {
  const stop = openLive(handlers);
  stop();
  sockets[0]?.onclose({ code: 1000 });
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
});
