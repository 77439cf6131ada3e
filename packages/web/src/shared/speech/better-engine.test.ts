import { expect, test } from 'vitest';
import { betterEngine } from './better-engine.ts';
import type { Speech } from './speech.queries.ts';

type Model = Speech['models'][number];
type Engine = Speech['engines'][number];

const engine = (id: Engine['id'], change: Partial<Engine> = {}) =>
  ({ id, state: 'ready', grade: 'good', languages: [], ...change }) as Engine;
const model = (id: string, change: Partial<Model> = {}) =>
  ({
    id,
    languages: ['en', 'uk'],
    state: 'not_installed',
    recommended: false,
    commercial_use: true,
    ...change,
  }) as Model;
const demo = engine('pocketsphinx', { grade: 'demo', languages: ['en'] });
const withoutModel = engine('sherpa', { state: 'not_installed' });
const speech = (change: Partial<Speech> = {}) =>
  ({
    engines: [withoutModel, demo],
    models: [model('small'), model('large', { recommended: true })],
    settings: { languages: {}, default_language: 'uk' },
    ...change,
  }) as Speech;

test('the recommended model is offered', () => {
  expect(betterEngine(speech(), 'en')).toMatchObject({ kind: 'model', model: { id: 'large' } });
});

test('without one for the language, the first that knows it', () => {
  const models = [model('ru', { languages: ['ru'], recommended: true }), model('small'), model('other')];
  expect(betterEngine(speech({ models }), 'en')).toMatchObject({ model: { id: 'small' } });
  expect(betterEngine(speech({ models }), 'ja')).toEqual({ kind: 'settings' });
  expect(betterEngine(speech({ models: [model('any', { languages: ['*'] })] }), 'ja')).toMatchObject({
    model: { id: 'any' },
  });
});

test('an unknown language is the usual one of the workspace', () => {
  const models = [model('en', { languages: ['en'] }), model('uk', { languages: ['uk'] })];
  expect(betterEngine(speech({ models }), null)).toMatchObject({ model: { id: 'uk' } });
});

test('a model whose licence forbids business is not offered', () => {
  const models = [model('free'), model('best', { recommended: true, commercial_use: false })];
  expect(betterEngine(speech({ models }), 'en')).toMatchObject({ model: { id: 'free' } });
});

test.each(['fetching', 'verifying', 'paused'] as const)(
  'nothing is offered beside one that is %s',
  (state) => {
    const models = [model('large', { recommended: true }), model('small', { state })];
    expect(betterEngine(speech({ models }), 'en')).toMatchObject({ kind: 'coming', model: { id: 'small' } });
  },
);

test('where a good engine works already, the call only has to be processed again', () => {
  const engines = [engine('sherpa', { languages: ['en'] }), demo];
  expect(betterEngine(speech({ engines }), 'en')).toEqual({ kind: 'ready' });
  expect(betterEngine(speech({ engines }), 'uk')).toMatchObject({ kind: 'model' });
});

test('what somebody chose for the language is not worked around', () => {
  const settings = {
    languages: { en: { engine: 'pocketsphinx' as const, model: null } },
    default_language: 'en',
  };
  const engines = [engine('sherpa', { languages: ['en'] }), demo];
  expect(betterEngine(speech({ settings, engines }), 'en')).toEqual({ kind: 'settings' });
});

test('models are not offered where they cannot run', () => {
  const engines = [engine('sherpa', { state: 'unsupported_platform' }), demo];
  expect(betterEngine(speech({ engines }), 'en')).toEqual({ kind: 'settings' });
});
