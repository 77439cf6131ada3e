import type { LiveEnvelope, LiveMessage } from '@earshot/core/live.ts';

const firstRetryMs = 500;
const longestRetryMs = 15_000;

/** One socket a browser tab. `missed` is called after a gap: what happened meanwhile must be asked for. */
export function openLive(handlers: {
  message: (message: LiveMessage) => void;
  missed: () => void;
}): () => void {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = firstRetryMs;
  let closed = false;
  let hadGap = false;

  const connect = () => {
    const { protocol, host } = window.location;
    socket = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/notifications/socket`);
    socket.onopen = () => {
      retryMs = firstRetryMs;
      if (hadGap) handlers.missed();
    };
    socket.onmessage = ({ data }) => {
      try {
        const envelope = JSON.parse(String(data)) as LiveEnvelope;
        for (const message of envelope.messages) handlers.message(message);
      } catch {
        // A message of a newer server that this tab does not understand.
      }
    };
    socket.onclose = () => {
      if (closed) return;
      hadGap = true;
      timer = setTimeout(connect, retryMs);
      retryMs = Math.min(longestRetryMs, retryMs * 2);
    };
  };
  connect();
  return () => {
    closed = true;
    clearTimeout(timer);
    socket?.close();
  };
}
