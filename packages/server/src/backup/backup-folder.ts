import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { putInPlace } from '../platform/whole-files.ts';

/**
 * A folder of backups. `backup.json` names the list of the last whole backup; the list names every file with its checksum;
 * the bytes are in `objects` under their checksum, so that what did not change is there once.
 */
export const Manifest = z.object({
  format: z.literal(1),
  started_at: z.iso.datetime(),
  finished_at: z.iso.datetime(),
  /** Derived from the key of the installation; tells one installation from another, and the right key from a wrong one. */
  installation: z.string(),
  database: z.discriminatedUnion('kind', [
    /** The files of the embedded cluster, which this version on this kind of machine can read. */
    z.object({ kind: z.literal('cluster'), postgres: z.string(), platform: z.string() }),
    /** A dump for pg_restore. */
    z.object({ kind: z.literal('dump'), postgres: z.string() }),
  ]),
  with_key: z.boolean(),
  list: z.string(),
  list_sha256: z.string(),
  files: z.int(),
  bytes: z.int(),
});
export type Manifest = z.infer<typeof Manifest>;

/** One file or empty folder of a backup; the path is the one in DATA_DIR, with `/` between the parts. */
export type Entry = { path: string } & (
  | { folder: true }
  | { folder?: false; bytes: number; changed_ns: string; sha256: string }
);
export type FileEntry = Extract<Entry, { sha256: string }>;

const manifestName = 'backup.json';
/** The dump of an external database among the files. */
export const dumpPath = 'database.dump';

export const isFile = (entry: Entry): entry is FileEntry => entry.folder !== true;

function parse(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${path} is damaged`, { cause: error });
  }
}

/** What the last whole backup says of itself; undefined where there is none yet. */
export async function readManifest(folder: string): Promise<Manifest | undefined> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const parsed = Manifest.safeParse(parse(text, join(folder, manifestName)));
  if (!parsed.success)
    throw new Error(`${join(folder, manifestName)} was written by a version this one does not know`);
  return parsed.data;
}

/** The entries of a backup, one after the other; throws at the end where the list is not what was written. */
export async function* readList(folder: string, { list, list_sha256 }: Manifest): AsyncGenerator<Entry> {
  const hash = createHash('sha256');
  const stream = createReadStream(join(folder, list));
  stream.on('data', (chunk) => hash.update(chunk));
  for await (const line of createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY }))
    yield parse(line, join(folder, list)) as Entry;
  if (hash.digest('hex') !== list_sha256)
    throw new Error(`${join(folder, list)} is damaged: its checksum is another one`);
}

/** The files of the former backup by their paths; none where there is none, or its list is damaged. */
export async function formerFiles(
  folder: string,
  manifest: Manifest | undefined,
): Promise<Map<string, FileEntry>> {
  const found = new Map<string, FileEntry>();
  if (manifest === undefined) return found;
  try {
    for await (const entry of readList(folder, manifest)) if (isFile(entry)) found.set(entry.path, entry);
    return found;
  } catch {
    return new Map();
  }
}

/** Makes a new backup the one that counts, at once and whole. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const half = join(folder, `${manifestName}.half`);
  await writeFile(half, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  await putInPlace(half, join(folder, manifestName));
}

/** Makes the folder, or refuses one that holds something else. */
export async function openFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const own = /^(objects|backup\.json(\.half)?|files-[0-9a-f-]+\.jsonl|lost\+found)$/;
  const other = (await readdir(folder)).find((name) => !own.test(name));
  if (other !== undefined)
    throw new Error(`${folder} holds ${other}, which is not of a backup. Choose an empty folder`);
}

/** Drops the lists and the bytes that no backup names any more. */
export async function dropUnused(
  folder: string,
  { list }: Manifest,
  used: ReadonlySet<string>,
): Promise<void> {
  for (const name of await readdir(folder))
    if (name.endsWith('.jsonl') && name !== list) await rm(join(folder, name), { force: true });
  const objects = join(folder, 'objects');
  for (const first of await readdir(objects))
    for (const name of await readdir(join(objects, first)))
      if (!used.has(name)) await rm(join(objects, first, name), { force: true });
}
