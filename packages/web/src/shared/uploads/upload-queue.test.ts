import { expect, test } from 'vitest';
import { nextToStart, totalsOf, type UploadAction, type UploadItem, uploadQueue } from './upload-queue.ts';

const after = (...actions: UploadAction[]): readonly UploadItem[] =>
  actions.reduce<readonly UploadItem[]>(uploadQueue, []);
const added = (...ids: string[]): UploadAction => ({
  type: 'added',
  items: ids.map((id) => ({ id, name: `${id}.wav`, size: 1000, sidecar: null })),
});
const checked = (id: string, needsRaw = false): UploadAction => ({ type: 'checked', id, needsRaw });
const stateOf = (items: readonly UploadItem[]) => items.map(({ state }) => state);

test('three travel at once, the others wait their turn', () => {
  const items = after(added('a', 'b', 'c', 'd'), checked('a'), checked('b'), checked('c'), checked('d'), {
    type: 'started',
    id: 'a',
  });
  expect(nextToStart(items, 3).map(({ id }) => id)).toEqual(['b', 'c']);
});

test('a raw recording waits until it is said how to read it', () => {
  const items = after(added('a'), checked('a', true));
  expect(nextToStart(items, 3)).toEqual([]);
  const raw = { sample_rate: 8000, encoding: 's16le', channels: 1 } as const;
  expect(stateOf(uploadQueue(items, { type: 'raw', ids: ['a'], raw }))).toEqual(['waiting']);
});

test('pausing leaves alone what has arrived or was refused', () => {
  const items = after(
    added('a', 'b', 'c'),
    checked('a'),
    { type: 'refused', id: 'b', error: { code: 'files.empty', params: {} } },
    { type: 'accepted', id: 'c', fileId: 'f', duplicate: false },
    { type: 'paused', ids: ['a', 'b', 'c'] },
  );
  expect(stateOf(items)).toEqual(['paused', 'refused', 'accepted']);
  expect(stateOf(uploadQueue(items, { type: 'resumed', ids: ['a', 'b', 'c'] }))).toEqual([
    'waiting',
    'refused',
    'accepted',
  ]);
});

test('speed and time left come from what was really sent', () => {
  const items = after(
    added('a'),
    checked('a'),
    { type: 'started', id: 'a' },
    { type: 'progress', id: 'a', sent: 0, atMs: 0 },
    { type: 'progress', id: 'a', sent: 100, atMs: 100 },
    { type: 'progress', id: 'a', sent: 500, atMs: 1000 },
  );
  expect(items[0]?.speed).toBe(500);
  expect(totalsOf(items)).toEqual({ files: 1, finished: 0, bytes: 1000, sent: 500, leftMs: 1000 });
});

test('an archive becomes the files that were in it', () => {
  const items = after(added('zip'), {
    type: 'unpacked',
    id: 'zip',
    entries: [
      { id: 'zip-0', name: 'one.wav', fileId: 'f1', error: null, state: 'accepted' },
      {
        id: 'zip-1',
        name: 'two.exe',
        fileId: null,
        error: { code: 'files.type_not_allowed', params: {} },
        state: 'refused',
      },
    ],
  });
  expect(items.map(({ name, state, fromArchive }) => [name, state, fromArchive])).toEqual([
    ['one.wav', 'accepted', 'zip.wav'],
    ['two.exe', 'refused', 'zip.wav'],
  ]);
});

test('a duplicate counts as finished and keeps the file it repeats', () => {
  const items = after(added('a'), { type: 'accepted', id: 'a', fileId: 'f', duplicate: true });
  expect(items[0]).toMatchObject({ state: 'duplicate', fileId: 'f' });
  expect(totalsOf(items).finished).toBe(1);
});
