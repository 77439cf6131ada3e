import type { Closeness } from '@earshot/core/scripts/closeness.ts';
import type { CallScripts, TriedScript } from '@earshot/core/scripts/scripts.api.ts';
import type { Script } from '@earshot/core/scripts/scripts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callsLeft } from '../../testing/calls-left.ts';
import { conversation, newMember, stranger } from '../../testing/people.ts';
import { newProject, phrases, settled } from '../../testing/projects.ts';
import {
  type Client,
  refusal,
  removeDataDir,
  signIn,
  startServer,
  type TestServer,
  until,
} from '../../testing/server.ts';

let server: TestServer;
let boss: Client;
let closed: Client;
let neighbour: Client;
let call = '';

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  boss = await signIn(server);
  const outsider = await newMember(server, boss, {
    email: 'o@example.com',
    name: 'Outsider',
    role: 'manager',
  });
  await boss.json('POST', 'users/workspace', { user_id: outsider.userId, allow_classifiers: false });
  closed = outsider;
  neighbour = await stranger(server, boss);
  call = await conversation(
    boss,
    'greeted',
    [
      'Operator: good morning this is swift net my name is Helen how may I help you',
      'Customer: my name is Tom and this call may be recorded for training',
      'Operator: goodbye and thank you for calling swift net',
    ].join('\n'),
  );
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

const greeting = {
  name: 'Introduction',
  type: 'introduction',
  variations: [
    { language: 'en', text: 'Good morning, this is Swift Net, my name is {name}, how can I help you' },
  ],
};
const make = (client: Client, name: string, more: object = {}) =>
  client.json<Script>('POST', 'scripts', { ...greeting, name, ...more });

describe('a script', () => {
  it('is made, found in past calls, changed as a new version and removed with what it found', async () => {
    const made = await make(boss, 'Introduction', { apply: 'history' });
    expect(made).toMatchObject({ version: 1, demand: 'must', who: 'operator', set: '', place: 1, files: 0 });
    await until(
      () => boss.json<Script>('GET', `scripts/${made.id}`),
      ({ files }) => files === 1,
    );
    const renamed = await boss.json<Script>('PUT', `scripts/${made.id}`, {
      ...greeting,
      name: 'Presentation',
    });
    expect(renamed).toMatchObject({ name: 'Presentation', version: 1, files: 1 });
    const other = { language: 'en', text: 'Welcome to Swift Net' };
    const reworded = await boss.json<Script>('PUT', `scripts/${made.id}`, {
      ...greeting,
      name: 'Presentation',
      variations: [...greeting.variations, other],
    });
    expect(reworded.version).toBe(2);
    const { results } = await boss.json<{ results: { version: number }[] }>(
      'GET',
      `scripts/${made.id}/versions`,
    );
    expect(results.map(({ version }) => version)).toEqual([2, 1]);
    const copy = await boss.json<Script>('POST', `scripts/${made.id}/clone`);
    expect(copy).toMatchObject({ version: 1, type: 'introduction', variations: reworded.variations });
    await boss.request('DELETE', `scripts/${copy.id}`);
    await boss.request('DELETE', `scripts/${made.id}`);
    expect(await refusal(await boss.request('GET', `scripts/${made.id}`))).toEqual([
      404,
      'scripts.not_found',
    ]);
  });

  it('has a name of its own, whatever its letters', async () => {
    const { id } = await make(boss, 'Closing words');
    const taken = await boss.request('POST', 'scripts', { ...greeting, name: 'CLOSING words' });
    expect(await refusal(taken)).toEqual([409, 'scripts.name_taken']);
    await boss.request('DELETE', `scripts/${id}`);
  });

  it.each([
    ['an unknown slot', { variations: [{ text: 'my name is {nmae}' }] }, [422, 'scripts.invalid']],
    ['an empty variation', { variations: [{ text: ' ' }] }, [422, 'scripts.invalid']],
    [
      'a variation that is too long',
      { variations: [{ text: 'word '.repeat(150) }] },
      [422, 'scripts.invalid'],
    ],
    [
      'too many words',
      { variations: Array(25).fill({ text: 'word '.repeat(95) }) },
      [422, 'scripts.too_many'],
    ],
    ['no variation', { variations: [] }, [422, 'scripts.invalid']],
    ['a type that is none', { type: 'song' }, [400, 'bad_request']],
    ['surer of less', { said_from: 0.4, unsure_from: 0.5 }, [400, 'bad_request']],
  ])('is refused with %s', async (_, more, expected) => {
    expect(
      await refusal(await boss.request('POST', 'scripts', { ...greeting, name: 'Broken', ...more })),
    ).toEqual(expected);
  });

  it('is nobody’s of another workspace, nor of whom the section is closed to', async () => {
    const { id } = await make(boss, 'Ours alone');
    expect((await neighbour.request('GET', `scripts/${id}`)).status).toBe(404);
    expect((await neighbour.request('GET', `files/${call}/scripts`)).status).toBe(404);
    for (const path of ['scripts', `scripts/${id}`, `scripts/${id}/versions`, `files/${call}/scripts`])
      expect((await closed.request('GET', path)).status).toBe(403);
    await boss.request('DELETE', `scripts/${id}`);
  });
});

