import type { Handle } from '../../platform/http.ts';
import type { SpeechAdmin } from './speech.ts';

export type { SpeechAdmin };
export function speechRoutes(_handle: Handle, _admin: SpeechAdmin): void {}
