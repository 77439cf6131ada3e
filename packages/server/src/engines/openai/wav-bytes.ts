import { open } from 'node:fs/promises';

const sampleRate = 16_000;
const headerBytes = 44;

/** A stretch of a 16 kHz s16le file as a WAV file in memory. */
export async function wavBytes(
  pcmPath: string,
  start_ms: number,
  end_ms: number,
): Promise<Buffer<ArrayBuffer>> {
  const from = Math.floor((start_ms * sampleRate) / 1000) * 2;
  const wanted = Math.floor(((end_ms - start_ms) * sampleRate) / 1000) * 2;
  const bytes = Buffer.alloc(headerBytes + wanted);
  const handle = await open(pcmPath, 'r');
  try {
    const { bytesRead } = await handle.read(bytes, headerBytes, wanted, from);
    writeHeader(bytes, bytesRead);
    return bytes.subarray(0, headerBytes + bytesRead);
  } finally {
    await handle.close();
  }
}

function writeHeader(bytes: Buffer, dataBytes: number): void {
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(headerBytes - 8 + dataBytes, 4);
  bytes.write('WAVEfmt ', 8, 'latin1');
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(sampleRate, 24);
  bytes.writeUInt32LE(sampleRate * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36, 'latin1');
  bytes.writeUInt32LE(dataBytes, 40);
}
