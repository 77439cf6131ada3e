import type { Config } from '../../platform/config.ts';
import type { EngineAdapter } from '../engine.ts';

export function sherpaEngine(_config: Config): EngineAdapter {
  const none = { code: 'speech.engine_missing', params: {} };
  return {
    id: 'sherpa',
    describe: async () => ({ id: 'sherpa', state: 'not_installed', reason: none, version: null, grade: 'good', languages: [], licence: 'Apache-2.0' }),
    resolve: async () => ({ reason: none }),
    processes: () => 1,
    start: () => Promise.reject(new Error('not installed')),
  };
}
