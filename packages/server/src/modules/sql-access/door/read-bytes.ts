import type { Duplex } from 'node:stream';

/** The socket ended before it said what it had to. */
export class Gone extends Error {}

/** So many bytes of what a socket says; what comes after stays in it. Throws `Gone` where it ends first. */
export async function readBytes(socket: Duplex, length: number): Promise<Buffer> {
  if (length === 0) return Buffer.alloc(0);
  for (;;) {
    const bytes = socket.read(length) as Buffer | null;
    if (bytes !== null) {
      if (bytes.length === length) return bytes;
      throw new Gone('it ended in the middle of a message');
    }
    await readable(socket);
  }
}

/** Waits until there is more to read. */
function readable(socket: Duplex): Promise<void> {
  return new Promise((done, refuse) => {
    const settle = (isMore: boolean) => () => {
      for (const name of ['end', 'close', 'error']) socket.off(name, onEnd);
      socket.off('readable', onMore);
      if (isMore) done();
      else refuse(new Gone('it ended'));
    };
    const onMore = settle(true);
    const onEnd = settle(false);
    if (socket.destroyed || socket.readableEnded) return refuse(new Gone('it had ended'));
    socket.once('readable', onMore);
    for (const name of ['end', 'close', 'error']) socket.once(name, onEnd);
  });
}
