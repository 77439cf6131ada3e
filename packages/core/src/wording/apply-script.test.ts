import { describe, expect, it } from 'vitest';
import { markHolds } from '../call/conversation.ts';
import type { SpeakerRole } from '../call/role.ts';
import { prepareConversation } from '../matching/prepared-conversation.ts';
import { createLexicon } from '../matching/text/lexicon.ts';
import { wholeNumbers } from '../testing/random.ts';
import { applyScript, type StepResult } from './apply-script.ts';
import { compileScript } from './compile-script.ts';
import { ScriptStep, type ScriptStepInput } from './steps.ts';

const lexicon = createLexicon({});
const wordMs = 400;

type Line = [SpeakerRole | null, string];

/** Lines one after the other, each word 0.4 s long and half a second between lines. */
function callOf(lines: readonly Line[], language: string | null = null) {
  let at_ms = 0;
  const phrases = lines.map(([role, text], id) => {
    const start_ms = at_ms;
    const words = text.split(' ').map((word, place) => {
      const begins = start_ms + place * wordMs;
      return { text: word, start_ms: begins, end_ms: begins + wordMs };
    });
    const end_ms = start_ms + words.length * wordMs;
    at_ms = end_ms + 500;
    return { id: id + 100, speaker: role ?? 'nobody', role, start_ms, end_ms, words };
  });
  const call = { duration_ms: Math.max(60_000, at_ms), phrases: markHolds(phrases, []) };
  return { conversation: prepareConversation(call, lexicon), language };
}

type Asked = Partial<Omit<ScriptStepInput, 'variations'>>;

function seek(
  text: string | [string, string][],
  lines: Line[],
  more: Asked = {},
  language: string | null = null,
) {
  const variations =
    typeof text === 'string' ? [{ text }] : text.map(([code, one]) => ({ language: code, text: one }));
  const step = ScriptStep.parse({ type: 'own', name: 'step', variations, ...more });
  const { script, issues } = compileScript([step], lexicon);
  expect(issues).toEqual([]);
  return applyScript(script as NonNullable<typeof script>, callOf(lines, language))[0] as StepResult;
}

const notice = 'This conversation is recorded for quality purposes';