describe('the calls of a project', () => {
  it('are told apart by whether a script was said in them that must be', async () => {
    const project = await newProject(boss, {
      query: phrases('goodbye'),
      history_from: '2020-01-01',
      auto_language: true,
    });
    await boss.json('POST', `projects/${project.id}/start`);
    await settled(server.dataDir);
    const scripted = async () =>
      (await boss.json<{ count: number }>('GET', `projects/${project.id}/files?scripted=1`)).count;
    expect(await scripted()).toBe(0);
    const { id } = await make(boss, 'Must be said', { apply: 'history' });
    await until(scripted, (count) => count === 1);
    await boss.json('PUT', `scripts/${id}`, { ...greeting, name: 'Must be said', demand: 'may' });
    expect(await scripted()).toBe(0);
    expect(await callsLeft(boss, { scripts: [id] })).toEqual([call]);
    await boss.request('DELETE', `scripts/${id}`);
    expect(await callsLeft(boss, { scripts: [id] })).toEqual([]);
    await boss.request('DELETE', `projects/${project.id}`);
  });
});

describe('a call beside the scripts', () => {
  it('says which were said, how closely, by whom, and what is out of order', async () => {
    const set = 'Whole call';
    const thanks = { text: 'thank you for calling Swift Net' };
    const last = await make(boss, 'Thanks', { type: 'closing', set, place: 1, variations: [thanks] });
    const first = await make(boss, 'Greets', { set, place: 2 });
    const notice = { text: 'this call may be recorded for training' };
    const never = await make(boss, 'Notice', { type: 'disclosure', set, place: 3, variations: [notice] });
    const { results, adherence } = await boss.json<CallScripts>('GET', `files/${call}/scripts`);
    expect(results.map(({ id, outcome, is_out_of_order }) => [id, outcome, is_out_of_order])).toEqual([
      [last.id, 'said', false],
      [first.id, 'said', true],
      // The customer said it: only the operator’s words count.
      [never.id, 'not_said', false],
    ]);
    expect(adherence).toEqual({ known: 3, said: 2, share: 2 / 3, unsure: 0, violations: 0 });
    const filled = results[1]?.sayings[0]?.difference.find(({ kind }) => kind === 'filled');
    expect(filled).toMatchObject({ said: 'Helen' });
    for (const { id } of [last, first, never]) await boss.request('DELETE', `scripts/${id}`);
  });

  it('is tried with a text before anything is saved', async () => {
    const script = { variations: [{ text: 'may I have your {number} please' }] };
    const said = await boss.json<TriedScript>('POST', 'scripts/check', {
      script,
      text: 'operator: may i have your one two three please',
    });
    expect(said).toMatchObject({ outcome: 'said', sayings: [{ variation: 0, is_said: true }] });
    const customer = { script, text: 'customer: may i have your one two three please' };
    expect(await boss.json('POST', 'scripts/check', customer)).toMatchObject({
      outcome: 'not_applicable',
      reason: 'no_words_of_speaker',
    });
    // The customer’s words are shown, and count for nothing.
    const both = `${customer.text}\noperator: one moment`;
    expect(await boss.json('POST', 'scripts/check', { script, text: both })).toMatchObject({
      outcome: 'not_said',
      sayings: [],
      not_counted: [{ is_said: true, variation: 0 }],
    });
    expect(said.not_counted).toEqual([]);
    const preview = await boss.json('POST', 'scripts/preview', { script: greeting });
    expect(preview).toMatchObject({ matched: 1, added: 1 });
  });

  it('is set beside past calls: how close it comes, in which variation, and what is unsure', async () => {
    const variations = [{ text: 'we are sorry to hear it' }, ...greeting.variations];
    const sum = await boss.json<Closeness>('POST', 'scripts/closeness', { script: { variations } });
    expect(sum).toMatchObject({ days: 30, total: 1, looked_at: 1, said: 1, variations: [0, 1], near: [] });
    expect(sum.histogram.reduce((all, bar) => all + bar, 0)).toBe(1);
    const strict = { variations: greeting.variations, said_from: 1, unsure_from: 0.2 };
    const unsure = await boss.json<Closeness>('POST', 'scripts/closeness', { script: strict });
    expect(unsure).toMatchObject({
      said: 0,
      unsure: 1,
      near: [{ file_id: call, saying: { is_said: false } }],
    });
    const dutch = { variations: [{ language: 'nl', text: 'waarmee kan ik u vandaag van dienst zijn' }] };
    expect(await boss.json('POST', 'scripts/closeness', { script: dutch, days: 1 })).toMatchObject({
      said: 0,
    });
    expect((await neighbour.json<Closeness>('POST', 'scripts/closeness', { script: strict })).total).toBe(0);
    const broken = { script: { variations: [{ text: '{nmae}' }] } };
    expect((await refusal(await boss.request('POST', 'scripts/closeness', broken)))[1]).toBe(
      'scripts.invalid',
    );
  });
});
