import { isMp3Frame } from '@earshot/core/audio/media-signatures.ts';

export type Mp3Frame = {
  bytes: Uint8Array;
  sample_rate: number;
  kbps: number;
  channels: 1 | 2;
};

// ISO/IEC 11172-3 and 13818-3, layer III, by bit rate index; 2.5 is the extension for low rates.
const kbpsMpeg1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const kbpsMpeg2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const ratesMpeg1 = [44_100, 48_000, 32_000];

type Header = Omit<Mp3Frame, 'bytes'> & { length: number; kind: number };

function readHeader(bytes: Uint8Array, at: number): Header | undefined {
  if (!isMp3Frame(bytes, at)) return undefined;
  const [, second = 0, third = 0, fourth = 0] = bytes.subarray(at, at + 4);
  const version = (second >> 3) & 3;
  const isMpeg1 = version === 3;
  const kbps = (isMpeg1 ? kbpsMpeg1 : kbpsMpeg2)[third >> 4]!;
  const rate = ratesMpeg1[(third >> 2) & 3]! / (isMpeg1 ? 1 : version === 2 ? 2 : 4);
  const length = Math.floor(((isMpeg1 ? 144_000 : 72_000) * kbps) / rate) + ((third >> 1) & 1);
  // Version, layer and sample rate stay the same all through a stream.
  return {
    sample_rate: rate,
    kbps,
    channels: fourth >> 6 === 3 ? 1 : 2,
    length,
    kind: ((second & 0x1e) << 4) | ((third >> 2) & 3),
  };
}

/**
 * Cuts MPEG layer III into frames and leaves out all that is not sound: tags, pictures, junk. The decoder is handed
 * whole frames only, as it may search without end through anything else.
 */
export function createMp3FrameReader() {
  let held = new Uint8Array(0);
  let toSkip = 0;
  let lockedKind: number | undefined;

  function take(bytes: Uint8Array, last: boolean): { frames: Mp3Frame[]; used: number } {
    const frames: Mp3Frame[] = [];
    let at = 0;
    while (at < bytes.length) {
      if (toSkip > 0) {
        const skipped = Math.min(toSkip, bytes.length - at);
        toSkip -= skipped;
        at += skipped;
        continue;
      }
      if (!last && at + 10 > bytes.length) break;
      const tag = id3Length(bytes, at);
      if (tag > 0) {
        toSkip = tag;
        continue;
      }
      const header = readHeader(bytes, at);
      if (!header) {
        lockedKind = undefined;
        at++;
        continue;
      }
      const end = at + header.length;
      if (!last && end + 4 > bytes.length) break;
      const next = readHeader(bytes, end);
      const isFrame = end <= bytes.length && (header.kind === lockedKind || next?.kind === header.kind);
      if (!isFrame) {
        lockedKind = undefined;
        at++;
        continue;
      }
      lockedKind = header.kind;
      frames.push({
        bytes: bytes.subarray(at, end),
        sample_rate: header.sample_rate,
        kbps: header.kbps,
        channels: header.channels,
      });
      at = end;
    }
    return { frames, used: at };
  }

  function read(piece: Uint8Array, last: boolean): Mp3Frame[] {
    const bytes = new Uint8Array(held.length + piece.length);
    bytes.set(held);
    bytes.set(piece, held.length);
    const { frames, used } = take(bytes, last);
    held = bytes.slice(used);
    return frames;
  }

  return {
    push: (piece: Uint8Array) => read(piece, false),
    end: () => read(new Uint8Array(0), true),
  };
}

/** ID3v2: ten bytes of header, then a length of four times seven bits. */
function id3Length(bytes: Uint8Array, at: number): number {
  if (bytes[at] !== 0x49 || bytes[at + 1] !== 0x44 || bytes[at + 2] !== 0x33 || at + 10 > bytes.length)
    return 0;
  return 10 + bytes.subarray(at + 6, at + 10).reduce((sum, byte) => sum * 128 + (byte & 127), 0);
}

/** The first frame may be silent and carry a table instead of sound: `Xing` or `VBRI` tell of a variable rate, `Info` of a constant one. */
export function frameTable(frame: Uint8Array): 'variable' | 'constant' | undefined {
  const text = String.fromCharCode(...frame.subarray(4, 48));
  if (text.includes('Xing') || text.includes('VBRI')) return 'variable';
  return text.includes('Info') ? 'constant' : undefined;
}
