import { checkUser, logout } from '@earshot/core/users/getting-in.api.ts';
import { call, watchSession } from '../lib/call.ts';
import { queryClient } from '../lib/query-client.ts';
import { forgetUserId, remembersSomebody, signOut, useAccount } from '../shared/account.ts';
import { takeDraftsAway } from '../shared/drafts/kept-drafts.ts';
import { leave, meQuery } from '../shared/users.queries.ts';
import { router } from './routes.tsx';

type Place = '/login' | '/error_access';

/** What the server says about a session that does not count, and where that leads. */
const places: Record<string, Place> = {
  'User is inactive': '/error_access',
  'User not found': '/login',
  'Given token not valid for any token type': '/login',
  'Incorrect authentication credentials.': '/login',
};
const badCredentials = 'Incorrect authentication credentials.';

/** Pages where nobody need be signed in: an ended session changes nothing there. */
const openPages = /^\/(login|register|password_reset|activate|error_access|error-access)(\/|$)/;

let asking: Promise<Place | null> | undefined;

/** Where the person belongs if the session does not count; null while it does, or nobody can say. */
function whereTo(): Promise<Place | null> {
  asking ??= ask().finally(() => {
    asking = undefined;
  });
  return asking;
}

async function ask(): Promise<Place | null> {
  try {
    const { code, detail } = await call(checkUser, {});
    if (code === 'token_not_valid') {
      forgetUserId();
      useAccount.setState({ user: null });
    }
    if (detail === badCredentials) await leave();
    return places[detail ?? ''] ?? null;
  } catch (error) {
    console.warn('users/check failed', error);
    return null;
  }
}

async function endSession(): Promise<void> {
  // A link to one file was never a session.
  if (useAccount.getState().tokenViewFile !== null) return;
  const place = (await whereTo()) ?? '/login';
  goOut(place);
}

/** The socket was refused: either the session is over, or there is no workspace to hear of. */
export async function checkSession(): Promise<void> {
  const place = await whereTo();
  if (place !== null) goOut(place);
  else await queryClient.invalidateQueries({ queryKey: meQuery().queryKey });
}

function goOut(place: Place): void {
  signOut(useAccount.getState().activePage);
  const { pathname } = router.state.location;
  if (openPages.test(pathname) && (place === '/login' || pathname !== '/login')) return;
  queryClient.getQueryCache().clear();
  void router.navigate({ to: place, replace: true });
}

/** The person leaves on purpose. */
export async function signOutHere(): Promise<void> {
  await takeDraftsAway().catch(() => {});
  await call(logout, {}).catch(() => {});
  signOut();
  await router.navigate({ to: '/login' });
  // Only now: the pages of before would ask for everything again.
  queryClient.getQueryCache().clear();
}

/** Listens for answers that end the session, and asks once whether the one from last time still counts. */
export function startSession(): void {
  watchSession({
    ended: () => void endSession(),
    noWorkspace: () => {
      if (router.state.location.pathname !== '/error_workspace')
        void router.navigate({ to: '/error_workspace', replace: true });
    },
  });
  if (!remembersSomebody() || window.location.hash.includes('view=')) return;
  void whereTo().then((place) => {
    if (place !== null) goOut(place);
  });
}
