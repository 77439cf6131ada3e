import type { Me } from '@earshot/core/users/users.api.ts';
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
    partialize: ({ token: _token, ...kept }) => kept,
  }),
);

export const signedIn = (token: string | null) =>
  useAccount.setState({ token, isLoggedIn: true, isInitialized: true });
export const userLoaded = (user: Me) => useAccount.setState({ user, isLoggedIn: true, isInitialized: true });
export const signOut = () => {
  useAccount.setState({ ...signedOut, isInitialized: true, activePage: useAccount.getState().activePage });
};
