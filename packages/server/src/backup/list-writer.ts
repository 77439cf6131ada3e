import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import type { Entry } from './backup-folder.ts';

export type ListWriter = {
  add: (entry: Entry) => Promise<void>;
  end: () => Promise<{
    list: string;
    list_sha256: string;
    files: number;
    bytes: number;
    /** The checksums that are named. */
    used: ReadonlySet<string>;
  }>;
};

/** The list of a backup that is being made; it counts once the manifest names it. */
export function createListWriter(folder: string): ListWriter {
  const list = `files-${randomUUID()}.jsonl`;
  const stream = createWriteStream(join(folder, list), { mode: 0o600, flush: true });
  const failed = finished(stream);
  // Thrown where it is waited for.
  failed.catch(() => {});
  const hash = createHash('sha256');
  const used = new Set<string>();
  let files = 0;
  let bytes = 0;
  return {
    async add(entry) {
      const line = `${JSON.stringify(entry)}\n`;
      hash.update(line);
      if (entry.folder !== true) {
        files += 1;
        bytes += entry.bytes;
        used.add(entry.sha256);
      }
      if (!stream.write(line))
        await Promise.race([failed, new Promise<void>((done) => stream.once('drain', done))]);
    },
    async end() {
      stream.end();
      await failed;
      return { list, list_sha256: hash.digest('hex'), files, bytes, used };
    },
  };
}
