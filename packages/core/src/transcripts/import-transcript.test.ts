import { describe, expect, it } from 'vitest';
import type { SpeakerRole } from '../call/role.ts';
import { importSidecar, importText, type Laid } from './import-transcript.ts';
import type { ImportedTurn } from './imported.ts';

const turn = (
  speaker: string | null,
  text: string,
  times: [number, number] | [number] | [] = [],
): ImportedTurn => ({
  speaker,
  text,
  start_ms: times[0] ?? null,
  end_ms: times[1] ?? null,
  words: null,
});
const word = (text: string, start_ms: number, end_ms: number) => ({
  text,
  start_ms,
  end_ms,
  confidence: null,
});
const spans = (...pairs: [number, number][]) => pairs.map(([start_ms, end_ms]) => ({ start_ms, end_ms }));
const roles: SpeakerRole[] = ['operator', 'abonent'];
const brief = ({ phrases, speakers }: Laid) =>
  phrases.map(({ speaker, text, start_ms, end_ms }) => {
    const { role, channel } = speakers.find(({ id }) => id === speaker) ?? {};
    return `${role ?? '?'}/${channel ?? '-'} ${text} ${start_ms}-${end_ms}`;
  });
const sidecar = (turns: ImportedTurn[], activity: ReturnType<typeof spans>[], duration_ms = 10_000) =>
  importSidecar({ language: null, turns }, { activity, roles, duration_ms });

describe('a conversation without sound', () => {
  it('follows at an even pace where it has no times', () => {
    const laid = importText({
      language: null,
      turns: [turn('Agent', 'x'.repeat(15)), turn('Client', 'y'.repeat(30))],
    });
    expect(brief(laid)).toEqual([
      `operator/- ${'x'.repeat(15)} 0-1000`,
      `abonent/- ${'y'.repeat(30)} 1000-3000`,
    ]);
    expect(laid).toMatchObject({ estimated_times: true, has_turn_times: false, duration_ms: 3000 });
  });

  it('keeps its own times, of turns and of words', () => {
    const spoken = {
      ...turn('A', 'hi there', [500, 1500]),
      words: [word('hi', 600, 700), word('there', 800, 1400)],
    };
    const laid = importText({ language: 'en', turns: [spoken, turn('B', 'yes', [2000, 2400])] });
    expect(brief(laid)).toEqual(['?/- hi there 600-1400', '?/- yes 2000-2400']);
    expect(laid).toMatchObject({ estimated_times: true, has_turn_times: true, duration_ms: 2400 });
    expect(importText({ language: null, turns: [spoken] }).estimated_times).toBe(false);
  });

  it.each<[string[], (SpeakerRole | null)[]]>([
    [
      ['Agent 2', 'Bob'],
      ['operator', 'abonent'],
    ],
    [
      ['Марія', 'Клієнт'],
      ['operator', 'abonent'],
    ],
    [
      ['оператор Анна', 'клиентка'],
      ['operator', 'abonent'],
    ],
    [
      ['A', 'B'],
      [null, null],
    ],
    [
      ['Agent', 'B', 'C'],
      ['operator', null, null],
    ],
  ])('knows the roles of %j', (labels, found) => {
    const { speakers } = importText({ language: null, turns: labels.map((label) => turn(label, 'x')) });
    expect(speakers.map(({ role }) => role)).toEqual(found);
    const bare = new Set(['Клієнт', 'клиентка', 'Agent']);
    // A label that says nothing but the role is nobody's name.
    expect(speakers.map(({ name }) => name)).toEqual(labels.map((label) => (bare.has(label) ? null : label)));
  });
});

describe('a transcript beside a recording', () => {
  const activity = [spans([1000, 2000], [6000, 7000]), spans([3000, 5000])];

  it('lays turns with times over the speech inside them, on the channel of the role', () => {
    const turns = [turn('Client', 'yes', [2500, 5500]), turn('Agent', 'good morning', [500, 2500])];
    expect(brief(sidecar(turns, activity))).toEqual([
      'operator/0 good morning 1000-2000',
      'abonent/1 yes 3000-5000',
    ]);
  });

  it('lays turns without times over the speech of their side, in order', () => {
    const turns = [turn('Agent', 'aaaa'), turn('Client', 'bb cc'), turn('Agent', 'dddd')];
    const laid = sidecar(turns, activity);
    expect(brief(laid)).toEqual([
      'operator/0 aaaa 1000-2000',
      'abonent/1 bb cc 3000-5000',
      'operator/0 dddd 6000-7000',
    ]);
    expect(laid).toMatchObject({ estimated_times: true, has_turn_times: false, duration_ms: 10_000 });
  });

  it('gives channels to labels that name no role in the order in which they appear', () => {
    const laid = sidecar([turn('Anna', 'x', [1000, 2000]), turn('Bob', 'y', [3000, 5000])], activity);
    expect(brief(laid)).toEqual(['operator/0 x 1000-2000', 'abonent/1 y 3000-5000']);
  });

  it('takes a number for that of the channel', () => {
    const laid = sidecar([turn('1', 'y', [3000, 5000]), turn('0', 'x', [6000, 7000])], activity);
    expect(brief(laid)).toEqual(['abonent/1 y 3000-5000', 'operator/0 x 6000-7000']);
  });

  it('uses the only channel for everybody', () => {
    const laid = sidecar([turn('Agent', 'aa'), turn('Client', 'bb')], [spans([1000, 2000], [3000, 4000])]);
    expect(brief(laid)).toEqual(['operator/- aa 1000-2000', 'abonent/- bb 3000-4000']);
  });

  it('keeps the times of the file where nobody was heard', () => {
    expect(brief(sidecar([turn('Agent', 'hm', [8000, 9000])], activity))).toEqual([
      'operator/0 hm 8000-9000',
    ]);
    expect(brief(sidecar([turn('Agent', 'aa bb')], [[], []]))).toEqual(['operator/0 aa bb 0-10000']);
  });

  it('keeps the times of words, inside the recording', () => {
    const timed = {
      ...turn('Agent', 'a b c'),
      words: [word('a', 100, 200), word('b', 9900, 12_000), word('c', 11_000, 12_000)],
    };
    const laid = sidecar([timed], activity);
    expect(brief(laid)).toEqual(['operator/0 a b 100-10000']);
    expect(laid.estimated_times).toBe(false);
  });

  it('ends a turn with only a beginning at the next one of its side', () => {
    const turns = [turn('Agent', 'x'.repeat(300), [1000]), turn('Agent', 'y', [6500])];
    expect(brief(sidecar(turns, activity))[1]).toBe('operator/0 y 6500-6800');
    expect(sidecar(turns, activity).phrases[0]?.end_ms).toBeLessThanOrEqual(6500);
  });

  it('leaves out turns after the end of the recording', () => {
    expect(brief(sidecar([turn('Agent', 'x', [11_000, 12_000])], activity))).toEqual([]);
  });
});
