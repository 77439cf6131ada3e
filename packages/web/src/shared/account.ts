import type { Me } from '@earshot/core/users/account.api.ts';
import { create } from 'zustand';
import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware';
import { browserShelf, tabShelf } from '../lib/browser-storage.ts';
import { forgetCookie, readCookie } from '../lib/cookies.ts';

/** The session cookie is the credential; this only remembers that there is one, and where the person was. */
type Account = {
  /** A mark that somebody is signed in; it opens nothing. */
  token: string | null;
  isLoggedIn: boolean;
  isInitialized: boolean;
  user: Me | null;
  isAddedWorkspace: boolean;
  successAddedWorkspace: boolean;
  /** Of a link that shows one file to somebody without an account. */
  tokenViewFile: string | null;
  activePage: string | null;
};

const signedOut: Account = {
  token: null,
  isLoggedIn: false,
  isInitialized: false,
  user: null,
  isAddedWorkspace: false,
  successAddedWorkspace: false,
  tokenViewFile: null,
  activePage: null,
};

const askedPageKey = 'earshot.asked-page';

/** Of nobody who is signed in nothing is kept, but the page that this tab was asked for. */
const storage: StateStorage = {
  getItem: (name) => {
    const kept = browserShelf.read(name);
    if (kept !== null) return kept;
    const activePage = tabShelf.read(askedPageKey);
    return JSON.stringify({ state: { activePage }, version: 0 });
  },
  setItem: (name, text) => {
    const { state } = JSON.parse(text) as { state: Account };
    if (state.isLoggedIn) browserShelf.keep(name, text);
    else browserShelf.forget(name);
    if (state.isLoggedIn || state.activePage === null) tabShelf.forget(askedPageKey);
    else tabShelf.keep(askedPageKey, state.activePage);
  },
  removeItem: browserShelf.forget,
};

export const useAccount = create<Account>()(
  persist(() => signedOut, {
    name: 'earshot.account',
    storage: createJSONStorage(() => {
      browserShelf.forget('earshot.customization');
      return storage;
    }),
    partialize: ({ tokenViewFile: _view, ...kept }) => kept,
  }),
);

/** The account is known: somebody is signed in. */
export const signedIn = (token: string) =>
  useAccount.setState({ token, isLoggedIn: true, isInitialized: true });
export const userLoaded = (user: Me) => {
  useAccount.setState({ user });
  signedIn(`session-${user.user_id}`);
};

/** Nobody is signed in any more. `page`: where to come back to if it was not on purpose. */
export const signOut = (page: string | null = null) => {
  forgetUserId();
  useAccount.setState({ ...signedOut, isInitialized: true, activePage: page });
};

/** A page that wants a sign-in first. */
export const askedFor = (page: string) =>
  useAccount.setState({ ...signedOut, isInitialized: true, activePage: page });

/** Everything in the browser belongs to the workspace of before, so the app starts again at its beginning. */
export function startAnew(): void {
  useAccount.setState({ activePage: null, isAddedWorkspace: false, successAddedWorkspace: false });
  window.location.assign('/');
}

const userIdCookie = 'user_id';

/** Somebody was signed in here, as far as this browser knows. */
export const remembersSomebody = (): boolean =>
  useAccount.getState().isLoggedIn || readCookie(userIdCookie) !== undefined;

export const forgetUserId = (): void => forgetCookie(userIdCookie);
