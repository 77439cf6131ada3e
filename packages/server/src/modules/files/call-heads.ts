import type { CallHead } from './call-heads.queries.ts';
import { startedAt } from './started-at.ts';

/** The head of a call as it stands beside what was said in it. */
export function presentHead(head: CallHead) {
  const { name, operator, abonent, duration_ms, type, audio_removed } = head;
  const started_at = startedAt(head).toISOString();
  return { name, operator, abonent, started_at, duration_ms, type, audio_removed };
}
