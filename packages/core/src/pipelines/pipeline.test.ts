import { describe, expect, it } from 'vitest';
import { type ElementName, elementNames, elements, mediaTypes } from './elements.ts';
import { checkPipeline, type Pipeline, progressOf, settingsOf, stepsFor, usualPipeline } from './pipeline.ts';

const of = (...names: ElementName[]): Pipeline => names.map((name) => ({ name, settings: {} }));

describe('the steps of a conversation', () => {
  it.each([
    ['audio', ['decode', 'activity', 'transcribe', 'merge', 'measure', 'analyse']],
    ['text', ['merge', 'measure', 'analyse']],
  ] as const)('of %s', (media, steps) => {
    expect(stepsFor(usualPipeline, media)).toEqual(steps);
  });

  it('come in the same order however they are listed', () => {
    const shuffled = of('analyse', 'measure', 'transcribe', 'merge', 'decode', 'activity');
    for (const media of mediaTypes) expect(stepsFor(shuffled, media)).toEqual(stepsFor(usualPipeline, media));
  });

  it('go on without one that does not take part', () => {
    expect(stepsFor(of('decode', 'activity', 'merge'), 'audio')).toEqual(['decode', 'activity', 'merge']);
  });
});

describe('a pipeline', () => {
  it('as it usually is works', () => {
    expect(checkPipeline(usualPipeline)).toEqual([]);
  });

  it.each<[string, Pipeline, object[]]>([
    [
      'without what a step works on',
      of('decode', 'activity', 'merge'),
      [{ code: 'missing', name: 'merge', needs: 'transcribe' }],
    ],
    ['with a step twice', [...usualPipeline, ...of('decode')], [{ code: 'twice', name: 'decode' }]],
    [
      'with a setting out of bounds',
      usualPipeline.map((one) => (one.name === 'transcribe' ? { ...one, settings: { pad_ms: -1 } } : one)),
      [{ code: 'settings', name: 'transcribe', field: 'pad_ms' }],
    ],
  ])('%s says so', (_what, pipeline, issues) => {
    expect(checkPipeline(pipeline)).toEqual(issues);
  });

  it('has the usual settings where nothing was set', () => {
    expect(settingsOf([], 'transcribe')).toEqual({ pad_ms: 200 });
    expect(settingsOf([{ name: 'transcribe', settings: { pad_ms: 50 } }], 'transcribe')).toEqual({
      pad_ms: 50,
    });
  });
});

describe('progress', () => {
  it('is that of the time the steps take', () => {
    expect(elementNames.reduce((sum, name) => sum + elements[name].share, 0)).toBeCloseTo(1, 9);
    const steps = (['merge', 'measure', 'analyse'] as const).map((name, at) => ({
      name,
      share: at === 0 ? 1 : 0,
    }));
    expect(progressOf(steps)).toBeCloseTo(0.4, 9);
    expect(progressOf([])).toBe(0);
  });
});
