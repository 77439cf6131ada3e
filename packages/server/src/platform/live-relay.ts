import { closeCodes } from '@earshot/core/live/live.ts';
import { inWorkspace, type Services, seeAs } from './context.ts';
import type { Eyes } from './eyes.ts';
import type { LiveHub, LiveNotice, LiveSource } from './live.ts';

/** Turns notices from any process into messages for the sockets of this one. */
export function createRelay(services: Services, hub: LiveHub, sources: readonly LiveSource[]) {
  const pending = new Set<string>();
  /** `eyes`: of somebody who does not see everything, and hears what is there to be told with them; null: everybody else. */
  const sendTo = async (source: LiveSource, workspaceId: number, notice: LiveNotice, eyes: Eyes | null) => {
    try {
      const found = await source.message(seeAs(inWorkspace(services, workspaceId), eyes), notice);
      if (found === undefined) return;
      const { message, userId: only } = found;
      hub.broadcast(
        workspaceId,
        message,
        (ear) =>
          (only === undefined || ear.userId === only) &&
          (eyes === null ? ear.eyes === null : ear.eyes !== null && ear.userId === eyes.userId),
      );
    } catch (error) {
      // Removed meanwhile, or the database is away: the client asks again when it reconnects.
      services.log.debug({ err: error }, 'live message dropped');
    }
  };
  const send = async (source: LiveSource, workspaceId: number, notice: LiveNotice) => {
    if (hub.listenersOf(workspaceId) === 0) return;
    await sendTo(source, workspaceId, notice, null);
    for (const eyes of hub.eyesIn(workspaceId)) await sendTo(source, workspaceId, notice, eyes);
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
    if ('file_id' in notice || notice.event === 'notification' || notice.event === 'report.counted')
      throw new Error(`Nobody says who hears ${notice.event}`);
    hub.broadcast(workspaceId, notice);
  };
}
