import { afterEach, expect, test, vi } from 'vitest';
import { browserShelf, tabShelf } from './browser-storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const refuse = (name: string) => () => {
  throw new DOMException('no', name);
};

test('a full storage keeps nothing, says so, and drops what is no longer true', () => {
  browserShelf.keep('a', 'old');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse('QuotaExceededError'));
  expect(browserShelf.keep('a', 'new')).toBe(false);
  expect(browserShelf.read('a')).toBeNull();
});

test('a storage that is closed to us is empty', () => {
  for (const name of ['setItem', 'getItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, name).mockImplementation(refuse('SecurityError'));
  expect([tabShelf.keep('a', 'b'), tabShelf.read('a'), tabShelf.forget('a')]).toEqual([
    false,
    null,
    undefined,
  ]);
});
