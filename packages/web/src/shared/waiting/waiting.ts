import type { FileTag } from '@earshot/core/tags/tags.api.ts';
import { getSetting } from '@earshot/core/users/account.api.ts';
import { createStore, del, entries, set } from 'idb-keyval';
import { create } from 'zustand';
import { CallError, type CallErrorCode, call } from '../../lib/call.ts';
import { probe } from '../../lib/network.ts';
import { randomId } from '../../lib/random-id.ts';
import { useAccount } from '../account.ts';
import { perform, showTruth } from './perform.ts';

/** What a person did to a call while nobody answered. */
export type Action = { fileId: string } & (
  | { kind: 'comment'; clientKey: string; text: string; at_ms: number | null }
  | { kind: 'tag'; tag: FileTag; isOn: boolean }
  | { kind: 'favorite'; isOn: boolean }
  | { kind: 'label'; classifierId: number; itemId: number; labels: number[] | null; ms: number }
);

export type Waiting = {
  id: string;
  userId: number;
  workspaceId: number;
  action: Action;
  atMs: number;
  /** What the server said to it; it is kept until the person decides. */
  refused: { code: CallErrorCode; params: Record<string, string | number> } | null;
};

/** Of whoever is signed in, in the workspace that is open. */
export const useWaiting = create<{ items: readonly Waiting[] }>()(() => ({ items: [] }));

const retryMs = 15_000;

let opened: ReturnType<typeof createStore> | undefined;
const store = () => (opened ??= createStore('earshot-waiting', 'actions'));
/** Other tabs show what waits, too. */
let channel: BroadcastChannel | undefined;

const isOwn = ({ userId, workspaceId }: Waiting): boolean => {
  const { user } = useAccount.getState();
  return user?.user_id === userId && user.workspace?.id === workspaceId;
};

/** Nobody heard of it: it can be sent later. What was refused cannot. */
export const canWait = (error: unknown): boolean =>
  error instanceof CallError && (error.code === 'network' || error.code === 'unavailable');

/** What it takes the place of: a star or a tag is set or taken off, an example answered, and the last word counts. */
function placeOf(action: Action): string {
  switch (action.kind) {
    case 'comment':
      return action.clientKey;
    case 'tag':
      return `${action.fileId}/tag/${action.tag.tag_id}`;
    case 'label':
      return `${action.fileId}/label/${action.itemId}`;
    default:
      return `${action.fileId}/${action.kind}`;
  }
}

/** Keeps it until it can be sent; over a reload, too, where the browser keeps anything. */
export async function letWait(action: Action): Promise<void> {
  const { user } = useAccount.getState();
  if (!user?.workspace) return;
  const replaced = useWaiting.getState().items.filter((one) => placeOf(one.action) === placeOf(action));
  const item: Waiting = {
    id: randomId(),
    userId: user.user_id,
    workspaceId: user.workspace.id,
    action,
    atMs: Date.now(),
    refused: null,
  };
  onlyHere.add(item.id);
  useWaiting.setState(({ items }) => ({ items: [...items.filter((one) => !replaced.includes(one)), item] }));
  for (const { id } of replaced) await removeKept(id);
  await keep(item);
  void probe().then((isThere) => (isThere ? sendWaiting() : undefined));
}

/** Shows and sends what this person has left waiting here. */
export async function openWaiting(): Promise<void> {
  if (channel === undefined && 'BroadcastChannel' in window) {
    channel = new BroadcastChannel('earshot-waiting');
    channel.onmessage = () => void readKept();
  }
  await readKept();
  await sendWaiting();
}

async function readKept(): Promise<void> {
  const kept = await entries<string, Waiting>(store()).catch(() => null);
  // Where nothing is kept what this tab knows is all there is.
  if (kept === null) return;
  // One that has just been kept may still be called only here.
  const isKept = new Set(kept.map(([id]) => id));
  const here = useWaiting.getState().items.filter(({ id }) => onlyHere.has(id) && !isKept.has(id));
  const items = [...kept.map(([, item]) => item), ...here].filter(isOwn);
  useWaiting.setState({ items: items.sort((one, other) => one.atMs - other.atMs) });
}

let timer: ReturnType<typeof setTimeout> | undefined;
let sending: Promise<void> | undefined;
let isWantedAgain = false;

const isAnyLeft = () => useWaiting.getState().items.some(({ refused }) => refused === null);

/** Sends what waits, in its order; what is added meanwhile, too. */
export function sendWaiting(): Promise<void> {
  isWantedAgain = true;
  sending ??= sendWhileWanted().finally(() => {
    sending = undefined;
    // Another tab is sending, or somebody stopped answering again.
    if (isAnyLeft()) timer = setTimeout(() => void readKept().then(sendWaiting), retryMs);
  });
  return sending;
}

async function sendWhileWanted(): Promise<void> {
  clearTimeout(timer);
  while (isWantedAgain) {
    isWantedAgain = false;
    if (isAnyLeft()) await sendAlone();
  }
}

/** Of several tabs one sends; where they cannot agree, each action counts once all the same. */
async function sendAlone(): Promise<void> {
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) return sendAll();
  await locks.request('earshot-waiting', { ifAvailable: true }, async (lock) => {
    if (lock !== null) await sendAll();
  });
}

async function sendAll(): Promise<void> {
  // Another tab may have sent some of it.
  await readKept();
  if (!(await isStillMe())) return;
  const items = useWaiting.getState().items.filter((item) => item.refused === null && isOwn(item));
  for (const item of items) {
    try {
      await perform(item.action);
      await drop(item.id);
    } catch (error) {
      if (canWait(error) || !(error instanceof CallError) || error.status === 401) return;
      const refused = { code: error.code, params: error.params };
      await change({ ...item, refused });
      showTruth(item.action);
    }
  }
}

/** Somebody else may have signed in at this browser since: then it is not sent, and waits for whoever did it. */
async function isStillMe(): Promise<boolean> {
  const { user } = useAccount.getState();
  try {
    const me = await call(getSetting, {});
    return me.user_id === user?.user_id && me.workspace?.id === user.workspace?.id;
  } catch {
    return false;
  }
}

/** The person wants what was refused tried again. */
export async function tryAgain(item: Waiting): Promise<void> {
  await change({ ...item, refused: null });
  await sendWaiting();
}

export async function drop(id: string): Promise<void> {
  onlyHere.delete(id);
  await removeKept(id);
  useWaiting.setState(({ items }) => ({ items: items.filter((one) => one.id !== id) }));
}

async function change(item: Waiting): Promise<void> {
  await keep(item);
  useWaiting.setState(({ items }) => ({ items: items.map((one) => (one.id === item.id ? item : one)) }));
}

/** What the browser does not keep yet, or had no room for: that waits as long as the tab is open. */
const onlyHere = new Set<string>();

const keep = (item: Waiting): Promise<void> =>
  set(item.id, item, store())
    .then(
      () => onlyHere.delete(item.id),
      () => onlyHere.add(item.id),
    )
    .then(tellOthers);
const removeKept = (id: string): Promise<void> =>
  del(id, store())
    .catch(() => {})
    .then(tellOthers);
const tellOthers = (): void => channel?.postMessage('changed');

/** What waits of a call. */
export const waitingOf = (items: readonly Waiting[], fileId: string): Waiting[] =>
  items.filter(({ action }) => action.fileId === fileId);
