import type { Speech } from './speech.queries.ts';

type Model = Speech['models'][number];

/** What would give a call in this language better words than it has. */
export type BetterEngine =
  /** One that is chosen for the language and works already: the call only has to be processed again. */
  | { kind: 'ready' }
  /** A model that is on its way. */
  | { kind: 'coming'; model: Model }
  /** A model that can be fetched. */
  | { kind: 'model'; model: Model }
  /** Something only a person can decide: another choice for the language, a transcription server. */
  | { kind: 'settings' };

export function betterEngine(speech: Speech, fileLanguage: string | null): BetterEngine {
  const language = fileLanguage ?? speech.settings.default_language;
  const speaks = ({ languages }: { languages: readonly string[] }) =>
    languages.includes('*') || languages.includes(language);
  const chosen = speech.settings.languages[language]?.engine ?? 'auto';
  const isGood = (engine: Speech['engines'][number]) =>
    engine.grade === 'good' && engine.state === 'ready' && speaks(engine);
  if (speech.engines.some((engine) => isGood(engine) && (chosen === 'auto' || chosen === engine.id)))
    return { kind: 'ready' };
  const canRunModels = speech.engines.some(
    ({ id, state }) => id === 'sherpa' && state !== 'unsupported_platform',
  );
  if (chosen !== 'auto' || !canRunModels) return { kind: 'settings' };
  const models = speech.models.filter((model) => speaks(model) && model.state !== 'installed');
  const coming = models.find(
    ({ state }) => state === 'fetching' || state === 'verifying' || state === 'paused',
  );
  if (coming !== undefined) return { kind: 'coming', model: coming };
  const free = models.filter((model) => model.commercial_use);
  const best = free.find(({ recommended }) => recommended) ?? free[0];
  return best === undefined ? { kind: 'settings' } : { kind: 'model', model: best };
}
