import { expect, it } from 'vitest';
import type { CallFilters } from '../calls/call-filters.ts';
import { lintGoal } from './lint.ts';
import { Question, type QuestionInput } from './questions.ts';

const pattern = { kind: 'pattern', id: 1 } as const;
type Given = Omit<Partial<QuestionInput>, 'answer_by' | 'not_applicable_when'> & Record<string, unknown>;
const hints = (questions: Given[], filters: CallFilters = {}, is_control = false) =>
  lintGoal({
    applies_to: { query: null, filters },
    groups: [
      {
        name: 'Group',
        is_control,
        questions: questions.map((one) =>
          Question.parse({ text: 'Says the price', answer_by: pattern, ...one }),
        ),
      },
    ],
  }).map(({ code, question, word }) => `${question} ${code} ${word}`.trim());

it.each<[string, string[]]>([
  ['Names company and self within 30 s', []],
  ['Says that the call is recorded and asks consent', ['0 two_questions and']],
  ['Greets the customer and offers help', ['0 two_questions and']],
  ['Asks for name and address', []],
  ['Is it recorded? Does the customer agree?', ['0 two_questions ?']],
  ['Repeats the problem in own words, warmly', ['0 beyond_words warmly']],
  ['Speaks in a friendly way', ['0 beyond_words friendly']],
  ['Fills in the CRM', ['0 beyond_words crm']],
  ['Names the tonnage', []],
  ['Вітає та пропонує допомогу', ['0 two_questions та']],
  ['Називає компанію та своє ім’я', []],
  ['Говорить привітно', ['0 beyond_words привітно']],
  ['Здоровается и предлагает помощь', ['0 two_questions и']],
  ['Называет компанию и имя', []],
  ['Отвечает вежливо', ['0 beyond_words вежливо']],
])('looks at the words of a question: %s', (text, expected) => {
  expect(hints([{ text }])).toEqual(expected);
});

it('does not mind a person listening for warmth', () => {
  expect(hints([{ text: 'Speaks warmly', answer_by: { kind: 'person' } }])).toEqual([]);
});

it.each<[string, object, CallFilters, string[]]>([
  [
    'outbound among inbound calls',
    { filters: { direction: 'outbound' } },
    { direction: 'inbound' },
    ['0 never_applies direction'],
  ],
  [
    'inbound among inbound calls',
    { filters: { direction: 'inbound' } },
    { direction: 'inbound' },
    ['0 always_applies direction'],
  ],
  [
    'all but outbound among inbound calls',
    { filters: { direction: 'outbound' }, negate: true },
    { direction: 'inbound' },
    ['0 always_applies direction'],
  ],
  ['outbound among all calls', { filters: { direction: 'outbound' } }, {}, []],
  [
    'shorter than all',
    { filters: { duration: { start: 0, to: 5000 } } },
    { duration: { start: 60_000, to: 0 } },
    ['0 never_applies duration'],
  ],
  ['nothing', { filters: {} }, {}, ['0 always_applies']],
  [
    'another queue',
    { filters: { queue: ['Sales'] } },
    { queue: ['Support', 'Billing'] },
    ['0 never_applies queue'],
  ],
  ['some of the queues', { filters: { queue: ['billing'] } }, { queue: ['Support', 'Billing'] }, []],
  [
    'every queue there is',
    { filters: { queue: ['support', 'billing', 'Sales'] } },
    { queue: ['Support', 'Billing'] },
    ['0 always_applies queue'],
  ],
  [
    'every queue there is, and one operator',
    { filters: { queue: ['Support'], operators: ['Olena'] } },
    { queue: ['Support'] },
    [],
  ],
  [
    'a duration the other way round',
    { filters: { duration: { start: 9000, to: 5000 } } },
    {},
    ['0 never_applies duration'],
  ],
  [
    'all that are so long',
    { filters: { duration: { start: 1000, to: 0 } } },
    { duration: { start: 5000, to: 9000 } },
    ['0 always_applies duration'],
  ],
])('says which condition never or always holds: %s', (_, not_applicable_when, filters, expected) => {
  expect(hints([{ not_applicable_when }], filters)).toEqual(expected);
});

it.each<[string, Given[], boolean, string[]]>([
  ['without points', [{ control_value: 0 }], false, ['0 never_matters']],
  ['without points in a critical group', [{ control_value: 0 }], true, []],
  ['without points that is fatal', [{ control_value: 0, is_fatal: true }], false, []],
  [
    'with less than a hundredth',
    [{ control_value: 1 }, { text: 'Another', control_value: 500 }],
    false,
    ['0 never_matters'],
  ],
  ['asked twice', [{}, {}], false, ['1 asked_twice Says the price']],
  [
    'a choice that earns all nowhere',
    [
      {
        mode: 'choice',
        answer_by: { kind: 'person' },
        options: [
          { text: 'a', credit: 0.5 },
          { text: 'b', credit: 0 },
        ],
      },
    ],
    false,
    ['0 no_full_credit'],
  ],
  [
    'a choice that earns all everywhere, in a critical group',
    [
      {
        mode: 'choice',
        answer_by: { kind: 'person' },
        options: [
          { text: 'a', credit: 1 },
          { text: 'b', credit: 1 },
        ],
      },
    ],
    true,
    ['0 never_matters'],
  ],
  [
    'a model that is never as sure as is asked',
    [{ answer_by: { kind: 'llm' }, confidence_bar: 1 }],
    false,
    ['0 never_sure'],
  ],
  [
    'a number of which any is right',
    [{ mode: 'number', answer_by: { kind: 'person' } }],
    false,
    ['0 no_limits'],
  ],
  [
    'a measure of which any is right',
    [{ answer_by: { kind: 'metric', metric: 'holds' } }],
    false,
    ['0 no_limits'],
  ],
])('says what never matters: %s', (_, questions, is_control, expected) => {
  expect(hints(questions, {}, is_control)).toEqual(expected);
});
