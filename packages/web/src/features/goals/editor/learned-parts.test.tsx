import { switchQuestion } from '@earshot/core/goals/goals.api.ts';
import type { LearningState } from '@earshot/core/goals/learning-state.ts';
import { Question } from '@earshot/core/goals/questions.ts';
import type { QuestionSwitch, SwitchReason } from '@earshot/core/goals/switches.ts';
import axe from 'axe-core';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useCustomization } from '../../../lib/customization.ts';
import { AnswerEvidence } from '../../../shared/goals/AnswerEvidence.tsx';
import { fakeServer } from '../../../testing/fake-server.ts';
import { sampleFile, sampleTranscript } from '../../../testing/sample-call.ts';
import { show } from '../../../testing/show.tsx';
import './goal-editor.css';
import { LearnedFields } from './LearnedFields.tsx';
import { PowerFields } from './PowerFields.tsx';

const estimate = { value: 0.91, low: 0.82, high: 0.96 };
const state = (part: Partial<LearningState> = {}): LearningState => ({
  question_id: 2,
  reviews: { n: 48, yes: 32, no: 16 },
  missing: { reviews: 52, rarer: 4 },
  versions: [
    {
      version: 1,
      created: '2026-03-01T10:00:00Z',
      reviews: 48,
      percent: estimate,
      kappa: estimate,
      judgement: 'assist',
      reason: 'too_few_reviews',
    },
  ],
  gate: { probability: 0.8, agreement: estimate, answered: 0.7 },
  weights: [
    { feature: 'operator_outcome', weight: 0.8 },
    { feature: 'abonent_end: thank you', weight: -0.2 },
  ],
  ...part,
});
const reason = (part: Partial<SwitchReason>): SwitchReason => ({
  code: 'person',
  percent: null,
  kappa: null,
  low: null,
  high: null,
  bar: null,
  n: null,
  note: '',
  ...part,
});
const switched = (part: Partial<QuestionSwitch>): QuestionSwitch => ({
  id: 1,
  question_id: 2,
  mode: 'assist',
  person: null,
  reason: reason({ code: 'low_agreement', percent: 0.62, low: 0.5, high: 0.72, kappa: 0.3, bar: 0.8, n: 40 }),
  created: '2026-03-01T10:00:00Z',
  is_current: true,
  ...part,
});
const question = Question.parse({ id: 2, text: 'Was it resolved', answer_by: { kind: 'llm' } });

/** Fields stand in the list of a question. */
const inList = (part: React.ReactNode) => <dl className="question-fields">{part}</dl>;

