import { createStore, del, entries, set } from 'idb-keyval';
import type { PreviousUpload, UrlStorage } from 'tus-js-client';

export type Unfinished = { name: string; size: number };

/** Opened when it is first wanted: most visits upload nothing. */
let opened: ReturnType<typeof createStore> | undefined;
const store = () => (opened ??= createStore('earshot-uploads', 'unfinished'));

/** Storage may be closed to us; then nothing is kept, and an upload begins anew. */
async function listKept(): Promise<PreviousUpload[]> {
  const kept = await entries<string, PreviousUpload>(store()).catch(() => []);
  return kept.map(([key, one]) => ({ ...one, urlStorageKey: key }));
}

/** Where uploads that a closed tab leaves behind are remembered. */
export const unfinishedUploads: UrlStorage = {
  findAllUploads: listKept,
  findUploadsByFingerprint: async (fingerprint) =>
    (await listKept()).filter(({ urlStorageKey }) => urlStorageKey.startsWith(`${fingerprint}::`)),
  removeUpload: (key) => del(key, store()).catch(() => {}),
  addUpload: async (fingerprint, upload) => {
    const key = `${fingerprint}::${upload.uploadUrl ?? Date.now()}`;
    await set(key, upload, store()).catch(() => {});
    return key;
  },
};

/** What a closed tab left behind. It goes on when the same file is chosen again. */
export async function listUnfinished(): Promise<Unfinished[]> {
  return (await listKept()).flatMap(({ metadata, size }) =>
    metadata.filename === undefined ? [] : [{ name: metadata.filename, size: size ?? 0 }],
  );
}

export async function forgetUnfinished(name: string, size: number): Promise<void> {
  const kept = await listKept();
  const meant = kept.filter((one) => one.metadata.filename === name && one.size === size);
  await Promise.all(meant.map(({ urlStorageKey }) => unfinishedUploads.removeUpload(urlStorageKey)));
}
