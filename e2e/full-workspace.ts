/** A workspace with one of each thing that a screen can show, for whoever looks at all the screens. */
import type { Classifier } from '../packages/core/src/classifiers/classifiers.ts';
import type { Goal } from '../packages/core/src/goals/goals.ts';
import type { Project } from '../packages/core/src/projects/projects.ts';
import type { Transcript } from '../packages/core/src/transcripts/transcripts.ts';
import { type Client, ended, until } from '../packages/server/src/testing/server.ts';
import { uploadSample } from './sample-call.ts';

/** Uploads a conversation with its words and makes a rule of each kind; answers the id of the conversation. */
export async function fillWorkspace(client: Client): Promise<string> {
  const people = { operator: 'Олена Коваль', abonent: '+380671234567' };
  const file_id = await uploadSample(client, 'uk-skarha-internet', people);
  await correctFirst(client, file_id);
  await makeRules(client);
  await reviewBlind(client, file_id);
  await waitForReview(client, file_id);
  await coach(client, file_id);
  await label(client, file_id);
  await client.json('POST', `files/${file_id}/comments`, { text: 'Call her back', at_ms: 4000 });
  await client.json('POST', 'sources', { name: 'Switchboard' });
  await makeReport(client);
  await client.json('POST', 'views', { page: 'files', name: 'This month', address: 'limit=20' });
  await client.json('POST', 'workspaces', { name: 'Another one' });
  return file_id;
}

/** One label that a person gave to the conversation, and one that they did not. */
async function label(on: Client, fileId: string): Promise<void> {
  const { labels } = await on.json<Classifier>('POST', 'classifiers', {
    name: 'Why they call',
    labels: [
      { name: 'Outage', color: 'teal' },
      { name: 'Invoice', color: 'orange' },
    ],
  });
  for (const [at, { id }] of labels.entries())
    await on.json('PUT', `files/${fileId}/labels/${id}`, { has: at === 0 });
}

/** A former version stays beside the one with a word more. */
async function correctFirst(on: Client, fileId: string): Promise<void> {
  const { version, phrases } = await on.json<Transcript>('GET', `files/${fileId}/transcript`);
  const [{ id, text } = { id: 0, text: '' }] = phrases;
  await on.json('PUT', `files/${fileId}/transcript`, { version, phrases: [{ id, text: `${text} Так.` }] });
  await ended(on, fileId);
}

