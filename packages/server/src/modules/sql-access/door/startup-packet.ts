/** Bytes. Clients send some hundred; PostgreSQL itself takes ten thousand. */
export const longestStartup = 4096;
/** The length and the code. */
const headBytes = 8;
const codes = { ssl: 80_877_103, gss: 80_877_104, cancel: 80_877_102 };

export type Startup =
  | { kind: 'ssl' | 'gss' }
  | { kind: 'cancel'; pid: number; secret: number }
  | {
      kind: 'start';
      /** 0 of protocol 3.0. */
      minor: number;
      user: string;
      database: string;
      /** Options of the protocol that the client would like. */
      extensions: string[];
      /** Settings of the session, by their names in small letters. */
      settings: Map<string, string>;
    };

/** How long a first packet is, in bytes, by its first four; null where no client would send one like it. */
export function startupLength(head: Buffer): number | null {
  const length = head.length < 4 ? 0 : head.readUInt32BE(0);
  return length >= headBytes && length <= longestStartup ? length : null;
}

/** Reads a whole first packet of protocol 3; null where it is none. */
export function readStartup(packet: Buffer): Startup | null {
  if (packet.length < headBytes || startupLength(packet) !== packet.length) return null;
  const code = packet.readUInt32BE(4);
  if (code === codes.ssl || code === codes.gss)
    return packet.length === headBytes ? { kind: code === codes.ssl ? 'ssl' : 'gss' } : null;
  if (code === codes.cancel)
    return packet.length === headBytes + 8
      ? { kind: 'cancel', pid: packet.readInt32BE(8), secret: packet.readInt32BE(12) }
      : null;
  if (code >>> 16 !== 3) return null;
  const pairs = readPairs(packet.subarray(headBytes));
  const user = pairs?.get('user');
  if (pairs === null || user === undefined || user === '') return null;
  const settings = new Map(pairs);
  for (const name of ['user', 'database']) settings.delete(name);
  const extensions = [...settings.keys()].filter((name) => name.startsWith('_pq_.'));
  for (const name of extensions) settings.delete(name);
  // As PostgreSQL takes it where none is named.
  return {
    kind: 'start',
    minor: code & 0xffff,
    user,
    database: pairs.get('database') || user,
    extensions,
    settings,
  };
}

/** Names and values, each ended by a zero byte, and one zero byte after all; null where they are anything else, or one comes twice. */
function readPairs(bytes: Buffer): Map<string, string> | null {
  if (bytes.at(-1) !== 0) return null;
  if (bytes.length === 1) return new Map();
  if (bytes.at(-2) !== 0) return null;
  const words = decode(bytes.subarray(0, -2))?.split('\0');
  if (words === undefined || words.length % 2 !== 0) return null;
  const pairs = new Map<string, string>();
  for (let at = 0; at < words.length; at += 2) {
    const name = words[at]?.toLowerCase() ?? '';
    if (name === '' || pairs.has(name)) return null;
    pairs.set(name, words[at + 1] ?? '');
  }
  return pairs;
}

function decode(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
