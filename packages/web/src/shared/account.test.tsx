import { beforeEach, expect, test, vi } from 'vitest';
import { ann } from '../testing/samples.ts';
import { signOut, useAccount, userLoaded } from './account.ts';

const atFirst = useAccount.getInitialState();
const kept = () => JSON.parse(localStorage.getItem('earshot.account') ?? 'null') as { state: object } | null;
beforeEach(() => useAccount.setState(atFirst));

test('the account begins signed out and uninitialised', () => {
  expect(atFirst).toMatchObject({ token: null, isLoggedIn: false, isInitialized: false, user: null });
  expect(atFirst).toMatchObject({ isAddedWorkspace: false, successAddedWorkspace: false });
  expect(kept()).toBeNull();
});

test('it is kept as soon as somebody is known, and nothing of it once they have signed out', () => {
  userLoaded(ann({ user_id: 7 }));
  expect(kept()?.state).toMatchObject({ token: 'session-7', isLoggedIn: true, isInitialized: true });
  signOut();
  expect(useAccount.getState()).toMatchObject({ ...atFirst, isInitialized: true });
  expect(kept()).toBeNull();
});

test('somebody signs in although nothing can be kept of it', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('no', 'QuotaExceededError');
  });
  userLoaded(ann({ user_id: 7 }));
  expect(useAccount.getState().isLoggedIn).toBe(true);
  vi.restoreAllMocks();
});
