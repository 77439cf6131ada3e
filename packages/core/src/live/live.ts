import type { File } from '../files/files.ts';
import type { Notification } from '../notifications/notifications.api.ts';
import type { VersionedKind } from '../rules/rules.ts';

/**
 * What the socket carries: `{ typeMessage, messages }`. A message names an event and ids; a file's progress
 * carries the file itself, so that a list fills its bars without asking again.
 */
export type LiveMessage =
  /** The same for everybody, so it says neither whose favourite it is nor the labels, which not everybody may see. */
  | { event: 'file.changed'; file: Omit<File, 'favorite' | 'labels'> }
  | { event: 'file.removed'; file_id: string }
  | { event: 'models.changed'; model_id: string }
  | { event: 'sources.changed' }
  | { event: 'rules.changed'; kind: VersionedKind }
  /** Comments, or notes on words. */
  | { event: 'comments.changed'; file_id: string }
  /** Something that is done to many calls came further, or ended. */
  | { event: 'bulk.changed'; run_id: number }
  /** Agents or customers: their names, teams, or whose calls count for whom. */
  | { event: 'people.changed'; kind: 'agent' | 'subscriber' }
  /** A project changed, or its numbers, or a run of it came further. */
  | { event: 'projects.changed'; project_id: number }
  /** What a project sends by its webhook, or how that stands. */
  | { event: 'deliveries.changed'; project_id: number }
  /** Coaching was given, taken back or listened to. */
  | { event: 'coaching.changed' }
  /** Blocks of a report that is being counted, by the name that whoever asked gave to this count. */
  | { event: 'report.counted'; run: string; done: number; of: number }
  | { event: 'members.changed'; user_id: number }
  | { event: 'workspace.changed' }
  | { event: 'notification'; notification: Notification };

export type LiveEnvelope = { typeMessage: 'live'; messages: LiveMessage[] };

/**
 * Why the server closes a socket: the session is over, the browser should come back with what is allowed now, or the person
 * has too many open (RFC 6455, 1013: try again later).
 */
export const closeCodes = { signedOut: 4401, comeBack: 4205, tooMany: 1013 } as const;
