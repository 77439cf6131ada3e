import type { Services } from '../../context.ts';
import type { EngineAdapter } from '../engine.ts';

export function openaiEngine(_services: Services): EngineAdapter {
  const none = { code: 'speech.engine_missing', params: {} };
  return {
    id: 'openai',
    describe: async () => ({ id: 'openai', state: 'not_configured', reason: none, version: null, grade: 'good', languages: [], licence: '' }),
    resolve: async () => ({ reason: none }),
    processes: () => 1,
    start: () => Promise.reject(new Error('not installed')),
  };
}
