import type { Ctx } from '../../platform/context.ts';
import { perProgram } from '../../platform/per-program.ts';
import { listVectors, type StoredVector, seqBefore } from './phrase-vectors.store.ts';

/** Of one workspace: 200,000 vectors of 384 numbers, or 68,000 of 1536. With their places they take 110 MB. */
const most = { vectors: 200_000, bytes: 100 * 2 ** 20 };
/** Workspaces kept; the one not asked for longest goes first. */
const mostKept = 3;
/** Read at once, and compared at once before others get their turn: 3 ms. */
const batch = 5000;

/** Vectors one after the other, with the places they belong to. */
export type VectorBlock = {
  file_ids: string[];
  phrase_ids: number[];
  digests: string[];
  values: Int8Array;
  lengths: Float32Array;
};
type Kept = { blocks: VectorBlock[]; seq: number };

const keptVectors = perProgram(() => new Map<string, Kept>());

/** How many vectors are compared for one query. */
export function mostVectors(dimensions: number): number {
  return Math.min(most.vectors, Math.floor(most.bytes / dimensions));
}

/** The newest vectors of a workspace; only those made since the last time are read. */
export async function cachedVectors(ctx: Ctx, model: string, dimensions: number): Promise<VectorBlock[]> {
  const { db, workspaceId } = ctx;
  const kept = keptVectors(ctx);
  const key = `${workspaceId}:${model}:${dimensions}`;
  const newest = mostVectors(dimensions);
  const one = kept.get(key) ?? { blocks: [], seq: await seqBefore(db, workspaceId, model, newest) };
  for (;;) {
    const rows = await listVectors(db, workspaceId, model, one.seq, batch);
    // Another search may have read them meanwhile.
    const unread = rows.filter((row) => row.seq > one.seq);
    one.seq = unread.at(-1)?.seq ?? one.seq;
    append(
      one.blocks,
      unread.filter(({ vector }) => vector.length === dimensions),
    );
    if (rows.length < batch) break;
  }
  dropOldest(one.blocks, newest);
  kept.delete(key);
  kept.set(key, one);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return [...one.blocks];
}

function append(blocks: VectorBlock[], rows: readonly StoredVector[]): void {
  if (rows.length === 0) return;
  const last = blocks.at(-1);
  const made = blockOf(rows);
  if (last === undefined || last.digests.length + rows.length > batch) blocks.push(made);
  else blocks[blocks.length - 1] = joined(last, made);
}

function blockOf(rows: readonly StoredVector[]): VectorBlock {
  const size = rows[0]?.vector.length ?? 0;
  const values = new Int8Array(rows.length * size);
  const lengths = new Float32Array(rows.length);
  // Phrases of one call share its id instead of each having a copy.
  const ids = new Map<string, string>();
  for (const [at, { vector, file_id }] of rows.entries()) {
    let squares = 0;
    values.set(vector, at * size);
    for (const value of values.subarray(at * size, (at + 1) * size)) squares += value * value;
    lengths[at] = Math.sqrt(squares);
    if (!ids.has(file_id)) ids.set(file_id, file_id);
  }
  return {
    file_ids: rows.map(({ file_id }) => ids.get(file_id) ?? file_id),
    phrase_ids: rows.map(({ phrase_id }) => phrase_id),
    digests: rows.map(({ digest }) => digest),
    values,
    lengths,
  };
}

function joined(one: VectorBlock, other: VectorBlock): VectorBlock {
  const values = new Int8Array(one.values.length + other.values.length);
  values.set(one.values);
  values.set(other.values, one.values.length);
  return {
    file_ids: [...one.file_ids, ...other.file_ids],
    phrase_ids: [...one.phrase_ids, ...other.phrase_ids],
    digests: [...one.digests, ...other.digests],
    values,
    lengths: Float32Array.from([...one.lengths, ...other.lengths]),
  };
}

function dropOldest(blocks: VectorBlock[], newest: number): void {
  let count = blocks.reduce((sum, { digests }) => sum + digests.length, 0);
  while (blocks.length > 1 && count - (blocks[0]?.digests.length ?? 0) >= newest)
    count -= blocks.shift()?.digests.length ?? 0;
}

/** Eight bits a number; the length is lost, and only the direction matters. */
export function quantise(vector: Float32Array): Int8Array {
  const largest = vector.reduce((found, value) => Math.max(found, Math.abs(value)), 1e-9);
  return Int8Array.from(vector, (value) => Math.round((value / largest) * 127));
}
