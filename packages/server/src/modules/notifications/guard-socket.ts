import type { WebSocket } from 'ws';

/** Proxies cut what is silent for a minute. */
const pingMs = 30_000;
/** Signs of life and words that a client may send between two pings of ours; nothing is done with them. */
const mostHeard = 60;
/** What a client may leave unread before it is given up: it asks for what it missed when it is back. */
const mostUnreadBytes = 1024 * 1024;

type Socket = Pick<
  WebSocket,
  'on' | 'ping' | 'send' | 'terminate' | 'readyState' | 'OPEN' | 'bufferedAmount'
>;

/**
 * A socket that only tells: whoever floods it, does not read, or does not answer a ping is cut off, so that it takes neither time
 * nor memory. Answers how to tell something.
 */
export function guardSocket(socket: Socket): (text: string) => void {
  let isAlive = true;
  let heard = 0;
  const timer = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    heard = 0;
    socket.ping();
  }, pingMs);
  socket.on('pong', () => {
    isAlive = true;
  });
  const hear = () => {
    heard += 1;
    if (heard > mostHeard) socket.terminate();
  };
  socket.on('ping', hear);
  socket.on('message', hear);
  socket.on('error', () => socket.terminate());
  socket.on('close', () => clearInterval(timer));
  return (text) => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > mostUnreadBytes) socket.terminate();
    else socket.send(text);
  };
}
