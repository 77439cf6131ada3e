import type { Services } from '../../context.ts';
import type { Recogniser } from '../../engines/engine.ts';

export type SpeechAdmin = { stop: () => Promise<void> };
export function createSpeechAdmin(_services: Services, _recogniser: Recogniser): SpeechAdmin {
  return { stop: async () => {} };
}
