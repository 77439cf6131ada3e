import type { Services } from '../context.ts';
import type { Recogniser } from './engine.ts';

export function createRecogniser(_services: Services): Recogniser {
  return {
    resolve: async (_settings, language) => ({ reason: { code: 'speech.no_engine', params: { language } } }),
    recognise: () => Promise.reject(new Error('no engine')),
    concurrency: () => 1,
    stop: async () => {},
  };
}
