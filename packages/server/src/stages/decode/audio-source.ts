import { createReadStream } from 'node:fs';

/** A recording opened for reading from start to end, once. */
export type AudioSource = {
  container: string;
  codec: string;
  sample_rate: number;
  channels: 1 | 2;
  /** Browsers play the file as it is and find every position in it exactly. */
  plays_in_browser: boolean;
  /** One Float32Array per channel, full scale ±1. */
  blocks: AsyncIterable<Float32Array[]>;
};

export type SourceOptions = {
  signal?: AbortSignal;
  /** Told how many bytes were taken from the file so far. */
  read?: (bytes: number) => void;
};

const pieceBytes = 65_536;

/**
 * The bytes of a file in pieces of 64 kB. Each is a plain Uint8Array: on a Buffer `slice` shares memory instead of
 * copying, which the decoders do not expect.
 */
export async function* readPieces(path: string, { signal, read }: SourceOptions): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const buffer of createReadStream(path, { highWaterMark: pieceBytes }) as AsyncIterable<Buffer>) {
    signal?.throwIfAborted();
    yield new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.length);
    bytes += buffer.length;
    read?.(bytes);
  }
}
