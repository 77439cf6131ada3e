import type {
  AgreementFigures,
  AgreementReport,
  QuestionAgreement,
} from '@earshot/core/reviews/agreement.api.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../testing/fake-server.ts';
import { show } from '../../testing/show.tsx';
import { AgreementFacts } from './AgreementFacts.tsx';
import { TooFewCard } from './TooFewCard.tsx';

const known = { value: 0.91, low: 0.8, high: 0.97 };
const figures = (n: number, change: Partial<AgreementFigures> = {}): AgreementFigures => ({
  n,
  reason: n < 20 ? 'too_few' : null,
  percent: n < 20 ? null : known,
  kappa: n < 20 ? null : known,
  alpha: null,
  ...change,
});
const question = (change: Partial<QuestionAgreement>): QuestionAgreement => ({
  question_id: 1,
  number: '1.1',
  question: 'Greets the customer',
  mode: 'yes_no',
  answered_by: 'pattern',
  state: 'automatic',
  agreement_bar: 0.85,
  machine: figures(24),
  people: figures(0),
  weeks: [],
  pairs: [],
  ...change,
});
const report = (change: Partial<AgreementReport> = {}): AgreementReport => ({
  goal_id: 1,
  goal: 'Retention call',
  version: 2,
  reviewed: 24,
  twice: 0,
  answers: 24,
  machine: figures(24),
  people: figures(0),
  total_differs: { machine: 4.2, people: null },
  questions: [question({})],
  switches: [],
  raters: [],
  expert: null,
  reviewers: [],
  ...change,
});

beforeEach(() => {
  fakeServer();
});

test('what is known is said with its interval; of too few calls no number is, only how many there are', async () => {
  await show(<AgreementFacts report={report()} />);
  await expect.element(page.getByText('91 %').or(page.getByText('91%'))).toBeVisible();
  await expect.element(page.getByText('0, shown from 20')).toBeVisible();
  await show(<AgreementFacts report={report({ machine: figures(19) })} />);
  expect(page.getByText('19, shown from 20').elements()).toHaveLength(2);
  await expect.element(page.getByText(/91/)).not.toBeInTheDocument();
});

test('where everybody always says the same, that is said in the place of a coefficient', async () => {
  await show(
    <AgreementFacts report={report({ machine: figures(24, { kappa: null, reason: 'one_answer' }) })} />,
  );
  await expect.element(page.getByText('always the same answer')).toBeVisible();
});

test('questions of too few calls are listed with how many are missing, those of people by two reviews', async () => {
  const questions = [
    question({}),
    question({ question_id: 2, question: 'Asks for the reason', machine: figures(17) }),
    question({ question_id: 3, question: 'Is patient', answered_by: 'person', people: figures(19) }),
    question({ question_id: 4, question: 'What was offered', mode: 'text', machine: figures(0) }),
  ];
  await show(<TooFewCard report={report({ questions })} />);
  const lines = page.getByRole('listitem');
  await expect.element(lines.first()).toMatchTextContent(/Asks for the reason.*3 more/);
  await expect.element(lines.nth(1)).toMatchTextContent(/Is patient.*1 more/);
  expect(lines.elements()).toHaveLength(2);
  await expect.element(page.getByRole('link', { name: 'Plan reviews' })).toBeVisible();
  await show(<TooFewCard report={report({ questions })} />, 'viewer');
  await expect.element(page.getByRole('link', { name: 'Plan reviews' })).not.toBeInTheDocument();
});
