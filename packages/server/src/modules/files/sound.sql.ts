import type { FileType } from '@earshot/core/files/files.ts';
import { sql } from 'kysely';

/** Whether there is anything to hear of a call `f`, as `soundFields` of core says it. */
export const soundOf = sql`f.type, f.audio_removed_at is not null as audio_removed`;
export type SoundRow = { type: FileType; audio_removed: boolean };
