import { closeCodes, type LiveEnvelope, type LiveMessage } from '@earshot/core/live/live.ts';
import { apiBase } from './api-base.ts';
import { onBack, suspectNetwork } from './network.ts';

const firstRetryMs = 500;
const longestRetryMs = 15_000;

type Handlers = {
  message: (message: LiveMessage) => void;
  /** It is there for the first time: what was answered before may have changed since, and nobody heard. */
  opened: () => void;
  /** After a gap: what happened meanwhile must be asked for. */
  missed: () => void;
  /** The server does not take this session; the socket goes on trying. */
  refused: () => void;
  /** What the person may see has changed. */
  renewed: () => void;
};

/** One socket a browser tab. */
export function openLive(handlers: Handlers): () => void {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = firstRetryMs;
  let closed = false;
  let hadGap = false;

  const connect = () => {
    socket = new WebSocket(socketAddress(window.location.href));
    const openedAt = Date.now();
    socket.onopen = () => {
      if (hadGap) handlers.missed();
      else handlers.opened();
    };
    socket.onmessage = ({ data }) => {
      retryMs = firstRetryMs;
      try {
        const envelope = JSON.parse(String(data)) as LiveEnvelope;
        for (const message of envelope.messages) handlers.message(message);
      } catch {
        // A message of a newer server that this tab does not understand.
      }
    };
    socket.onclose = ({ code }) => {
      if (closed) return;
      hadGap = true;
      // One that was refused right after it opened must not come back every half second.
      if (Date.now() - openedAt > longestRetryMs) retryMs = firstRetryMs;
      if (code === closeCodes.signedOut) handlers.refused();
      if (code === closeCodes.comeBack) handlers.renewed();
      suspectNetwork();
      timer = setTimeout(connect, code === closeCodes.comeBack && retryMs === firstRetryMs ? 0 : retryMs);
      retryMs = Math.min(longestRetryMs, retryMs * 2);
    };
  };
  connect();
  const stop = onBack(() => {
    // Its next try may be a quarter of a minute away.
    if (socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(timer);
    connect();
  });
  return () => {
    stop();
    closed = true;
    clearTimeout(timer);
    socket?.close();
  };
}

function socketAddress(page: string): string {
  const address = new URL(`${apiBase}notifications/socket`, page);
  address.protocol = address.protocol.replace('http', 'ws');
  return address.href;
}
