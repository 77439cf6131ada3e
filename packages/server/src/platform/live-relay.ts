import { closeCodes } from '@earshot/core/live/live.ts';
import type { Services } from './context.ts';
import type { LiveHub, LiveNotice, LiveSource } from './live.ts';

/** Turns notices from any process into messages for the sockets of this one. */
export function createRelay(services: Services, hub: LiveHub, sources: readonly LiveSource[]) {
  const pending = new Set<string>();
  const send = async (source: LiveSource, workspaceId: number, notice: LiveNotice) => {
    if (hub.listenersOf(workspaceId) === 0) return;
    try {
      const found = await source.message(services, workspaceId, notice);
      if (found !== undefined) hub.broadcast(workspaceId, found.message, found.userId);
    } catch (error) {
      // Removed meanwhile, or the database is away: the client asks again when it reconnects.
      services.log.debug({ err: error }, 'live message dropped');
    }
  };
  const sendTogether = (source: LiveSource, workspaceId: number, notice: LiveNotice) => {
    if (source.togetherMs === 0) return void send(source, workspaceId, notice);
    const key = `${workspaceId}/${source.event}/${source.together(notice)}`;
    if (pending.has(key)) return;
    pending.add(key);
    setTimeout(() => {
      pending.delete(key);
      void send(source, workspaceId, notice);
    }, source.togetherMs).unref();
  };
  return (workspaceId: number | null, notice: LiveNotice) => {
    if (notice.event === 'sessions.ended')
      return hub.drop(notice.user_id, {
        code: closeCodes.signedOut,
        reason: 'signed out',
        keep: notice.keep,
        sessions: notice.sessions,
      });
    if (notice.event === 'sockets.renewed')
      return hub.drop(notice.user_id, { code: closeCodes.comeBack, reason: 'come back' });
    const source = sources.find(({ event }) => event === notice.event);
    if (source !== undefined && workspaceId !== null) return sendTogether(source, workspaceId, notice);
    if (notice.event !== 'file.changed' && notice.event !== 'notification')
      hub.broadcast(workspaceId, notice);
  };
}
