import type { Duplex } from 'node:stream';
import { finalReply, firstReply, readFirst, type Verifier } from '../scram.ts';
import { askForScram, mechanism, scramContinue, scramFinal } from './messages.ts';
import { readBytes } from './read-bytes.ts';

/** Bytes. Of a whole message before anybody is signed in. */
const longestMessage = 2048;

/** The body of the client's next message; null where it is not an answer about the password, or too long. */
async function readAnswer(socket: Duplex): Promise<Buffer | null> {
  const head = await readBytes(socket, 5);
  const length = head.readUInt32BE(1) - 4;
  if (head[0] !== 'p'.charCodeAt(0) || length < 0 || length > longestMessage) return null;
  return readBytes(socket, length);
}

/** The client's first message out of its envelope, which names the mechanism. */
function firstOf(body: Buffer): string | null {
  const end = body.indexOf(0);
  if (end < 0 || body.toString('latin1', 0, end) !== mechanism || body.length < end + 5) return null;
  return body.readInt32BE(end + 1) === body.length - end - 5 ? body.toString('utf8', end + 5) : null;
}

/**
 * Asks a client for the password by SCRAM-SHA-256 (RFC 7677), in which nobody on the way learns it. Answers the last message to the
 * client where it is right, and null where it is wrong or the client says something else.
 */
export async function askPassword(socket: Duplex, verifier: Verifier): Promise<Buffer | null> {
  socket.write(askForScram());
  const body = await readAnswer(socket);
  const first = readFirst((body && firstOf(body)) ?? '');
  if (first === null) return null;
  const reply = firstReply(first, verifier);
  socket.write(scramContinue(reply));
  const final = finalReply(first, reply, (await readAnswer(socket))?.toString('utf8') ?? '', verifier);
  return final === null ? null : scramFinal(final);
}
