import { closeCodes, type LiveEnvelope } from '@earshot/core/live/live.ts';
import type { FastifyInstance } from 'fastify';
import { authorise } from '../../platform/authorise.ts';
import { personOf } from '../../platform/http.ts';
import type { LiveHub } from '../../platform/live.ts';
import { guardSocket } from './guard-socket.ts';

/** Open at once for one person: a tab has one. */
const mostSockets = 100;

/** The one socket of a signed-in browser; it hears of its active workspace only, and says nothing. */
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
    if (hub.socketsOf(person.userId) >= mostSockets) {
      socket.close(closeCodes.tooMany, 'too many');
      return;
    }
    const tell = guardSocket(socket);
    const leave = hub.join(workspaceId, {
      userId: person.userId,
      eyes: person.eyes,
      session: person.sessionHash.toString('hex'),
      send(message) {
        const envelope: LiveEnvelope = { typeMessage: 'live', messages: [message] };
        tell(JSON.stringify(envelope));
      },
      close: (code, reason) => socket.close(code, reason),
    });
    socket.on('close', leave);
  });
}
