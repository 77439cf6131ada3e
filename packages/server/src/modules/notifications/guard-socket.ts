import type { WebSocket } from 'ws';

/** Proxies cut what is silent for a minute. */
const pingMs = 30_000;
/** Signs of life that a client may send between two of ours. */
const mostPings = 60;
/** What a client may leave unread before it is given up: it asks for what it missed when it is back. */
const mostUnreadBytes = 1024 * 1024;

type Socket = Pick<
  WebSocket,
  'on' | 'ping' | 'send' | 'terminate' | 'readyState' | 'OPEN' | 'bufferedAmount'
>;

/**
 * A socket that only tells: whoever says something on it, does not read, or does not answer a ping is cut off, so that it takes
 * neither time nor memory. Answers how to tell something.
 */
export function guardSocket(socket: Socket): (text: string) => void {
  let isAlive = true;
  let pings = 0;
  const timer = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    pings = 0;
    socket.ping();
  }, pingMs);
  socket.on('pong', () => {
    isAlive = true;
  });
  socket.on('ping', () => {
    pings += 1;
    if (pings > mostPings) socket.terminate();
  });
  socket.on('message', () => socket.terminate());
  socket.on('error', () => socket.terminate());
  socket.on('close', () => clearInterval(timer));
  return (text) => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > mostUnreadBytes) socket.terminate();
    else socket.send(text);
  };
}
