/** Bytes that are gathered over several pieces until as many as wanted are there. */
export type Held = { bytes: Uint8Array; length: number; wanted: number };

export function holdBytes(most: number, wanted: number): Held {
  return { bytes: new Uint8Array(most), length: 0, wanted };
}

/** Takes what is still wanted from `chunk`, as far as it goes; returns how many bytes that were. */
export function takeInto(held: Held, chunk: Uint8Array, from: number): number {
  const taken = Math.min(held.wanted - held.length, chunk.length - from);
  held.bytes.set(chunk.subarray(from, from + taken), held.length);
  held.length += taken;
  return taken;
}