async function mistakes(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    // A part is no whole page.
    rules: { region: { enabled: false }, 'target-size': { enabled: true } },
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

function chooseTheme(themeMode: 'light' | 'dark'): void {
  useCustomization.setState({ themeMode });
  document.documentElement.dataset.theme = themeMode;
}
afterEach(() => chooseTheme('light'));

describe('a learned question', () => {
  test.each([
    ['suggests', state(), 'reviews: 48, assists, 52 more to answer by itself'],
    [
      'knows nothing yet',
      state({ versions: [], gate: null, weights: [] }),
      'reviews: 48, nothing learned yet, 52 more',
    ],
    [
      'misses the rarer answer',
      state({ missing: { reviews: 0, rarer: 4 } }),
      '4 more of the rarer answer to answer by itself',
    ],
    [
      'agrees too rarely',
      state({
        missing: { reviews: 0, rarer: 0 },
        versions: state().versions.map((one) => ({ ...one, reason: 'low_agreement' })),
      }),
      'assists: it agrees with people too rarely',
    ],
    [
      'answers',
      state({ versions: state().versions.map((one) => ({ ...one, judgement: 'automatic', reason: null })) }),
      'reviews: 48, answers by itself',
    ],
  ] as const)('says how far it is: %s', async (_, learned, line) => {
    await show(inList(<LearnedFields state={learned} />));
    await expect.element(page.getByText(line, { exact: false })).toBeVisible();
  });

  test.each(['light', 'dark'] as const)('%s: shows what it promises and what it goes by', async (theme) => {
    chooseTheme(theme);
    await show(inList(<LearnedFields state={state()} />));
    await expect
      .element(page.getByText('Answers from 80% sure: 70% of calls, right in 91% of them (82% to 96%)'))
      .toBeVisible();
    await page.getByText('What weighs most').click();
    await page.getByText('Versions').click();
    await expect.element(page.getByText('Abonent says “thank you” in the end')).toBeVisible();
    await expect.element(page.getByText(/κ 0.91 \(0.82 to 0.96\)/)).toBeVisible();
    expect(await mistakes()).toEqual([]);
  });
});

describe('whether the machine answers', () => {
  test.each(['light', 'dark'] as const)('%s: says that it switched by itself, and why', async (theme) => {
    chooseTheme(theme);
    const standing = { power: 'assist' as const, goalId: 7, switched: switched({}), learning: null };
    await show(inList(<PowerFields {...{ question, standing, disabled: false }} />));
    await expect
      .element(
        page.getByText(
          /Switched by itself.*Agreement with people is too low · 62% \(50% to 72%\) · κ 0.3 · bar 80% · reviews: 40/,
        ),
      )
      .toBeVisible();
    expect(await mistakes()).toEqual([]);
  });

  test('is switched with a word why', async () => {
    const server = fakeServer();
    server.answer(switchQuestion, switched({ mode: 'assist' }), { id: 7, question_id: 2 });
    const standing = { power: 'automatic' as const, goalId: 7, switched: null, learning: null };
    await show(inList(<PowerFields {...{ question, standing, disabled: false }} />));
    await page.getByRole('textbox', { name: 'Why' }).fill('It hears greetings everywhere');
    await page.getByRole('button', { name: 'Only suggest' }).click();
    await expect.element(page.getByText('Switched', { exact: true })).toBeVisible();
    expect(server.sentTo(switchQuestion, { id: 7, question_id: 2 })).toEqual([
      { mode: 'assist', note: 'It hears greetings everywhere' },
    ]);
  });

  test.each([
    ['by whom it may not be', true, 'automatic' as const, 7],
    ['of a question that suggests anyway', false, 'assist' as const, 7],
  ])('cannot be switched %s', async (_, disabled, power, goalId) => {
    const standing = { power, goalId, switched: null, learning: null };
    await show(inList(<PowerFields {...{ question, standing, disabled }} />));
    await expect.element(page.getByTestId('power')).toBeVisible();
    expect(page.getByRole('button').elements()).toHaveLength(0);
  });

  test('is told to save another question first', async () => {
    const standing = { power: 'automatic' as const, goalId: null, switched: null, learning: null };
    await show(inList(<PowerFields {...{ question, standing, disabled: false }} />));
    await expect.element(page.getByText(/can be switched once it is saved/)).toBeVisible();
  });
});

test.each(['light', 'dark'] as const)(
  '%s: a learned answer shows each ground with what was said',
  async (theme) => {
    chooseTheme(theme);
    const { phrases } = sampleTranscript('Your table is booked', 'Thank you');
    const [first] = phrases;
    const moment = {
      phrase_id: first?.id ?? 0,
      words: [0, 3] as [number, number],
      start_ms: first?.start_ms ?? 0,
      end_ms: first?.end_ms ?? 0,
      speaker: 'a',
      role: 'operator' as const,
      text: 'Your table is booked',
    };
    const grounds = [
      { feature: 'operator_outcome', contribution: 0.7, is_less: false, phrase_ids: [moment.phrase_id] },
      { feature: 'operator_refusals', contribution: 0.3, is_less: true, phrase_ids: [] },
    ];
    await show(
      <AnswerEvidence call={sampleFile({})} answer={{ moments: [moment], grounds }} phrases={phrases} />,
    );
    const shown = page.getByTestId('answer-ground');
    await expect.element(shown.nth(0).getByText(/last word is that it is done/)).toBeVisible();
    await expect.element(shown.nth(0).getByText('for yes', { exact: true })).toBeVisible();
    await expect.element(shown.nth(0).getByText('Your table is booked')).toBeVisible();
    await expect.element(shown.nth(1).getByText(/less than in other calls · for yes/)).toBeVisible();
    expect(await mistakes()).toEqual([]);
  },
);
