import type { File } from '@earshot/core/files/files.ts';
import type { Source } from '@earshot/core/sources/sources.api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Client,
  form,
  query,
  refusal,
  removeDataDir,
  signIn,
  startServer,
  type TestServer,
} from '../../testing/server.ts';

let server: TestServer;
let boss: Client;
beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  boss = await signIn(server);
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

let calls = 0;
async function take(source: Source, fields: Record<string, string> = {}, name = 'chat.txt'): Promise<File> {
  calls += 1;
  const chat = form(name, `A: this is call ${calls}`, { source: String(source.id), ...fields });
  const { file_id } = await boss.json<{ file_id: string }>('POST', 'files', chat);
  return boss.json<File>('GET', `files/${file_id}`);
}
const make = (body: object) => boss.json<Source>('POST', 'sources', body);

describe('what a source fills', () => {
  it('is one field of each call, with its name', async () => {
    const source = await make({ name: 'Autumn line', field: 'campaign' });
    expect(await take(source)).toMatchObject({ meta: { campaign: 'Autumn line' } });
    const { count } = await boss.json<{ count: number }>('GET', 'files?campaign=Autumn line');
    expect(count).toBe(1);
  });

  it('may be the agent, and what the upload or the file name says comes first', async () => {
    const source = await make({ name: 'Olena desk', field: 'operator', mask: '{operator}-{queue}' });
    expect(await take(source)).toMatchObject({ operator: 'Olena desk' });
    expect(await take(source, {}, 'Taras-sales.txt')).toMatchObject({
      operator: 'Taras',
      meta: { queue: 'sales' },
    });
    expect(await take(source, { operator: 'Iryna' }, 'Taras-sales.txt')).toMatchObject({ operator: 'Iryna' });
  });

  it.each(['recorded_at', 'language', 'Field', '__proto__', 'a b'])('is not %s', async (field) => {
    expect(await refusal(await boss.request('POST', 'sources', { name: 'Wrong', field }))).toEqual([
      422,
      'sources.field_invalid',
    ]);
  });
});

describe('a mask', () => {
  it.each([
    ['{operator}{abonent}', 'side_by_side'],
    ['call.wav', 'no_field'],
    ['{operator', 'braces'],
  ])('%s is refused when it is saved: %s', async (mask, reason) => {
    const reply = await boss.request('POST', 'sources', { name: 'Masked', mask });
    expect(reply.status).toBe(422);
    expect(await reply.json()).toMatchObject({ code: 'sources.mask_invalid', params: { reason } });
  });
});

describe('a source that is switched off', () => {
  it('takes nothing, in words, and nothing is left of it', async () => {
    const source = await make({ name: 'Old line' });
    await boss.json('PUT', `sources/${source.id}`, { ...source, enabled: false });
    const before = await query(server.dataDir, 'select id from files order by id');
    const chat = form('chat.txt', 'A: hello', { source: String(source.id) });
    expect(await refusal(await boss.request('POST', 'files', chat))).toEqual([422, 'sources.disabled']);
    const announced = await boss.request('POST', 'uploads', undefined, {
      'tus-resumable': '1.0.0',
      'upload-length': '8',
      'upload-metadata': `filename ${btoa('chat.txt')},source ${btoa(String(source.id))}`,
    });
    expect(await refusal(announced)).toEqual([422, 'sources.disabled']);
    expect(await query(server.dataDir, 'select id from files order by id')).toEqual(before);
    await boss.json('PUT', `sources/${source.id}`, { ...source, enabled: true });
    expect(await take(source)).toMatchObject({ source: { id: source.id } });
  });
});

it('a language that there is not is refused by its field', async () => {
  const chat = form('chat.txt', 'A: hello', { language: 'klingon' });
  const replies = [
    await boss.request('POST', 'files', chat),
    await boss.request('POST', 'sources', { name: 'Far line', language: 'klingon' }),
  ];
  for (const reply of replies) expect(await reply.json()).toMatchObject({ params: { field: 'language' } });
  expect(replies.map(({ status }) => status)).toEqual([422, 400]);
});

describe('where a file came from', () => {
  it('is the upload of a person, whichever way it was sent, or the API of a program', async () => {
    const source = await make({ name: 'Any line' });
    expect(await take(source)).toMatchObject({ origin: 'upload' });
    await boss.json('PUT', 'ip_list', { allow_others: true });
    const { key } = await boss.json<{ key: string }>('POST', 'api_keys', {
      name: 'A program',
      scopes: ['files.read', 'files.write'],
    });
    const reply = await fetch(`${server.url}/api/files`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
      body: form('chat.txt', 'A: sent by a program'),
    });
    const { file_id } = (await reply.json()) as { file_id: string };
    expect(await boss.json('GET', `files/${file_id}`)).toMatchObject({ origin: 'api' });
    expect(await boss.json('GET', 'files?origin=api')).toMatchObject({ count: 1 });
  });
});
