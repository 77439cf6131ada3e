import { setDemoTour } from '@earshot/core/users/account.api.ts';
import { useEffect } from 'react';
import { tabShelf } from '../lib/browser-storage.ts';
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

/** There is no call to show yet. */
let isWaiting = false;

/** There must be a call to show: without one the tour waits for the first. */
async function startForNew(): Promise<void> {
  const { firstDoneFile } = await import('../features/tour/stops.ts');
  isWaiting = (await firstDoneFile()) === null;
  if (!isWaiting && wantsTour()) await start();
}

/** Where somebody new watches the first calls arrive. */
const waitingRooms = ['/monitoring', '/files'];

/** A call is done: whoever has waited for the first one is shown around, unless they are at something else. */
export function startWithCall(): void {
  if (!isWaiting || !wantsTour() || !waitingRooms.includes(router.state.location.pathname)) return;
  if (document.querySelector('[role="dialog"], [role="menu"]') !== null) return;
  isWaiting = false;
  void start();
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
  // Without storage the server alone remembers.
  tabShelf.keep(seenKey, '1');
}

function isSeen(): boolean {
  return tabShelf.read(seenKey) !== null;
}
