import { describe, expect, it } from 'vitest';
import { callEmotions, callEmotionsOfModel } from './call-emotions.ts';
import { CallEmotions, emotionNames, type PhraseVoice } from './emotions.ts';

type Said = [speaker: 'operator' | 'abonent', text: string];

const phrasesOf = (said: readonly Said[]) =>
  said.map(([speaker, text], id) => ({
    id,
    speaker,
    role: speaker,
    words: text
      .split(' ')
      .filter((word) => word !== '')
      .map((word) => ({ text: word })),
  }));
const feel = (said: readonly Said[], voice: PhraseVoice[] | null = null) =>
  callEmotions(phrasesOf(said), voice);
const abonent = (...texts: string[]) => texts.map((text): Said => ['abonent', text]);

describe('a call', () => {
  const said: Said[] = [
    ['operator', 'Добрий день, слухаю вас'],
    ['abonent', 'Інтернет не працює'],
    ['operator', 'Перевіряю лінію зараз'],
    ['abonent', 'Дуже дякую'],
  ];

  it('has the shares of each emotion by words spoken, of everybody and of each side', () => {
    const found = feel(said);
    expect(found.shares).toEqual({
      neutral: 7 / 12,
      happiness: 2 / 12,
      negative: 3 / 12,
      positive: 0,
      anger: 0,
      sadness: 0,
    });
    expect(found.speakers.map(({ speaker, role, shares }) => [speaker, role, shares.neutral])).toEqual([
      ['operator', 'operator', 1],
      ['abonent', 'abonent', 0],
    ]);
    expect(found.phrases[1]).toMatchObject({
      phrase_id: 1,
      emotion: 'negative',
      words: [1, 2],
      voice: false,
    });
    expect(found.origin).toBe('words');
    expect(CallEmotions.parse(found)).toEqual(found);
  });

  it.each([
    ['no phrase', []],
    ['phrases without words', abonent('', '')],
  ])('with %s has no valence, and shares of nothing', (_title, none) => {
    const found = feel(none);
    expect(found).toMatchObject({ valence: null, trend: null });
    expect(Object.values(found.shares)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(CallEmotions.safeParse(found).success).toBe(true);
  });

  it('has shares that add up to one, whoever says what', () => {
    const texts = [
      'так',
      'жах який',
      'I love it',
      '',
      'верните деньги',
      'ну добре тоді',
      'so sad',
      'чудово дякую',
    ];
    for (let seed = 1; seed < 200; seed += 1) {
      const picked = Array.from(
        { length: seed % 13 },
        (_, index): Said => [
          (seed * index) % 3 === 0 ? 'operator' : 'abonent',
          texts[(seed + index * seed) % 8] ?? '',
        ],
      );
      const found = feel(picked);
      for (const { shares, valence } of [found, ...found.speakers]) {
        const sum = emotionNames.reduce((total, name) => total + shares[name], 0);
        expect(sum).toBeCloseTo(valence === null ? 0 : 1, 10);
      }
      expect(feel(picked)).toEqual(found);
    }
  });
});

describe('the trend', () => {
  const bad = 'нічого не працює, це жах';
  const plain = 'номер договору сорок сім';
  const good = 'чудово, я дуже задоволений';
  it.each([
    ['improving', [bad, bad, plain, plain, good, good]],
    ['worsening', [good, plain, plain, plain, bad, bad]],
    ['steady', [bad, bad, bad, bad, bad, bad]],
    ['steady', [plain, plain, plain, plain, plain, 'дякую, до побачення']],
    [null, [bad, plain, plain, plain, good]],
  ])('is %s', (trend, texts) => {
    expect(feel(abonent(...texts)).trend).toBe(trend);
    expect(feel(abonent(...texts)).speakers[0]?.trend).toBe(trend);
  });
});

describe('the voice', () => {
  const texts = [
    'це погано',
    'номер сорок сім',
    'номер сорок вісім',
    'вулиця Лісова',
    'це якісно',
    'так звати мене',
  ];
  const usual = (phrase_id: number): PhraseVoice => ({
    phrase_id,
    energy_db: -30,
    pitch_hz: 150,
    rate_wps: 2,
  });
  const raised = (phrase_id: number) => ({ phrase_id, energy_db: -20, pitch_hz: 220, rate_wps: 3 });
  const lowered = (phrase_id: number) => ({ phrase_id, energy_db: -38, pitch_hz: 120, rate_wps: 1 });
  const heard = (change: Record<number, (id: number) => PhraseVoice>, count = texts.length) =>
    feel(
      abonent(...texts.slice(0, count)),
      texts.slice(0, count).map((_, id) => (change[id] ?? usual)(id)),
    );
  const brief = ({ phrases }: CallEmotions, at: number) => [phrases[at]?.emotion, phrases[at]?.voice];

  it.each<[string, number, (id: number) => PhraseVoice, unknown[]]>([
    ['unpleasant words as usual', 0, usual, ['negative', false]],
    ['unpleasant words in a raised voice', 0, raised, ['anger', true]],
    ['unpleasant words in a lowered voice', 0, lowered, ['sadness', true]],
    ['pleasant words as usual', 4, usual, ['positive', false]],
    ['pleasant words in a raised voice', 4, raised, ['happiness', true]],
    ['pleasant words in a lowered voice', 4, lowered, ['positive', false]],
    ['neutral words in a raised voice', 1, raised, ['neutral', false]],
  ])('%s', (_title, at, how, expected) => {
    const found = heard({ [at]: how });
    expect(brief(found, at)).toEqual(expected);
    expect(found.origin).toBe('words_and_voice');
  });

  it('decides nothing where the speaker says too little to know what is usual', () => {
    expect(brief(heard({ 0: raised }, 3), 0)).toEqual(['negative', false]);
  });

  it('decides nothing where nothing could be heard', () => {
    const deaf = (phrase_id: number) => ({ phrase_id, energy_db: null, pitch_hz: null, rate_wps: 9 });
    expect(brief(heard({ 0: deaf }), 0)).toEqual(['negative', false]);
  });

  it('is compared with the same speaker only', () => {
    const said: Said[] = texts.flatMap((text): Said[] => [
      ['operator', text],
      ['abonent', text],
    ]);
    const voice = said.map((_, id) => (id % 2 === 0 ? raised(id) : usual(id)));
    expect(feel(said, voice).phrases.some((phrase) => phrase.voice)).toBe(false);
  });
});

describe('a model', () => {
  const phrases = phrasesOf(abonent('раз два три', 'чотири'));
  it('answers in place of words and voice', () => {
    const found = callEmotionsOfModel(phrases, [
      { emotion: 'sadness', valence: -0.5 },
      { emotion: 'neutral', valence: 0 },
    ]);
    expect(found).toMatchObject({
      origin: 'model',
      valence: -0.375,
      shares: { sadness: 0.75, neutral: 0.25 },
    });
    expect(found.phrases[0]).toEqual({
      phrase_id: 0,
      emotion: 'sadness',
      valence: -0.5,
      words: [],
      voice: false,
    });
  });
  it('must answer for every phrase', () => {
    expect(() => callEmotionsOfModel(phrases, [])).toThrow('once for each phrase');
  });
});
