import type { CoachingMoment } from '@earshot/core/coaching/coaching.ts';
import type { HitCall } from '../hits/play-call.ts';

/** What is known of the call of a moment. */
export type OfCall = Pick<
  CoachingMoment,
  'file_id' | 'file_name' | 'operator' | 'started_at' | 'duration_ms' | 'type' | 'audio_removed'
>;

/** The call of a moment, as whatever plays it takes it. */
export const callOf = ({
  file_id,
  file_name,
  operator,
  duration_ms,
  type,
  audio_removed,
}: OfCall): HitCall => ({
  file_id,
  name: file_name,
  operator: operator?.name ?? null,
  abonent: null,
  duration_ms,
  type,
  audio_removed,
});
