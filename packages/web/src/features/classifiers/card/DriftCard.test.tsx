import * as driftApi from '@earshot/core/classifiers/drift.api.ts';
import type { ReplyOf } from '@earshot/core/endpoint.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../../testing/fake-server.ts';
import { sampleClassifier } from '../../../testing/sample-classifier.ts';
import { show } from '../../../testing/show.tsx';
import { DriftCard } from './DriftCard.tsx';

type Told = ReplyOf<typeof driftApi.classifierDrift>;
type Drift = Told['drifts'][number];

let server: ReturnType<typeof fakeServer>;
const of = { id: 1 };
const unsaid = { low: null, high: null, label: null };
const unknown: Drift = {
  ...unsaid,
  kind: 'unknown_words',
  before: 0.04,
  now: 0.112,
  limit: 0.08,
  is_over: true,
  n: 200,
};
const shares: Drift = {
  ...unsaid,
  kind: 'label_shares',
  before: 0,
  now: 0.06,
  limit: 0.1,
  is_over: false,
  n: 200,
  label: { id: 12, name: 'Outage', before: 0.06, now: 0.12 },
};
const right: Drift = {
  ...unsaid,
  kind: 'accuracy',
  before: 0.91,
  now: 0.9,
  limit: 0.91,
  is_over: false,
  n: 40,
  low: 0.77,
  high: 0.96,
};
const week = (day: string, unknown_words: number | null) => ({
  from: day,
  calls: 50,
  unknown_words,
  label_shares: null,
  accuracy: null,
});
const told = (change: Partial<Told>): Told => ({
  version: 5,
  learned_at: '2026-01-01T10:00:00Z',
  calls: 200,
  needed: 200,
  unknown_in_examples: 0.025,
  drifts: [unknown, shares, right],
  weeks: [week('2025-12-22', 0.04), week('2025-12-29', null), week('2026-01-05', 0.11)],
  ...change,
});
const open = () => show(<DriftCard classifier={sampleClassifier()} />);

beforeEach(() => {
  server = fakeServer();
  const place = {
    file_id: '01a1fd80-9e52-707e-8508-5dd781fe6998',
    phrase_id: 4,
    last_phrase_id: 4,
    start_ms: 9000,
    end_ms: 12_000,
  };
  server.answer(
    driftApi.unknownWords,
    {
      calls: 200,
      results: [
        { word: 'generator', calls: 31, place, call: { name: 'call', type: 'audio', audio_removed: false } },
      ],
    },
    of,
  );
});

test('each way of changing stands with what it was and its limit, and which went too far', async () => {
  server.answer(driftApi.classifierDrift, told({}), of);
  await open();
  await expect.element(page.getByTestId('drift')).toMatchTextContent('Changed');
  await expect
    .element(page.getByTestId('drift-unknown_words'))
    .toMatchTextContent(/was 4%; in examples 2\.5%.*11\.2%limit 8/);
  await expect
    .element(page.getByTestId('drift-unknown_words').getByRole('img', { name: /week by week: 4%, 11%/ }))
    .toBeVisible();
  await expect
    .element(page.getByTestId('drift-label_shares'))
    .toMatchTextContent('Outage: 12% of calls, was 6%');
  await expect
    .element(page.getByTestId('drift-accuracy'))
    .toMatchTextContent(/between 77% and 96%, was 91%.*36 of 40/);
});

test('a word that it does not know is played and leads to its calls', async () => {
  server.answer(driftApi.classifierDrift, told({}), of);
  await open();
  const words = page.getByTestId('unknown-words');
  await expect.element(words).toMatchTextContent('in 31 of 200 calls');
  await expect.element(words.getByRole('button', { name: /Play/ })).toBeVisible();
  await expect
    .element(words.getByRole('link', { name: 'Search: generator' }))
    .toHaveAttribute('href', expect.stringContaining('generator'));
});

test('of few calls it says from how many on it is told, and who could tell whether it is right', async () => {
  server.answer(driftApi.classifierDrift, told({ calls: 57, drifts: [] }), of);
  await open();
  await expect
    .element(page.getByTestId('drift'))
    .toMatchTextContent('Told after 200 answered calls; so far 57.');
  await expect
    .element(page.getByTestId('drift'))
    .toMatchTextContent('Nobody has labelled random ones since v5.');
  await expect
    .element(page.getByRole('link', { name: 'Label some' }))
    .toHaveAttribute('href', expect.stringContaining('kind=random'));
});
