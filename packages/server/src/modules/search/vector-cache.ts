import type { Ctx } from '../../context.ts';
import { listVectors, type StoredVector, seqBefore } from './phrase-vectors.store.ts';

/** Vectors compared for one query: an exact scan takes 60 ms for so many of 384 numbers, and they take 110 MB. */
export const mostVectors = 200_000;
/** All workspaces together; the one not asked for longest goes first. */
const mostBytes = 256 * 2 ** 20;
const batch = 5000;

export type KeptVector = {
  file_id: string;
  phrase_id: number;
  digest: string;
  values: Int8Array;
  length: number;
};
type Kept = { vectors: KeptVector[]; seq: number; bytes: number };

const kept = new Map<string, Kept>();

/** The newest vectors of a workspace; only those made since the last time are read. */
export async function cachedVectors(ctx: Ctx, model: string): Promise<KeptVector[]> {
  const key = `${ctx.workspaceId}:${model}`;
  const one = kept.get(key) ?? {
    vectors: [],
    seq: await seqBefore(ctx.db, ctx.workspaceId, model, mostVectors),
    bytes: 0,
  };
  for (;;) {
    const rows = await listVectors(ctx.db, ctx.workspaceId, model, one.seq, batch);
    const unread = rows.filter((row) => row.seq > one.seq);
    for (const row of unread) one.vectors.push(toKept(row));
    one.seq = unread.at(-1)?.seq ?? one.seq;
    if (rows.length < batch) break;
  }
  if (one.vectors.length > mostVectors) one.vectors.splice(0, one.vectors.length - mostVectors);
  one.bytes = one.vectors.reduce((sum, { values }) => sum + values.length + 150, 0);
  kept.delete(key);
  kept.set(key, one);
  makeRoom();
  return one.vectors;
}

function makeRoom(): void {
  let bytes = kept.values().reduce((sum, one) => sum + one.bytes, 0);
  for (const [key, one] of kept) {
    if (bytes <= mostBytes || kept.size === 1) return;
    kept.delete(key);
    bytes -= one.bytes;
  }
}

function toKept({ file_id, phrase_id, digest, vector }: StoredVector): KeptVector {
  const values = Int8Array.from(vector, (byte) => (byte << 24) >> 24);
  let squares = 0;
  for (const value of values) squares += value * value;
  return { file_id, phrase_id, digest, values, length: Math.sqrt(squares) };
}

/** Eight bits a number; the length is lost, and only the direction matters. */
export function quantise(vector: Float32Array): Int8Array {
  const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9);
  return Int8Array.from(vector, (value) => Math.round((value / largest) * 127));
}
