import { closeCodes, type LiveEnvelope, type LiveMessage } from '@earshot/core/live/live.ts';
import type { FastifyInstance } from 'fastify';
import { authorise } from '../../platform/authorise.ts';
import { personOf } from '../../platform/http.ts';
import type { LiveHub } from '../../platform/live.ts';

const pingMs = 30_000;

/** The one socket of a signed-in browser; it hears of its active workspace only. */
export function socketRoutes(app: FastifyInstance, hub: LiveHub): void {
  app.get('/api/notifications/socket', { websocket: true, schema: { hide: true } }, (socket, request) => {
    try {
      authorise(request, 'notifications.read');
    } catch {
      socket.close(closeCodes.signedOut, 'unauthorized');
      return;
    }
    const { actor } = request;
    const workspaceId = actor?.workspace?.id;
    if (actor?.kind !== 'person' || workspaceId === undefined)
      return socket.close(closeCodes.signedOut, 'unauthorized');
    const person = personOf(actor);
    const send = (message: LiveMessage) => {
      const envelope: LiveEnvelope = { typeMessage: 'live', messages: [message] };
      if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(envelope));
    };
    const leave = hub.join(workspaceId, {
      userId: person.userId,
      session: person.sessionHash.toString('hex'),
      send,
      close: (code, reason) => socket.close(code, reason),
    });
    const ping = setInterval(() => socket.ping(), pingMs);
    socket.on('close', () => {
      clearInterval(ping);
      leave();
    });
    socket.on('error', () => socket.terminate());
  });
}
