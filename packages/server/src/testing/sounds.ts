/** Small recordings made on the spot. */

/** A 16-bit PCM WAV of channels given as functions of time in seconds, −1 … 1. */
export function wav(channels: ((second: number) => number)[], seconds: number, rate = 8000): Uint8Array {
  const frames = Math.round(seconds * rate);
  const bytes = Buffer.alloc(44 + frames * channels.length * 2);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8, 'latin1');
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(channels.length, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate * channels.length * 2, 28);
  bytes.writeUInt16LE(channels.length * 2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36, 'latin1');
  bytes.writeUInt32LE(frames * channels.length * 2, 40);
  for (let frame = 0; frame < frames; frame += 1) {
    for (const [index, channel] of channels.entries()) {
      const value = Math.max(-1, Math.min(1, channel(frame / rate)));
      bytes.writeInt16LE(Math.round(value * 32_767), 44 + (frame * channels.length + index) * 2);
    }
  }
  return new Uint8Array(bytes);
}

export const tone =
  (hz: number, level = 0.3) =>
  (second: number) =>
    level * Math.sin(2 * Math.PI * hz * second);
export const silence = () => 0;