describe('whether a step was said', () => {
  it.each<[string, string, Line[], StepResult['outcome']]>([
    ['word for word', notice, [['operator', notice]], 'said'],
    ['in the middle of a phrase', notice, [['operator', `well ${notice} so tell me`]], 'said'],
    [
      'in other forms',
      notice,
      [['operator', 'these conversations are being recorded for quality purpose']],
      'said',
    ],
    ['misheard', notice, [['operator', 'this conservation is recorder for quality purposes']], 'said'],
    [
      'in two phrases',
      notice,
      [
        ['operator', 'this conversation is'],
        ['operator', 'recorded for quality purposes'],
      ],
      'said',
    ],
    [
      'with a word of the other side in between',
      notice,
      [
        ['operator', 'this conversation is'],
        ['abonent', 'yes'],
        ['operator', 'recorded for quality purposes'],
      ],
      'said',
    ],
    ['a word in pieces', 'welcome to Svitlonet', [['operator', 'welcome to svit lon net']], 'said'],
    ['two words as one', 'welcome to our data center', [['operator', 'welcome to our datacenter']], 'said'],
    [
      'by the other side',
      notice,
      [
        ['operator', 'hello'],
        ['abonent', notice],
      ],
      'not_said',
    ],
    ['something else', notice, [['operator', 'please tell me your account number']], 'not_said'],
    ['only one of two words', 'good afternoon', [['operator', 'this afternoon then']], 'unsure'],
    [
      'the opposite',
      notice,
      [['operator', 'this conversation is not recorded for quality purposes']],
      'unsure',
    ],
    [
      'the opposite by another first word',
      'an administration fee applies to every withdrawal',
      [['operator', 'well no administration fee applies to every withdrawal']],
      'unsure',
    ],
    [
      'without its negation',
      'we do not share your number with anybody',
      [['operator', 'we do share your number with anybody']],
      'unsure',
    ],
    [
      'with a negation that was misheard',
      'we will never ask for your password',
      [['operator', 'we will neighbour ask for your password']],
      'said',
    ],
    [
      'with another negation',
      'договір можна розірвати без пояснення причин',
      [['operator', 'договір можна розірвати не пояснюючи причин']],
      'said',
    ],
    [
      'its words about something else',
      notice,
      [['operator', 'for purposes of quality we have recorded what he wrote after the conversation']],
      'not_said',
    ],
    [
      'where nobody of that side speaks',
      notice,
      [
        ['abonent', notice],
        [null, notice],
      ],
      'not_applicable',
    ],
    [
      'in Ukrainian',
      'ця розмова записується для контролю якості',
      [['operator', 'розмову записуємо для контролю якості']],
      'said',
    ],
    [
      'in Russian',
      'разговор записывается для контроля качества',
      [['operator', 'разговоры записываются для контроля качества']],
      'said',
    ],
  ])('%s', (_title, text, lines, outcome) => {
    expect(seek(text, lines).outcome).toBe(outcome);
  });

  it('is not known where no variation is in the language of the call', () => {
    const line: Line = ['operator', 'добрий день слухаю вас'];
    expect(seek([['en', notice]], [line], {}, 'uk')).toMatchObject({
      outcome: 'not_applicable',
      reason: 'no_variation_in_language',
    });
    expect(seek([['en', notice]], [line], {}, 'en-GB').outcome).toBe('not_said');
    expect(seek([['en', notice]], [['operator', notice]], {}, 'uk').outcome).toBe('said');
  });

  it.each<[string, Asked, StepResult['outcome']]>([
    ['by anyone', { who: 'anyone' }, 'said'],
    ['by the other side', { who: 'abonent' }, 'not_applicable'],
    ['at the beginning', { part: { name: 'beginning', seconds: 3 } }, 'not_said'],
    ['in the first half', { part: { name: 'first_half' } }, 'said'],
    ['at the end', { part: { name: 'ending', seconds: 5 } }, 'not_said'],
  ])('%s', (_title, more, outcome) => {
    const lines: Line[] = [
      ['operator', 'one moment while I look at this for you'],
      ['operator', notice],
    ];
    expect(seek(notice, lines, more).outcome).toBe(outcome);
  });
});

describe('slots', () => {
  it.each<[string, string, string, string]>([
    ['a name', 'my name is {name} from support', 'my name is Olena Koval from support', 'Olena Koval'],
    ['a number in words', 'within {number} working days', 'within twenty five working days', 'twenty five'],
    ['a number in digits', 'within {number} working days', 'within 25 working days', '25'],
    [
      'a date',
      'we deliver on {date} by courier',
      'we deliver on the fifth of May by courier',
      'fifth of May',
    ],
    [
      'a date in Ukrainian',
      'доставимо {date} курʼєром',
      'доставимо пʼятого травня курʼєром',
      'пʼятого травня',
    ],
    ['a date in Russian', 'доставим {date} курьером', 'доставим завтра курьером', 'завтра'],
    ['any words', 'Svitlonet {any 3} listening', 'Svitlonet I am listening', 'I am'],
  ])('%s', (_title, text, said, filled) => {
    const result = seek(text, [['operator', said]]);
    expect(result.outcome).toBe('said');
    const difference = result.sayings[0]?.difference ?? [];
    expect(difference.filter(({ kind }) => kind === 'filled').map((one) => one.said)).toEqual([filled]);
  });
});

it('tells how what was said differs, and where it is', () => {
  const result = seek(notice, [
    ['operator', 'hello'],
    ['operator', 'this conservation is being recorded for purposes'],
  ]);
  const [saying] = result.sayings;
  expect(saying).toMatchObject({
    variation: 0,
    speaker: 'operator',
    places: [{ phrase: 1, phrase_id: 101, words: [0, 6] }],
    start_ms: 900,
    end_ms: 900 + 7 * wordMs,
  });
  expect(
    saying?.difference.map(({ kind, written, said }) => [kind, written && notice.slice(...written), said]),
  ).toEqual([
    ['same', 'This', 'this'],
    ['different', 'conversation', 'conservation'],
    ['same', 'is', 'is'],
    ['added', null, 'being'],
    ['same', 'recorded', 'recorded'],
    ['same', 'for', 'for'],
    ['left_out', 'quality', ''],
    ['same', 'purposes', 'purposes'],
  ]);
});

