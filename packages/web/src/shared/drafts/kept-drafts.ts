import * as api from '@earshot/core/drafts/drafts.api.ts';
import { type DraftKind, isExpired, type Kept } from '@earshot/core/drafts/drafts.ts';
import { createStore, del, entries, get, set } from 'idb-keyval';
import { CallError, call } from '../../lib/call.ts';
import { useAccount } from '../account.ts';

/** What a draft is of. */
export type About = { kind: DraftKind; subject: string };
export type Found = Kept & { atMs: number };

/** As this browser keeps it; without a body it was let go of, and the server has still to hear of that. */
type Local = { base: object; body: object | null; atMs: number; isSent: boolean; server: string | null };

/** Opened when it is first wanted: most visits write nothing. */
let opened: ReturnType<typeof createStore> | undefined;
const store = () => (opened ??= createStore('earshot-drafts', 'drafts'));

/** Whose drafts they are, in which workspace: another person at this browser finds none of them. */
function ownPrefix(): string | null {
  const { user } = useAccount.getState();
  return user?.workspace ? `${user.user_id}/${user.workspace.id}/` : null;
}
const keyOf = (prefix: string, { kind, subject }: About) => `${prefix}${kind}/${subject}`;

const readLocal = (key: string): Promise<Local | undefined> =>
  get<Local>(key, store()).catch(() => undefined);
/** False where the browser keeps nothing for us, or has no room left. */
const writeLocal = (key: string, local: Local): Promise<boolean> =>
  set(key, local, store()).then(
    () => true,
    () => false,
  );
const removeLocal = (key: string): Promise<void> => del(key, store()).catch(() => {});

const startOf = (text: string | null): number => (text === null ? 0 : Date.parse(text));

/** The newest of what this browser and the server keep. */
export async function openDraft(about: About): Promise<Found | null> {
  const prefix = ownPrefix();
  if (prefix === null) return null;
  const key = keyOf(prefix, about);
  const [local, draft] = await Promise.all([
    readLocal(key),
    call(api.getDraft, { params: about }).then(
      (reply) => reply.draft,
      () => undefined,
    ),
  ]);
  if (local === undefined) return draft ? foundOf(draft) : null;
  // Another device went on with it, or let go of it.
  const isOverwritten = draft !== undefined && (draft?.updated ?? null) !== local.server;
  if (isOverwritten && (local.isSent || startOf(draft?.updated ?? null) > local.atMs)) {
    await removeLocal(key);
    return draft ? foundOf(draft) : null;
  }
  if (local.body === null || isExpired(local.atMs, Date.now())) return null;
  return { base: local.base, body: local.body, atMs: local.atMs };
}

const foundOf = ({ base, body, updated }: api.Draft): Found => ({ base, body, atMs: Date.parse(updated) });

/** Keeps it in this browser; whether that went well. */
export async function keepHere(about: About, { base, body }: Kept): Promise<boolean> {
  const prefix = ownPrefix();
  if (prefix === null) return false;
  const key = keyOf(prefix, about);
  const before = await readLocal(key);
  return writeLocal(key, {
    base,
    body,
    atMs: Date.now(),
    isSent: false,
    server: before?.server ?? null,
  });
}

const onTheWay = new Map<string, Promise<unknown>>();

/** What is said of one draft arrives in the order it was said: kept, then let go of, never the other way round. */
function inTurn<T>(key: string, say: () => Promise<T>): Promise<T> {
  const said = (onTheWay.get(key) ?? Promise.resolve()).then(say);
  const over = said.then(
    () => undefined,
    () => undefined,
  );
  onTheWay.set(key, over);
  void over.then(() => onTheWay.get(key) === over && onTheWay.delete(key));
  return said;
}

/** Takes it to the server; whether it is there now. */
export async function sendDraft(about: About, kept: Kept, keepalive = false): Promise<boolean> {
  const prefix = ownPrefix();
  if (prefix === null) return false;
  const { base, body } = kept as { base: Record<string, unknown>; body: Record<string, unknown> };
  return send(keyOf(prefix, about), about, { base, body }, keepalive);
}

async function send(
  key: string,
  about: About,
  body: { base: Record<string, unknown>; body: Record<string, unknown> },
  keepalive: boolean,
): Promise<boolean> {
  try {
    const { updated } = await inTurn(key, () => call(api.keepDraft, { params: about, body, keepalive }));
    const local = await readLocal(key);
    // It may have been changed again meanwhile.
    const isSame = local !== undefined && JSON.stringify(local.body) === JSON.stringify(body.body);
    if (local !== undefined) await writeLocal(key, { ...local, isSent: isSame, server: updated });
    return true;
  } catch {
    return false;
  }
}

/** It was saved, or is not wanted any more. */
export async function forgetDraft(about: About): Promise<void> {
  const prefix = ownPrefix();
  if (prefix === null) return;
  const key = keyOf(prefix, about);
  const local = await readLocal(key);
  await writeLocal(key, {
    base: {},
    body: null,
    atMs: Date.now(),
    isSent: false,
    server: local?.server ?? null,
  });
  await dropThere(key, about);
}

async function dropThere(key: string, about: About): Promise<void> {
  try {
    await inTurn(key, () => call(api.dropDraft, { params: about, keepalive: true }));
    await removeLocal(key);
  } catch (error) {
    // Refused for good: nothing of it is there.
    if (error instanceof CallError && error.status >= 400 && error.status < 500) await removeLocal(key);
  }
}

/** What this browser still has of the person and the server has not, goes there; what is too old goes altogether. */
export async function sendDrafts(): Promise<void> {
  const prefix = ownPrefix();
  if (prefix === null) return;
  for (const [key, local] of await ownEntries(prefix)) {
    const about = aboutOf(key);
    if (isExpired(local.atMs, Date.now())) await removeLocal(key);
    else if (local.isSent) continue;
    else if (local.body === null) await dropThere(key, about);
    else
      await send(
        key,
        about,
        { base: local.base as Record<string, unknown>, body: local.body as Record<string, unknown> },
        false,
      );
  }
}

/** Before the person signs out: what the server has need not stay in a browser that others may use. */
export async function takeDraftsAway(): Promise<void> {
  const prefix = ownPrefix();
  if (prefix === null) return;
  await sendDrafts();
  for (const [key, local] of await ownEntries(prefix)) if (local.isSent) await removeLocal(key);
}

async function ownEntries(prefix: string): Promise<[string, Local][]> {
  const all = await entries<string, Local>(store()).catch(() => []);
  return all.filter(([key]) => key.startsWith(prefix));
}

function aboutOf(key: string): About {
  const [, , kind, subject] = key.split('/');
  return { kind: kind as DraftKind, subject: subject ?? '' };
}