/** One of each, with every kind of condition. */
async function makeRules(on: Client): Promise<void> {
  const detection = {
    methods: [
      { kind: 'query', query: { phrases: ['розірвати договір'], part: { name: 'ending', percent: 60 } } },
      { kind: 'metric', metric: 'hold_ms', limits: [1000, null] },
      { kind: 'event', event: 'interruptions', who: 'operator' },
      { kind: 'emotion', emotion: 'neutral', limits: [0.1, null] },
    ],
  };
  const apply = 'history';
  await on.json('POST', 'tags', { name: 'Leaving', color: 'red', weight: -40, detection, apply });
  for (const color of ['orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'pink'])
    await on.json('POST', 'tags', { name: color, color });
  await on.json('POST', 'patterns', { name: 'Wants to leave', detection, apply });
  await on.json('POST', 'scripts', {
    name: 'Helps',
    type: 'greeting',
    set: 'Whole call',
    variations: [
      { language: 'uk', text: 'Служба підтримки, мене звати {name}, слухаю вас' },
      { language: 'en', text: 'Support, my name is {name}, how can I help?' },
    ],
    apply,
  });
  await makeGoal(on);
  await makeProject(on);
  await on.json('POST', 'conversions', {
    name: 'Agreed to stay',
    type: 'retention',
    counts: {
      join: 'any',
      conditions: [
        { kind: 'tag', id: 1 },
        { kind: 'field', field: 'contract', equals: 'kept' },
      ],
    },
    out_of: { filters: { patterns: [1] } },
    value: { field: 'monthly_fee', fixed: 150, currency: 'UAH' },
  });
  await on.json('POST', 'segments', { name: 'Complaints', filters: { tags: [1] } });
  await on.json('POST', 'metrics', {
    name: 'Hold share',
    formula: 'hold_ms / duration_ms',
    upper_limit: 0.1,
  });
}

/** A block for each way to draw one. */
async function makeReport(on: Client): Promise<void> {
  const calls = { name: 'calls' };
  await on.json('POST', 'reports', {
    name: 'Week of the team',
    note: 'For Monday.',
    blocks: [
      { measures: [calls, { name: 'length' }, { name: 'score', of: 1 }], draw: 'number' },
      { measures: [{ name: 'tag', of: 1 }, calls], by: ['day'], draw: 'line' },
      { measures: [{ name: 'length' }], by: ['agent'], draw: 'bar' },
      { measures: [calls], by: ['week', 'emotion'], draw: 'stacked' },
      { measures: [calls, { name: 'metric', of: 'operator.talk_share' }], by: ['tag'], draw: 'table' },
      { measures: [{ name: 'score', of: 1 }], by: ['agent', 'direction'], draw: 'pivot' },
      { measures: [calls], by: ['weekday', 'hour'], draw: 'heat' },
    ],
  });
  await on.json('POST', 'reports/1/schedules', {
    rhythm: { every: 'month', nth: 'first', weekday: 'mon', at: '08:00' },
    recipients: [{ email: 'nora@example.com' }],
    only_when: [{ block: 0, measure: 0, side: 'over', bound: 0 }],
  });
}

/** A form with a question of every mode and of most who answer; the call has a score by it. */
async function makeGoal(on: Client): Promise<void> {
  const query = { phrases: ['договір', 'contract'], who: 'abonent' };
  const detection = { methods: [{ kind: 'query', query }] };
  const options = [
    { text: 'At once', credit: 1 },
    { text: 'Later', credit: 0.5 },
  ];
  await on.json('POST', 'goals', {
    name: 'Retention call',
    groups: [
      {
        name: 'Opening',
        questions: [
          {
            text: 'Names company and self',
            answer_by: { kind: 'script', id: 1 },
            failure_reasons: ['No name'],
          },
          {
            text: 'Is short and calm',
            answer_by: { kind: 'metric', metric: 'silence_share', limits: [null, 0.3] },
          },
        ],
      },
      {
        name: 'Finding the need',
        questions: [
          { text: 'The customer says why', answer_by: { kind: 'pattern', detection } },
          { text: 'When is it solved', mode: 'choice', options },
          { text: 'How warm is it', mode: 'scale', description: 'One is cold.' },
          { text: 'How many offers', mode: 'number', expected: [1, null] },
          { text: 'What was the reason', mode: 'text', is_bonus: true },
        ],
      },
      {
        name: 'Data protection',
        is_control: true,
        questions: [{ text: 'Was it solved', answer_by: { kind: 'learned' }, is_fatal: true }],
      },
    ],
    apply: 'history',
  });
}

/** A project that has found the conversation, and one that is not started. */
async function makeProject(on: Client): Promise<void> {
  const { id } = await on.json<Project>('POST', 'projects', {
    name: 'Leaving customers',
    kind: 'monitoring',
    auto_language: true,
    history_from: '2020-01-01',
    query: { phrases: ['інтернет'] },
    patterns: [1],
    triggers: [
      { id: 'mark', type: 'mark', tags: [{ pattern_id: 1, tag_id: 1 }] },
      { id: 'notify', type: 'notify', user_ids: [1], emails: ['shift@example.com'] },
      { id: 'webhook', type: 'webhook', url: 'https://crm.example.com/hook' },
    ],
  });
  await on.json('POST', 'users/pins', { project_id: id });
  await on.json('POST', `projects/${id}/start`);
  await on.json('POST', 'projects', {
    name: 'Chats of one day',
    kind: 'discovery',
    language: ['uk'],
    filters: { type: 'text' },
  });
  await until(
    () => on.json<Project>('GET', `projects/${id}`),
    ({ found, progress }) => found > 0 && progress?.status !== 'running',
  );
}

/** Somebody has scored the call blind, beside the score that counts. */
async function reviewBlind(on: Client, fileId: string): Promise<void> {
  const asked = { goal_id: 1, file_ids: [fileId], kind: 'peer', is_blind: true };
  const { ids } = await on.json<{ ids: number[] }>('POST', 'reviews', asked);
  const { groups } = await on.json<Goal>('GET', 'goals/1');
  const answers = groups
    .flatMap(({ questions }) => questions)
    .map(({ id, mode }) => ({
      question_id: id ?? 0,
      ...(mode === 'yes_no' ? { answer: 'yes' } : { state: 'not_applicable' }),
    }));
  await on.json('POST', `reviews/${ids[0]}/submit`, { answers, seconds: 130 });
}

/** A moment that is kept for the team, and given to the operator of the call. */
async function coach(on: Client, file_id: string): Promise<void> {
  const at = { start_ms: 0, end_ms: 6000 };
  const said = { name: 'Begins well', note: 'Says who answers.', kind: 'good', theme: 'Opening' };
  await on.json('POST', 'coaching/moments', { file_id, at, ...said });
  const { agent_id } = await on.json<{ agent_id: number }>('GET', `files/${file_id}`);
  await on.json('POST', 'coaching', {
    agent_id,
    name: 'Begin so',
    note: 'Hear the first sentence.',
    measure: { kind: 'goal', goal_id: 1 },
    items: [{ file_id, at, note: 'This is it.' }],
  });
}

/** A plan that is switched off, and a review that waits, by a form of its own. */
async function waitForReview(on: Client, fileId: string): Promise<void> {
  const { user_id } = await on.json<{ user_id: number }>('GET', 'users/setting');
  const questions = [{ text: 'Is patient', answer_by: { kind: 'person' } }];
  const { id: goal_id } = await on.json<Goal>('POST', 'goals', {
    name: 'Tone',
    applies_to: { filters: { ids: [fileId] }, query: null },
    groups: [{ name: 'All', questions }],
  });
  await on.json('POST', 'reviews', { goal_id, file_ids: [fileId] });
  await on.json('POST', 'reviews/plans', { name: 'Weekly', goal_id, is_active: false, reviewers: [user_id] });
}
