import type { Me } from '@earshot/core/users/account.api.ts';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** The session cookie is the credential; this only remembers that there is one, and where the person was. */
type Account = {
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

export const useAccount = create<Account>()(
  persist(() => signedOut, {
    name: 'earshot.account',
    // A script that steals local storage must not get a key to the API.
    partialize: ({ token: _token, tokenViewFile: _view, ...kept }) => kept,
  }),
);

export const signedIn = (token: string | null) =>
  useAccount.setState({ token, isLoggedIn: true, isInitialized: true });
export const userLoaded = (user: Me) => useAccount.setState({ user, isLoggedIn: true, isInitialized: true });
export const signOut = () => {
  forgetUserId();
  useAccount.setState({ ...signedOut, isInitialized: true, activePage: useAccount.getState().activePage });
};

/** Everything in the browser belongs to the workspace of before, so the app starts again at its beginning. */
export function startAnew(): void {
  useAccount.setState({ activePage: null });
  window.location.assign('/');
}

const userIdCookie = 'user_id';

/** Somebody was signed in here, as far as this browser knows. */
export function remembersSomebody(): boolean {
  return (
    useAccount.getState().isLoggedIn ||
    document.cookie.split('; ').some((pair) => pair.startsWith(`${userIdCookie}=`))
  );
}

export function forgetUserId(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is missing over plain HTTP.
  document.cookie = `${userIdCookie}=; path=/; max-age=0; samesite=strict`;
}
