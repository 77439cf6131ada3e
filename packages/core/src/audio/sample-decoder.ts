/**
 * Turns bytes of one codec into samples, one Float32Array per channel, full scale ±1.
 * `decode` takes whole blocks of `block_bytes`; only the last call of a stream may end in a shorter block,
 * of which as much as possible is decoded.
 */
export type SampleDecoder = {
  channels: number;
  block_bytes: number;
  /** Samples per channel in a block. */
  block_samples: number;
  decode: (bytes: Uint8Array) => Float32Array[];
};

/** Empty arrays to be filled, one per channel. */
export function emptyChannels(channels: number, samples: number): Float32Array[] {
  return Array.from({ length: channels }, () => new Float32Array(samples));
}
