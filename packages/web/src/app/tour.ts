import { setDemoTour } from '@earshot/core/users/account.api.ts';
import { useEffect } from 'react';
import { call } from '../lib/call.ts';
import { queryClient } from '../lib/query-client.ts';
import { useAccount } from '../shared/account.ts';
import { meQuery } from '../shared/users.queries.ts';
import { useOverlays } from './overlays.ts';
import { router } from './routes.tsx';
import { hasPage } from './sections.ts';

/** Once a browser session, whatever the server has heard of it. */
const seenKey = 'earshot.tour-seen';
const startAfterMs = 500;

let stop: (() => void) | undefined;

async function start(): Promise<void> {
  if (useOverlays.getState().isTourOn) return;
  useOverlays.setState({ isTourOn: true });
  try {
    const { runTour } = await import('../features/tour/run-tour.ts');
    stop = runTour({
      navigate: (href) => router.navigate({ href }),
      hasPage,
      pathname: () => router.state.location.pathname,
      onEnd: end,
    });
  } catch {
    useOverlays.setState({ isTourOn: false });
  }
}

/** Finished or closed: it does not come back by itself. */
function end(): void {
  stop = undefined;
  useOverlays.setState({ isTourOn: false });
  remember();
  void setEnabled(false).catch(() => {});
}

export function askForTour(): void {
  void setEnabled(true).catch(() => {});
  void start();
}

async function setEnabled(isOn: boolean): Promise<void> {
  const user = useAccount.getState().user;
  if (user === null) return;
  await call(setDemoTour, { params: { id: user.user_id }, body: { enable_demo: isOn } });
  const me = { ...user, enable_demo: isOn };
  useAccount.setState({ user: me });
  queryClient.setQueryData(meQuery().queryKey, me);
}

/** There must be a call to show: without one the tour waits for another visit. */
async function startForNew(): Promise<void> {
  const { firstDoneFile } = await import('../features/tour/stops.ts');
  if ((await firstDoneFile()) !== null && wantsTour()) await start();
}

const wantsTour = () => (useAccount.getState().user?.enable_demo ?? false) && !isSeen();

/** Shows a new person around. */
export function useTour(): void {
  const isWanted = useAccount(({ user }) => user?.enable_demo ?? false);
  useEffect(() => {
    if (!isWanted || isSeen()) return;
    const timer = setTimeout(() => void startForNew().catch(() => {}), startAfterMs);
    return () => clearTimeout(timer);
  }, [isWanted]);
  useEffect(
    () => () => {
      stop?.();
      stop = undefined;
      useOverlays.setState({ isTourOn: false });
    },
    [],
  );
}

function remember(): void {
  try {
    sessionStorage.setItem(seenKey, '1');
  } catch {
    // Without storage the server alone remembers.
  }
}

function isSeen(): boolean {
  try {
    return sessionStorage.getItem(seenKey) !== null;
  } catch {
    return false;
  }
}
