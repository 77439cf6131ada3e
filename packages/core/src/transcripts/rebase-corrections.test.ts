import { describe, expect, it } from 'vitest';
import { type NewPhrase, toPhrase } from '../call/phrase.ts';
import type { Speaker } from '../call/speaker.ts';
import { correctPhrases } from './corrections.ts';
import { rebaseCorrections, type Said } from './rebase-corrections.ts';

const side = (channel: number, more: Partial<Speaker> = {}): Speaker => ({
  id: `ch${channel}`,
  role: channel === 0 ? 'operator' : 'abonent',
  channel,
  name: null,
  ...more,
});
const sides = [side(0), side(1)];

/** `ch0@1000 hello there` is a phrase with a word each 100 ms. */
function said(lines: readonly string[], speakers: readonly Speaker[] = sides): Said {
  const phrases = lines.map((line, id): NewPhrase => {
    const [head = '', ...texts] = line.split(' ');
    const [speaker = '', start = '0'] = head.split('@');
    const words = texts.map((text, at) => ({
      text,
      start_ms: Number(start) + at * 100,
      end_ms: Number(start) + at * 100 + 90,
      confidence: 0.9,
    }));
    return { ...toPhrase(speaker, words), id };
  });
  return { speakers, phrases };
}

function correct(base: Said, corrections: Parameters<typeof correctPhrases>[1]): Said {
  const made = correctPhrases(base.phrases, corrections, base.speakers);
  if (!('phrases' in made)) throw new Error(made.issue);
  return { ...base, phrases: made.phrases };
}

const lines = ({ phrases }: Said) =>
  phrases.map(({ speaker, start_ms, text }) => `${speaker}@${start_ms} ${text}`);

