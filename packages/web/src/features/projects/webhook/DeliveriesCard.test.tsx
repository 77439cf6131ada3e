import {
  type Delivery,
  getDelivery,
  listDeliveries,
  resendDelivery,
  resumeWebhook,
  rotateSecret,
  testWebhook,
  type WebhookState,
} from '@earshot/core/webhooks/webhooks.api.ts';
import axe from 'axe-core';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../../testing/fake-server.ts';
import { sampleProject } from '../../../testing/sample-project.ts';
import { show } from '../../../testing/show.tsx';
import { DeliveriesCard } from './DeliveriesCard.tsx';

const project = sampleProject({ state: 'started' });
const id = '6a2f41a3-c54c-4f0b-9a5d-8f1d2a1c0e11';
const failed: Delivery = {
  id,
  url: 'https://crm.example.com/hook',
  at: '2026-01-01T10:06:00Z',
  created: '2026-01-01T10:05:00Z',
  attempt: 2,
  status: 'waiting',
  error: 'status',
  http_status: 500,
  next_at: null,
  trigger_id: 'webhook',
  format: 'json',
  file: { file_id: '01a1fd80-9e52-707e-8508-5dd781fe6998', name: 'call.wav' },
};
const webhook: WebhookState = {
  trigger_id: 'webhook',
  host: 'crm.example.com',
  format: 'json',
  paused_at: '2026-01-01T10:06:00Z',
  paused_by: 'failures',
  former_until: null,
  waiting: 12,
  failed: 0,
};
const ofProject = { id: project.id };
const ofTrigger = { ...ofProject, trigger_id: 'webhook' };
const ofDelivery = { ...ofProject, delivery_id: id };
let server: ReturnType<typeof fakeServer>;
let asked: (string | null)[];

beforeEach(async () => {
  server = fakeServer();
  asked = [];
  const list = { count: 1, limit: 10, offset: 0, webhook, results: [failed] };
  server.answer(
    listDeliveries,
    ({ query }) => {
      asked.push(query.get('status'));
      return list;
    },
    ofProject,
  );
  const tries = [
    { at: failed.at, attempt: 2, http_status: null, error: 'timeout' as const, ms: 10_001, next_at: null },
  ];
  server.answer(getDelivery, { ...failed, tries, body: '{"id":"1"}' }, ofDelivery);
  await show(<DeliveriesCard project={project} />);
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const mistakes = async () => {
  await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {})));
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  return violations.map((one) => one.id);
};

test('a paused webhook says why, and sends what waits', async () => {
  await expect.element(page.getByText(/ten tries in a row failed\. Deliveries waiting: 12\./u)).toBeVisible();
  await expect.element(page.getByText('The receiver answered 500.')).toBeVisible();
  server.answer(resumeWebhook, { ...webhook, paused_at: null, paused_by: null }, ofTrigger);
  await button('Send what waits').click();
  await expect.poll(() => server.sentTo(resumeWebhook, ofTrigger).length).toBe(1);
});

test('those that wait are asked for', async () => {
  await button('Waiting').click();
  await expect.poll(() => asked.at(-1)).toBe('waiting');
});

test('a delivery shows its tries and what was sent, and is sent again', async () => {
  await button('Delivery: call.wav').click();
  await expect.element(page.getByText('The receiver did not answer in ten seconds.')).toBeVisible();
  await expect
    .element(page.getByRole('region', { name: 'What was sent' }))
    .toHaveTextContent('{ "id": "1" }');
  expect(await mistakes()).toEqual([]);
  server.answer(resendDelivery, failed, ofDelivery);
  await button('Send again').click();
  await expect.poll(() => server.sentTo(resendDelivery, ofDelivery).length).toBe(1);
});

test('a sample says what came back', async () => {
  const outcome = { ok: false, status: null, error: 'address_not_allowed' as const, ms: 3, answer: '' };
  server.answer(testWebhook, outcome, ofTrigger);
  await button('Send a sample').click();
  await expect.element(page.getByText('Not taken after 3 ms. This address is not allowed.')).toBeVisible();
});

test('a new secret is made after a question, and shown to be copied', async () => {
  const made = { trigger_id: 'webhook', secret: 'whsec_abc', former_until: '2026-01-02T10:06:00Z' };
  server.answer(rotateSecret, made, ofTrigger);
  await button('New secret').click();
  await page.getByRole('dialog').getByRole('button', { name: 'New secret' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Secret of the webhook' })).toHaveValue('whsec_abc');
  expect(await mistakes()).toEqual([]);
  await button('I have copied it').click();
  await expect.element(page.getByText('whsec_abc')).not.toBeInTheDocument();
});
