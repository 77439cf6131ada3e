import { create } from 'zustand';
import { apiBase } from './api-base.ts';

const firstProbeMs = 1000;
const longestProbeMs = 15_000;
/** A server that restarts is back before anybody need hear of it. */
const sayAfterMs = 3000;

type Network = {
  /** Nobody answers. */
  isAway: boolean;
  /** For so long that the person is told. */
  isSaid: boolean;
  /** Somebody is being asked just now. */
  isTrying: boolean;
};
export const useNetwork = create<Network>()(() => ({ isAway: false, isSaid: false, isTrying: false }));

let probing: Promise<boolean> | undefined;
let probeTimer: ReturnType<typeof setTimeout> | undefined;
let sayTimer: ReturnType<typeof setTimeout> | undefined;
let waitMs = firstProbeMs;

/** Statuses of a proxy whose server is away, and of a server that is still starting. */
const isNobody = (status: number) => status === 502 || status === 503 || status === 504;

/** Asks the server whether it is there; several who ask at once are one question. */
export function probe(): Promise<boolean> {
  probing ??= ask().finally(() => {
    probing = undefined;
    useNetwork.setState({ isTrying: false });
  });
  return probing;
}

async function ask(): Promise<boolean> {
  clearTimeout(probeTimer);
  if (useNetwork.getState().isAway) useNetwork.setState({ isTrying: true });
  const isThere = await fetch(`${apiBase}users/check`, { method: 'POST', credentials: 'include' }).then(
    ({ status }) => !isNobody(status),
    () => false,
  );
  if (isThere) cameBack();
  else wentAway();
  return isThere;
}

function wentAway(): void {
  if (!useNetwork.getState().isAway) useNetwork.setState({ isAway: true });
  const say = () => useNetwork.setState({ isSaid: useNetwork.getState().isAway });
  if (!navigator.onLine) say();
  else sayTimer ??= setTimeout(say, sayAfterMs);
  probeTimer = setTimeout(() => void probe(), waitMs);
  waitMs = Math.min(longestProbeMs, waitMs * 2);
}

function cameBack(): void {
  clearTimeout(sayTimer);
  sayTimer = undefined;
  waitMs = firstProbeMs;
  if (useNetwork.getState().isAway) useNetwork.setState({ isAway: false, isSaid: false });
}

/** A request or a socket that nobody answered: whether that is so for all of them is asked at once. */
export function suspectNetwork(status?: number): void {
  if ((status === undefined || isNobody(status)) && !useNetwork.getState().isAway) void probe();
}

/** The person does not want to wait for the next try. */
export function tryNow(): void {
  waitMs = firstProbeMs;
  void probe();
}

/** Once somebody answers; at once where somebody does. */
export function whenBack(): Promise<void> {
  if (!useNetwork.getState().isAway) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = useNetwork.subscribe(({ isAway }) => {
      if (isAway) return;
      stop();
      resolve();
    });
  });
}

/** Does something each time that the network comes back. */
export const onBack = (work: () => void): (() => void) =>
  useNetwork.subscribe((now, before) => {
    if (before.isAway && !now.isAway) work();
  });

/** The browser says when its line goes and comes; both are asked after, as it knows nothing of the server. */
export function watchNetwork(): void {
  window.addEventListener('offline', () => void probe());
  window.addEventListener('online', tryNow);
}
