import { open, rename, rm } from 'node:fs/promises';

/** 16-bit little-endian, rounded, louder than full scale cut off. */
export function toPcm16(samples: Float32Array): Int16Array {
  const output = new Int16Array(samples.length);
  for (let i = 0; i < samples.length; i++) {
    const value = Math.round(samples[i]! * 32768);
    output[i] = value > 32767 ? 32767 : value < -32768 ? -32768 : value;
  }
  return output;
}

export type OutputFile = {
  write: (data: Int16Array | Uint8Array) => Promise<void>;
  /** Overwrites the beginning. */
  patch: (data: Uint8Array) => Promise<void>;
  readonly bytes: number;
  /** Gives the file its name; until then it has a temporary one. */
  keep: (name?: string) => Promise<void>;
  /** Removes what was written. Harmless after `keep`. */
  discard: () => Promise<void>;
};

/** A file that gets its name once it is whole: a killed run leaves only a `.part` behind. */
export async function createOutputFile(path: string): Promise<OutputFile> {
  const part = `${path}.part`;
  const handle = await open(part, 'w');
  let bytes = 0;
  let isOpen = true;
  const close = async () => {
    if (isOpen) await handle.close();
    isOpen = false;
  };
  return {
    async write(data) {
      await handle.write(new Uint8Array(data.buffer, data.byteOffset, data.byteLength));
      bytes += data.byteLength;
    },
    async patch(data) {
      await handle.write(data, 0, data.length, 0);
    },
    get bytes() {
      return bytes;
    },
    async keep(target = path) {
      await handle.sync();
      await close();
      await rename(part, target);
    },
    async discard() {
      await close();
      await rm(part, { force: true });
    },
  };
}
