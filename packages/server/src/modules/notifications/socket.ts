import type { LiveEnvelope, LiveMessage } from '@earshot/core/live.ts';
import type { FastifyInstance } from 'fastify';
import { inWorkspace, type Services } from '../../context.ts';
import { authorise } from '../../platform/http.ts';
import type { LiveHub, LiveNotice } from '../../platform/live.ts';
import { getFile } from '../files/files.ts';

/** Progress of one file is sent at most this often. */
const coalesceMs = 120;
const pingMs = 30_000;

/** The one socket of a signed-in browser; it hears of its active workspace only. */
export function socketRoutes(app: FastifyInstance, hub: LiveHub): void {
  app.get('/api/notifications/socket', { websocket: true, schema: { hide: true } }, (socket, request) => {
    try {
      authorise(request, 'files.read');
    } catch {
      socket.close(4401, 'unauthorized');
      return;
    }
    const workspaceId = request.actor?.workspace?.id;
    if (workspaceId === undefined) return socket.close(4401, 'unauthorized');
    const send = (message: LiveMessage) => {
      const envelope: LiveEnvelope = { typeMessage: 'live', messages: [message] };
      if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(envelope));
    };
    const leave = hub.join(workspaceId, send);
    const ping = setInterval(() => socket.ping(), pingMs);
    socket.on('close', () => {
      clearInterval(ping);
      leave();
    });
    socket.on('error', () => socket.terminate());
  });
}

/** Turns notices from any process into messages for the sockets of this one. */
export function createRelay(services: Services, hub: LiveHub) {
  const pending = new Map<string, NodeJS.Timeout>();
  const sendFile = async (workspaceId: number, fileId: string) => {
    if (hub.listenersOf(workspaceId) === 0) return;
    try {
      hub.broadcast(workspaceId, {
        event: 'file.changed',
        file: await getFile(inWorkspace(services, workspaceId), fileId),
      });
    } catch (error) {
      // Removed meanwhile, or the database is away: the client asks again when it reconnects.
      services.log.debug({ err: error }, 'live message dropped');
    }
  };
  return (workspaceId: number | null, notice: LiveNotice) => {
    if (notice.event !== 'file.changed' || workspaceId === null) {
      if (notice.event !== 'file.changed') hub.broadcast(workspaceId, notice);
      return;
    }
    const key = `${workspaceId}/${notice.file_id}`;
    if (pending.has(key)) return;
    const timer = setTimeout(() => {
      pending.delete(key);
      void sendFile(workspaceId, notice.file_id);
    }, coalesceMs);
    timer.unref();
    pending.set(key, timer);
  };
}