describe('rebaseCorrections', () => {
  const base = said(['ch0@1000 good morning', 'ch1@2000 i want a refunt now', 'ch0@3000 one moment please']);

  it('changes nothing where nobody corrected anything', () => {
    const fresh = said(['ch0@1010 god morning', 'ch1@2000 want refund']);
    expect(rebaseCorrections(fresh, base, base)).toEqual(fresh);
  });

  it('keeps a corrected phrase and takes the rest from the new recognition', () => {
    const corrected = correct(base, [{ id: 1, text: 'i want a refund now' }]);
    const fresh = said(['ch0@1000 good mourning', 'ch1@2010 y want free fund', 'ch0@3000 a moment please']);
    const rebased = rebaseCorrections(fresh, base, corrected);
    expect(lines(rebased)).toEqual([
      'ch0@1000 good mourning',
      'ch1@2000 i want a refund now',
      'ch0@3000 a moment please',
    ]);
    expect(rebased.phrases[1]?.words).toEqual(corrected.phrases[1]?.words);
    expect(rebased.phrases.map(({ id }) => id)).toEqual([0, 1, 2]);
  });

  it('cuts a new phrase that reaches over the corrected one', () => {
    const corrected = correct(base, [{ id: 1, text: 'i want a refund now' }]);
    const fresh = said(['ch1@1800 eh well i wont a free fund now thank you']);
    expect(lines(rebaseCorrections(fresh, base, corrected))).toEqual([
      'ch1@1800 eh well',
      'ch1@2000 i want a refund now',
      'ch1@2500 now thank you',
    ]);
  });

  it('leaves what the other side says meanwhile', () => {
    const corrected = correct(base, [{ id: 1, text: 'i want a refund now' }]);
    const fresh = said(['ch1@2000 i wont', 'ch0@2200 aha']);
    expect(lines(rebaseCorrections(fresh, base, corrected))).toEqual([
      'ch1@2000 i want a refund now',
      'ch0@2200 aha',
    ]);
  });

  it('does not bring back a phrase or a word that was taken out', () => {
    const corrected = correct(base, [
      { id: 0, text: '' },
      { id: 2, text: 'one please' },
    ]);
    const fresh = said(['ch0@1000 good morning', 'ch1@2000 i want', 'ch0@3000 one moment please']);
    expect(lines(rebaseCorrections(fresh, base, corrected))).toEqual([
      'ch1@2000 i want',
      'ch0@3000 one',
      'ch0@3200 please',
    ]);
  });

  it('keeps a phrase with the speaker it was given to', () => {
    const corrected = correct(base, [{ id: 2, speaker: 'ch1', text: 'one moment please' }]);
    const fresh = said(['ch0@1000 good morning', 'ch0@3000 one moment pleas']);
    expect(lines(rebaseCorrections(fresh, base, corrected))).toEqual([
      'ch0@1000 good morning',
      'ch1@3000 one moment please',
    ]);
  });

  it('keeps roles and names that were set', () => {
    const corrected: Said = {
      ...base,
      speakers: [side(0, { role: 'abonent' }), side(1, { role: 'operator', name: 'Iryna' })],
    };
    const { speakers } = rebaseCorrections(said([]), base, corrected);
    expect(speakers.map(({ role, name }) => [role, name])).toEqual([
      ['abonent', null],
      ['operator', 'Iryna'],
    ]);
  });

  it.each([
    ['both sides turned round', ['operator', 'abonent'], ['abonent', 'operator']],
    ['one of two of the same side', ['operator', 'operator', 'abonent'], ['operator', null, 'abonent']],
    ['who was unknown', [null, null, null], ['operator', null, 'abonent']],
    ['all of them unknown again', ['operator', 'abonent'], [null, null]],
  ] as const)('keeps roles on one channel: %s', (_, recognised, set) => {
    const of = (roles: readonly Speaker['role'][]) =>
      said(
        [],
        roles.map((role, at) => side(at, { id: `s${at}`, role, channel: null })),
      );
    const { speakers } = rebaseCorrections(of(recognised), of(recognised), of(set));
    expect(speakers).toEqual(of(set).speakers);
  });

  it('keeps a role with the name it was set for, in whatever order people appear', () => {
    const of = (...people: [name: string, role: Speaker['role']][]) =>
      said(
        [],
        people.map(([name, role], at) => side(at, { id: `s${at}`, role, channel: null, name })),
      );
    const before = of(['Agent 1', 'operator'], ['Agent 2', 'operator']);
    const corrected = of(['Agent 1', 'operator'], ['Agent 2', 'abonent']);
    const fresh = of(['Agent 2', 'operator'], ['Agent 1', 'operator']);
    expect(rebaseCorrections(fresh, before, corrected).speakers).toMatchObject([
      { name: 'Agent 2', role: 'abonent' },
      { name: 'Agent 1', role: 'operator' },
    ]);
  });

  it('finds the sides again by channel or role where they are called otherwise', () => {
    const corrected = correct(base, [{ id: 1, text: 'i want a refund now' }]);
    const bySidecar = [side(1, { id: 's0' }), side(0, { id: 's1' })];
    const fresh = said(['s1@1000 good morning', 's0@2000 i wont'], bySidecar);
    expect(lines(rebaseCorrections(fresh, base, corrected))).toEqual([
      's1@1000 good morning',
      's0@2000 i want a refund now',
    ]);
  });

  it('brings a side along that the new recognition does not tell apart', () => {
    const corrected = correct(base, [{ id: 1, text: 'i want a refund now' }]);
    const mono = [side(0, { id: 'm', role: null, channel: null })];
    const fresh = said(['m@1000 good morning i wont', 'm@2000 a free fund', 'm@3000 moment'], mono);
    const rebased = rebaseCorrections(fresh, base, corrected);
    expect(lines(rebased)).toEqual([
      'm@1000 good morning i wont',
      'ch1@2000 i want a refund now',
      'm@3000 moment',
    ]);
    expect(rebased.speakers.map(({ id }) => id)).toContain('ch1');
  });

  it('survives a third recognition, and the pieces around it do not count as corrected', () => {
    const corrected = correct(base, [{ id: 1, text: 'i want a refund now' }]);
    const second = said(['ch1@1800 eh well i wont a free fund now thank you']);
    const once = rebaseCorrections(second, base, corrected);
    const third = said(['ch1@1800 oh well i wont a free fund now thanks all']);
    expect(lines(rebaseCorrections(third, second, once))).toEqual([
      'ch1@1800 oh well',
      'ch1@2000 i want a refund now',
      'ch1@2500 now thanks all',
    ]);
  });
});
