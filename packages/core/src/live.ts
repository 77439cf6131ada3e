import type { File } from './files/files.ts';

/**
 * What the socket carries: `{ typeMessage, messages }`. A message names an event and ids; a file's progress
 * carries the file itself, so that a list fills its bars without asking again.
 */
export type LiveMessage =
  | { event: 'file.changed'; file: File }
  | { event: 'file.removed'; file_id: string }
  | { event: 'models.changed'; model_id: string }
  | { event: 'sources.changed' };

export type LiveEnvelope = { typeMessage: 'live'; messages: LiveMessage[] };
