import type { RawAudio } from '@earshot/core/files/files.ts';

export type UploadState =
  | 'checking'
  /** A `.pcm` says nothing about itself: rate, encoding and channels are asked for. */
  | 'needs_raw'
  | 'waiting'
  | 'uploading'
  | 'paused'
  | 'refused'
  | 'failed'
  | 'accepted'
  | 'duplicate';

export type Coded = { code: string; params: Record<string, string | number> };

export type UploadItem = {
  id: string;
  name: string;
  size: number;
  state: UploadState;
  sent: number;
  /** Bytes a second, smoothed. */
  speed: number;
  lastTick: { atMs: number; sent: number } | null;
  fileId: string | null;
  error: Coded | null;
  sidecar: string | null;
  sidecarError: Coded | null;
  /** An archive is taken apart by the server into its own rows. */
  fromArchive: string | null;
  raw: RawAudio | null;
};

export type UploadAction =
  | { type: 'added'; items: Pick<UploadItem, 'id' | 'name' | 'size' | 'sidecar'>[] }
  | { type: 'checked'; id: string; needsRaw: boolean }
  | { type: 'raw'; ids: string[]; raw: RawAudio }
  | { type: 'started'; id: string }
  | { type: 'progress'; id: string; sent: number; atMs: number }
  | { type: 'paused'; ids: string[] }
  | { type: 'resumed'; ids: string[] }
  | { type: 'refused'; id: string; error: Coded }
  | { type: 'failed'; id: string; error: Coded }
  | { type: 'accepted'; id: string; fileId: string; duplicate: boolean }
  | {
      type: 'unpacked';
      id: string;
      entries: Pick<UploadItem, 'id' | 'name' | 'fileId' | 'error' | 'state'>[];
    }
  | { type: 'sidecar_failed'; id: string; error: Coded }
  | { type: 'removed'; ids: string[] };

const fresh = {
  state: 'checking',
  sent: 0,
  speed: 0,
  lastTick: null,
  fileId: null,
  error: null,
  sidecar: null,
  sidecarError: null,
  fromArchive: null,
  raw: null,
} satisfies Partial<UploadItem>;

/** How much the newest measurement counts; more and the time left jumps about. */
const smoothing = 0.25;

export function uploadQueue(items: readonly UploadItem[], action: UploadAction): readonly UploadItem[] {
  const change = (id: string, next: (item: UploadItem) => UploadItem) =>
    items.map((item) => (item.id === id ? next(item) : item));
  switch (action.type) {
    case 'added':
      return [...items, ...action.items.map((item) => ({ ...fresh, ...item }))];
    case 'checked':
      return change(action.id, (item) => ({ ...item, state: action.needsRaw ? 'needs_raw' : 'waiting' }));
    case 'raw':
      return items.map((item) =>
        action.ids.includes(item.id) ? { ...item, raw: action.raw, state: 'waiting' } : item,
      );
    case 'started':
      return change(action.id, (item) => ({
        ...item,
        state: 'uploading',
        error: null,
        speed: 0,
        lastTick: null,
      }));
    case 'progress':
      return change(action.id, (item) => ({ ...item, ...measured(item, action) }));
    case 'paused':
      return items.map((item) =>
        action.ids.includes(item.id) && isUnderWay(item)
          ? { ...item, state: 'paused', speed: 0, lastTick: null }
          : item,
      );
    case 'resumed':
      return items.map((item) =>
        action.ids.includes(item.id) && (item.state === 'paused' || item.state === 'failed')
          ? { ...item, state: 'waiting', error: null }
          : item,
      );
    case 'refused':
      return change(action.id, (item) => ({ ...item, state: 'refused', error: action.error }));
    case 'failed':
      return change(action.id, (item) => ({ ...item, state: 'failed', error: action.error, speed: 0 }));
    case 'accepted':
      return change(action.id, (item) => ({
        ...item,
        sent: item.size,
        speed: 0,
        fileId: action.fileId,
        state: action.duplicate ? 'duplicate' : 'accepted',
      }));
    case 'unpacked':
      return items.flatMap((item) =>
        item.id === action.id
          ? action.entries.map((entry) => ({ ...fresh, size: 0, ...entry, fromArchive: item.name }))
          : [item],
      );
    case 'sidecar_failed':
      return change(action.id, (item) => ({ ...item, sidecarError: action.error }));
    case 'removed':
      return items.filter((item) => !action.ids.includes(item.id));
    default:
      return action satisfies never;
  }
}

function measured(item: UploadItem, { sent, atMs }: { sent: number; atMs: number }): Partial<UploadItem> {
  if (item.lastTick === null) return { sent, lastTick: { atMs, sent } };
  const passed = atMs - item.lastTick.atMs;
  // Too close together to say anything about the speed.
  if (passed < 250) return { sent };
  const now = ((sent - item.lastTick.sent) / passed) * 1000;
  const speed = item.speed === 0 ? now : item.speed * (1 - smoothing) + now * smoothing;
  return { sent, speed, lastTick: { atMs, sent } };
}

export const isUnderWay = ({ state }: UploadItem) => state === 'waiting' || state === 'uploading';
export const isOpen = (item: UploadItem) =>
  isUnderWay(item) || item.state === 'checking' || item.state === 'paused' || item.state === 'needs_raw';

/** Which to start now, in the order they came. */
export function nextToStart(items: readonly UploadItem[], parallel: number): UploadItem[] {
  const running = items.filter((item) => item.state === 'uploading').length;
  return items.filter((item) => item.state === 'waiting').slice(0, Math.max(0, parallel - running));
}

export type Totals = { files: number; finished: number; bytes: number; sent: number; leftMs: number | null };

export function totalsOf(items: readonly UploadItem[]): Totals {
  const counted = items.filter((item) => item.state !== 'refused' && item.fromArchive === null);
  const bytes = counted.reduce((sum, item) => sum + item.size, 0);
  const sent = counted.reduce((sum, item) => sum + Math.min(item.sent, item.size), 0);
  const speed = counted.reduce((sum, item) => sum + (item.state === 'uploading' ? item.speed : 0), 0);
  const finished = counted.filter((item) => item.state === 'accepted' || item.state === 'duplicate').length;
  return {
    files: counted.length,
    finished,
    bytes,
    sent,
    leftMs: speed > 0 ? ((bytes - sent) / speed) * 1000 : null,
  };
}
