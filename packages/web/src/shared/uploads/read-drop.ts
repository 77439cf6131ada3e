import type { Dropped } from './pair-sidecars.ts';

/** Files and whole folders, however deep. Must be called while the drop event is being handled. */
export async function readDrop(transfer: DataTransfer): Promise<Dropped<File>[]> {
  const entries = [...transfer.items]
    .map((item) => item.webkitGetAsEntry())
    .filter((entry) => entry !== null);
  if (entries.length === 0) return [...transfer.files].map((file) => ({ path: file.name, file }));
  const found: Dropped<File>[] = [];
  for (const entry of entries) await walk(entry, found);
  return found;
}

async function walk(entry: FileSystemEntry, found: Dropped<File>[]): Promise<void> {
  if (entry.name.startsWith('.')) return;
  if (entry.isFile) {
    const file = await new Promise<File>((done, failed) => (entry as FileSystemFileEntry).file(done, failed));
    found.push({ path: entry.fullPath.replace(/^\//, ''), file });
    return;
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  // A reader gives about a hundred entries at a time, and then none.
  for (;;) {
    const batch = await new Promise<FileSystemEntry[]>((done, failed) => reader.readEntries(done, failed));
    if (batch.length === 0) return;
    for (const child of batch) await walk(child, found);
  }
}

export const readChosen = (files: FileList): Dropped<File>[] =>
  [...files].map((file) => ({ path: file.webkitRelativePath || file.name, file }));