it('takes a word heard in three pieces for that word', () => {
  const [saying] = seek('welcome to Svitlonet', [['operator', 'welcome to svit lo net']]).sayings;
  expect(saying).toMatchObject({
    closeness: 1,
    difference: [{}, {}, { kind: 'same', said: 'svit lo net' }],
  });
});

it('finds every place at which a step is said', () => {
  const other = 'let us look at the bill of March before anything else is decided here';
  const result = seek(notice, [
    ['operator', notice],
    ['operator', other],
    ['operator', notice],
  ]);
  expect(result.sayings.map(({ places }) => places[0]?.phrase)).toEqual([0, 2]);
});

it('a step said word for word by the operator is found wherever it stands, one said by the abonent is not', () => {
  const below = wholeNumbers(7);
  const talk =
    'the parcel left our warehouse in Lviv and should arrive with the driver before noon tell him where'.split(
      ' ',
    );
  const some = (count: number) => Array.from({ length: count }, () => talk[below(talk.length)] ?? '');
  for (let round = 0; round < 100; round += 1) {
    const said = [...some(1 + below(20)), ...notice.split(' '), ...some(1 + below(20))];
    const cut = 1 + below(said.length - 1);
    const parts = [said.slice(0, cut).join(' '), said.slice(cut).join(' ')];
    const by = (role: SpeakerRole): Line[] => [
      ['operator', some(5).join(' ')],
      ...parts.map((part): Line => [role, part]),
    ];
    expect(seek(notice, by('operator'))).toMatchObject({ outcome: 'said', closeness: 1 });
    expect(seek(notice, by('abonent')).outcome).toBe('not_said');
  }
});

describe('a call of an hour', () => {
  it('has its last words looked at, also where the sentence says the same over and over', () => {
    const talk = (from: number): Line => [
      'operator',
      Array.from({ length: 100 }, (_, at) => `word${(from * 100 + at) % 900}`).join(' '),
    ];
    const before = Array.from({ length: 90 }, (_, at) => talk(at));
    expect(seek(notice, [...before, ['operator', notice]]).outcome).toBe('said');
    const again = 'please hold the line please hold the line thank you';
    expect(seek(again, [...before, ['operator', again]]).outcome).toBe('said');
  });
});

describe('words that are marked', () => {
  const asked = 'good morning this is {must Kyivstar} support {may how can I help you today}';
  it.each<[string, string, StepResult['outcome']]>([
    ['with all of them', 'good morning this is kyivstar support how can i help you today', 'said'],
    ['without those that may be said', 'good morning this is kyivstar support', 'said'],
    ['misheard', 'good morning this is kyivstor support', 'said'],
    ['without one that must be said', 'good morning this is support how can i help you today', 'unsure'],
    ['with another in its place', 'good morning this is vodafone support how can i help you today', 'unsure'],
    ['of which only those that may be are said', 'how can i help you today', 'not_said'],
  ])('%s', (_title, words, outcome) => {
    expect(seek(asked, [['operator', words]]).outcome).toBe(outcome);
  });

  it('are as close without those that may be said, and miss none of them', () => {
    const long = seek(asked, [['operator', 'good morning this is kyivstar support']]);
    const short = seek('good morning this is Kyivstar support', [
      ['operator', 'good morning this is kyivstar support'],
    ]);
    expect(long.closeness).toBeCloseTo(short.closeness, 2);
    expect(long.sayings[0]?.difference.map(({ kind }) => kind)).not.toContain('left_out');
    const said = seek(asked, [
      ['operator', 'good morning this is kyivstar support how can i help you today'],
    ]);
    expect(said.sayings[0]?.text).toBe('good morning this is kyivstar support how can i help you today');
  });
});
