export type MediaKind =
  | 'wav'
  | 'mp3'
  | 'ogg_opus'
  | 'ogg_other'
  | 'zip'
  | 'gzip'
  | 'png'
  | 'jpeg'
  | 'gif'
  | 'webp'
  | 'pdf'
  | 'mp4'
  | 'webm'
  | 'flac'
  | 'text'
  | 'unknown';

type Signature = { kind: MediaKind; at: number; bytes: string };

// First bytes as the formats' own specifications give them; the first that fits counts.
const signatures: Signature[] = [
  { kind: 'png', at: 0, bytes: '\x89PNG\r\n\x1a\n' },
  { kind: 'jpeg', at: 0, bytes: '\xff\xd8\xff' },
  { kind: 'gif', at: 0, bytes: 'GIF8' },
  { kind: 'pdf', at: 0, bytes: '%PDF-' },
  { kind: 'zip', at: 0, bytes: 'PK\x03\x04' },
  { kind: 'zip', at: 0, bytes: 'PK\x05\x06' },
  { kind: 'gzip', at: 0, bytes: '\x1f\x8b\x08' },
  { kind: 'flac', at: 0, bytes: 'fLaC' },
  { kind: 'webm', at: 0, bytes: '\x1a\x45\xdf\xa3' },
  { kind: 'mp4', at: 4, bytes: 'ftyp' },
  { kind: 'mp3', at: 0, bytes: 'ID3' },
];

const hasBytes = (head: Uint8Array, at: number, bytes: string) =>
  head.length >= at + bytes.length && [...bytes].every((char, i) => head[at + i] === char.charCodeAt(0));

/** What kind of file begins with these bytes. A few hundred are enough; text is told more surely from more. */
export function recogniseMedia(head: Uint8Array): MediaKind {
  const known = signatures.find(({ at, bytes }) => hasBytes(head, at, bytes));
  if (known) return known.kind;
  if (['RIFF', 'RIFX', 'RF64', 'BW64'].some((mark) => hasBytes(head, 0, mark))) {
    if (hasBytes(head, 8, 'WAVE')) return 'wav';
    if (hasBytes(head, 8, 'WEBP')) return 'webp';
  }
  if (hasBytes(head, 0, 'OggS')) return isOpusPage(head) ? 'ogg_opus' : 'ogg_other';
  if (isMp3Frame(head, 0)) return 'mp3';
  return isText(head) ? 'text' : 'unknown';
}

/** The first packet follows the segment table, whose length is byte 26 of the page (RFC 3533, RFC 7845). */
const isOpusPage = (head: Uint8Array) => hasBytes(head, 27 + (head[26] ?? 0), 'OpusHead');

/** A layer III frame header whose bit rate and sample rate are not reserved (ISO/IEC 11172-3, 2.4.2.3). */
export function isMp3Frame(bytes: Uint8Array, at: number): boolean {
  const [first = 0, second = 0, third = 0] = bytes.subarray(at, at + 3);
  if (first !== 0xff || (second & 0xe0) !== 0xe0) return false;
  const version = (second >> 3) & 3;
  const layer = (second >> 1) & 3;
  const bitrate = third >> 4;
  const rate = (third >> 2) & 3;
  return version !== 1 && layer === 1 && bitrate !== 0 && bitrate !== 15 && rate !== 3;
}

const textWindow = 4096;
/** Tab, line feed, form feed, carriage return and escape occur in text; other control characters do not. */
const textControls = new Set([9, 10, 12, 13, 27]);

/** Any encoding that keeps ASCII in its place (UTF-8, windows-1251 …), or UTF-16 with a byte order mark. */
function isText(head: Uint8Array): boolean {
  if (head.length === 0) return false;
  if (hasBytes(head, 0, '\xff\xfe') || hasBytes(head, 0, '\xfe\xff')) return true;
  return head.subarray(0, textWindow).every((byte) => byte >= 32 || textControls.has(byte));
}
