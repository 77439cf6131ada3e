import { closeCodes, type LiveEnvelope, type LiveMessage } from '@earshot/core/live/live.ts';
import type { FastifyInstance } from 'fastify';
import { inWorkspace, type Services } from '../../platform/context.ts';
import { authorise, personOf } from '../../platform/http.ts';
import type { LiveHub, LiveNotice } from '../../platform/live.ts';
import { getFile } from '../files/files.ts';
import { getNotification } from './notifications.ts';

/** Progress of one file is sent at most this often. */
const coalesceMs = 120;
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

/** Turns notices from any process into messages for the sockets of this one. */
export function createRelay(services: Services, hub: LiveHub) {
  const pending = new Map<string, NodeJS.Timeout>();
  const sendFile = async (workspaceId: number, fileId: string) => {
    if (hub.listenersOf(workspaceId) === 0) return;
    try {
      const { favorite: _, ...file } = await getFile(inWorkspace(services, workspaceId), fileId);
      hub.broadcast(workspaceId, { event: 'file.changed', file });
    } catch (error) {
      // Removed meanwhile, or the database is away: the client asks again when it reconnects.
      services.log.debug({ err: error }, 'live message dropped');
    }
  };
  const sendNotification = async (workspaceId: number, userId: number, id: number) => {
    if (hub.listenersOf(workspaceId) === 0) return;
    const notification = await getNotification(inWorkspace(services, workspaceId), userId, id);
    if (notification !== undefined)
      hub.broadcast(workspaceId, { event: 'notification', notification }, userId);
  };
  const fileChanged = (workspaceId: number, fileId: string) => {
    const key = `${workspaceId}/${fileId}`;
    if (pending.has(key)) return;
    const timer = setTimeout(() => {
      pending.delete(key);
      void sendFile(workspaceId, fileId);
    }, coalesceMs);
    timer.unref();
    pending.set(key, timer);
  };
  return (workspaceId: number | null, notice: LiveNotice) => {
    if (notice.event === 'sessions.ended')
      hub.drop(notice.user_id, { code: closeCodes.signedOut, reason: 'signed out', keep: notice.keep });
    else if (notice.event === 'sockets.renewed')
      hub.drop(notice.user_id, { code: closeCodes.comeBack, reason: 'come back' });
    else if (notice.event === 'notification' && workspaceId !== null)
      void sendNotification(workspaceId, notice.user_id, notice.id).catch((error: unknown) =>
        services.log.debug({ err: error }, 'notification dropped'),
      );
    else if (notice.event === 'file.changed' && workspaceId !== null)
      fileChanged(workspaceId, notice.file_id);
    else if (notice.event !== 'file.changed' && notice.event !== 'notification')
      hub.broadcast(workspaceId, notice);
  };
}
