import { attachSidecar, type UploadReply } from '@earshot/core/files/files.api.ts';
import type { RawAudio } from '@earshot/core/files/files.ts';
import type { HttpResponse, Upload } from 'tus-js-client';
import { create } from 'zustand';
import { apiBase } from '../../lib/api-base.ts';
import { CallError, refused, sendForm } from '../../lib/call.ts';
import { mergeFile, refreshListsSoon } from '../files/files.queries.ts';
import type { Dropped } from './pair-sidecars.ts';
import { forgetUnfinished, unfinishedUploads } from './unfinished.ts';
import {
  type Coded,
  isUnderWay,
  nextToStart,
  type UploadAction,
  type UploadItem,
  uploadQueue,
} from './upload-queue.ts';

const parallel = 3;
/** Enough for the header of nearly every recording. */
const headBytes = 64 * 1024;

export type Batch = { sourceId: number | null; language: string | null; raw: RawAudio | null };

type Uploads = {
  items: readonly UploadItem[];
  batch: Batch;
  isPanelOpen: boolean;
  isDialogOpen: boolean;
  leftOut: number;
};
export const useUploads = create<Uploads>()(() => ({
  items: [],
  batch: { sourceId: null, language: null, raw: null },
  isPanelOpen: true,
  isDialogOpen: false,
  leftOut: 0,
}));

type Held = { file: File; sidecar: File | null; batch: Batch; tus: Upload | null };
/** What cannot be in the state: the bytes and the connections. */
const held = new Map<string, Held>();
let counter = 0;

/** A lower window keeps its room for the page until somebody is needed. */
const roomyPx = 540;

function dispatch(action: UploadAction): void {
  useUploads.setState(({ items, isPanelOpen }) => ({
    items: uploadQueue(items, action),
    isPanelOpen: isPanelOpen || action.type === 'refused' || action.type === 'failed',
  }));
}

export const setBatch = (change: Partial<Batch>) =>
  useUploads.setState(({ batch }) => ({ batch: { ...batch, ...change } }));

export async function addFiles(dropped: readonly Dropped<File>[]): Promise<void> {
  // Most visits upload nothing, so what knows about formats comes with the first file.
  const { isAccepted, pairSidecars } = await import('./pair-sidecars.ts');
  const fromFolder = dropped.some(({ path }) => path.includes('/'));
  // A folder holds other things too; a file chosen by hand gets its refusal.
  const wanted = fromFolder ? dropped.filter(({ path }) => isAccepted(path)) : dropped;
  const { batch } = useUploads.getState();
  const added = pairSidecars(wanted).map(({ file, sidecar }) => {
    const id = `upload-${++counter}`;
    held.set(id, { file, sidecar: sidecar?.file ?? null, batch, tus: null });
    return { id, name: file.name, size: file.size, sidecar: sidecar?.file.name ?? null };
  });
  const isPanelOpen = window.innerHeight >= roomyPx;
  useUploads.setState({ isPanelOpen, isDialogOpen: false, leftOut: dropped.length - wanted.length });
  dispatch({ type: 'added', items: added });
  for (const { id } of added) await check(id);
}

/** Refuses in the browser what the server would refuse after the bytes have travelled. */
async function check(id: string): Promise<void> {
  const one = held.get(id);
  if (one === undefined) return;
  const { file, batch } = one;
  try {
    const { checkUpload } = await import('@earshot/core/audio/sniff.ts');
    const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
    const verdict = checkUpload({ name: file.name, size_bytes: file.size, head });
    if ('issue' in verdict) {
      dispatch({ type: 'refused', id, error: { code: verdict.issue, params: verdict.params } });
      return;
    }
    const isRaw = verdict.kind === 'audio' && verdict.format === 'pcm';
    // A source says how its .pcm is to be read.
    const needsRaw = isRaw && batch.raw === null && batch.sourceId === null;
    dispatch({ type: 'checked', id, needsRaw });
    startNext();
  } catch {
    // A folder, or a file that went away since it was dropped.
    dispatch({ type: 'refused', id, error: { code: 'files.empty', params: {} } });
  }
}

export function setRaw(raw: RawAudio): void {
  const ids = useUploads
    .getState()
    .items.filter((item) => item.state === 'needs_raw')
    .map((item) => item.id);
  dispatch({ type: 'raw', ids, raw });
  startNext();
}

function startNext(): void {
  for (const item of nextToStart(useUploads.getState().items, parallel)) void start(item);
}

async function start(item: UploadItem): Promise<void> {
  const one = held.get(item.id);
  if (one === undefined) return;
  dispatch({ type: 'started', id: item.id });
  one.tus ??= await createUpload(item, one);
  const { tus } = one;
  const [previous] = await tus.findPreviousUploads().catch(() => []);
  if (previous !== undefined) tus.resumeFromPreviousUpload(previous);
  if (useUploads.getState().items.find(({ id }) => id === item.id)?.state === 'uploading') tus.start();
}

async function createUpload({ id, raw }: UploadItem, { file, batch }: Held): Promise<Upload> {
  const { Upload: Tus } = await import('tus-js-client');
  let reply: UploadReply | undefined;
  const tus: Upload = new Tus(file, {
    endpoint: `${apiBase}uploads`,
    // The server names it by its own address, and this page may reach the server by another.
    onUploadUrlAvailable: () => {
      tus.url = `${apiBase}uploads/${tus.url?.split('/').at(-1)}`;
    },
    urlStorage: unfinishedUploads,
    retryDelays: [500, 1500, 4000, 8000],
    chunkSize: 8 * 1024 * 1024,
    removeFingerprintOnSuccess: true,
    metadata: metadataOf(file, batch, raw),
    onShouldRetry: (error) => {
      const status = error.originalResponse?.getStatus() ?? 0;
      return status === 0 || status === 409 || status === 423 || status >= 500;
    },
    onProgress: (sent) => dispatch({ type: 'progress', id, sent, atMs: performance.now() }),
    onAfterResponse: (_request, response) => {
      reply = readReply(response) ?? reply;
    },
    onSuccess: () => finish(id, reply),
    onError: (error) => {
      const response = 'originalResponse' in error ? (error.originalResponse as HttpResponse | null) : null;
      const status = response?.getStatus() ?? 0;
      const { code, params } = refused(status, response?.getBody() ?? '');
      // The server has judged the content: sending it again would change nothing.
      const isFinal = status >= 400 && status < 500 && status !== 401 && status !== 429;
      dispatch({ type: isFinal ? 'refused' : 'failed', id, error: { code, params } });
      startNext();
    },
  });
  return tus;
}

function metadataOf(file: File, batch: Batch, raw: RawAudio | null): Record<string, string> {
  const how = raw ?? batch.raw;
  return {
    filename: file.name,
    ...(batch.sourceId === null ? {} : { source: String(batch.sourceId) }),
    ...(batch.language === null ? {} : { language: batch.language }),
    ...(how === null || !/\.pcm$/i.test(file.name)
      ? {}
      : { raw: `${how.sample_rate},${how.encoding},${how.channels}` }),
  };
}

function readReply(response: HttpResponse): UploadReply | undefined {
  const header = response.getHeader('Earshot-File');
  if (!header) return undefined;
  try {
    return JSON.parse(header) as UploadReply;
  } catch {
    return undefined;
  }
}

function finish(id: string, reply: UploadReply | undefined): void {
  if (reply?.files !== undefined) {
    dispatch({
      type: 'unpacked',
      id,
      entries: reply.files.map(({ name, file_id, duplicate, code, params }, index) => ({
        id: `${id}-${index}`,
        name,
        fileId: file_id ?? null,
        error: code === undefined ? null : { code, params: params ?? {} },
        state: code !== undefined ? 'refused' : duplicate ? 'duplicate' : 'accepted',
      })),
    });
  } else if (reply?.file_id !== undefined) {
    dispatch({ type: 'accepted', id, fileId: reply.file_id, duplicate: reply.duplicate ?? false });
    void attach(id, reply.file_id);
  } else {
    dispatch({ type: 'failed', id, error: { code: 'internal', params: {} } });
  }
  refreshListsSoon();
  startNext();
}

async function attach(id: string, fileId: string): Promise<void> {
  const sidecar = held.get(id)?.sidecar;
  if (!sidecar) return;
  try {
    const body = new FormData();
    body.append('sidecar', sidecar, sidecar.name);
    mergeFile(await sendForm(attachSidecar, body, { file_id: fileId }));
  } catch (error) {
    dispatch({ type: 'sidecar_failed', id, error: codedOf(error) });
  }
}

const codedOf = (error: unknown): Coded =>
  error instanceof CallError ? { code: error.code, params: error.params } : { code: 'internal', params: {} };

const idsOf = (wanted: (item: UploadItem) => boolean) =>
  useUploads
    .getState()
    .items.filter(wanted)
    .map(({ id }) => id);

export function pauseUploads(ids = idsOf(isUnderWay)): void {
  dispatch({ type: 'paused', ids });
  for (const id of ids) void held.get(id)?.tus?.abort();
  startNext();
}

export function resumeUploads(ids = idsOf(({ state }) => state === 'paused')): void {
  dispatch({ type: 'resumed', ids });
  startNext();
}

/** Takes it off the list; what the server already has of it is dropped there too. */
export function removeUpload(id: string): void {
  const item = useUploads.getState().items.find((one) => one.id === id);
  const one = held.get(id);
  if (item !== undefined && item.fileId === null) {
    void one?.tus?.abort(true).catch(() => {});
    if (one) void forgetUnfinished(one.file.name, one.file.size);
  }
  held.delete(id);
  dispatch({ type: 'removed', ids: [id] });
  startNext();
}

export function clearFinished(): void {
  const ids = idsOf(({ state }) => state === 'accepted' || state === 'duplicate' || state === 'refused');
  for (const id of ids) held.delete(id);
  dispatch({ type: 'removed', ids });
}
