import type { ReplyOf } from '@earshot/core/endpoint.ts';
import type { search } from '@earshot/core/search/search.api.ts';
import type { FileTag, Tag } from '@earshot/core/tags/tags.api.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inWorkspace } from '../../platform/context.ts';
import { conversation } from '../../testing/people.ts';
import { type Client, query, removeDataDir, signIn, startServer, until } from '../../testing/server.ts';
import { wordsVersion } from '../matching/lexicon.ts';
import { analyseFile } from './analyse-file.ts';
import { analyseFileJob } from './analysis.jobs.ts';

let server: Awaited<ReturnType<typeof startServer>>;
let client: Client;
const env = { PATH: '/nowhere' };

beforeAll(async () => {
  server = await startServer({ env });
  client = await signIn(server);
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

const count = async () =>
  (
    await client.json<ReplyOf<typeof search>>('POST', 'search', {
      query: { phrases: ['cancelling the contract'] },
    })
  ).count;

it('calls indexed by an older knowledge of words are indexed anew, and what people decided stays', async () => {
  const rule = { methods: [{ kind: 'query', query: { phrases: ['contract'] } }] };
  const made = await client.json<Tag>('POST', 'tags', { name: 'By rule', detection: rule });
  const byHand = await client.json<Tag>('POST', 'tags', { name: 'By hand' });
  const call = await conversation(client, 'first', 'Operator: hello\nCustomer: I cancelled the contract');
  await client.json('PUT', `files/${call}/tags/${byHand.id}`);
  await client.json('DELETE', `files/${call}/tags/${made.id}`);
  expect(await count()).toBe(1);
  const emotions = await query(server.dataDir, 'select emotions from files');

  // As an older version would have left it: keys that nobody asks for any more.
  await query(server.dataDir, `update files set words_version = 'older'`);
  await query(server.dataDir, `update phrase_index set tsv = $$'old':1$$`);
  await query(server.dataDir, `update call_words set words = $$'old'$$`);
  expect(await count()).toBe(0);
  await server.stop();
  server = await startServer({ dataDir: server.dataDir, env });
  client = await signIn(server);
  await until(count, (found) => found === 1);

  const [file] = await query<{ words_version: string }>(server.dataDir, 'select words_version from files');
  expect(file?.words_version).toBe(wordsVersion());
  expect(await query(server.dataDir, 'select emotions from files')).toEqual(emotions);
  const tags = await client.json<{ results: FileTag[] }>('GET', `files/${call}/tags`);
  expect(tags.results.map(({ name }) => name)).toEqual(['By hand']);
});

it('what an earlier version had queued is still done', async () => {
  const call = await conversation(client, 'queued', 'Operator: hello\nCustomer: a parcel');
  await query(server.dataDir, 'update files set analysed_at = null where id = $1', [call]);
  await server.services.jobs.add(server.services.db, analyseFileJob, 1, { workspace_id: 1, file_id: call });
  await until(
    () =>
      query<{ analysed_at: Date | null }>(server.dataDir, 'select analysed_at from files where id = $1', [
        call,
      ]),
    ([file]) => file?.analysed_at != null,
  );
});

it('analyses of one call at the same time write its numbers once, and what the last one read', async () => {
  const call = await conversation(client, 'at once', 'Operator: hello\nCustomer: another parcel');
  const ctx = inWorkspace(server.services, 1);
  const numbers = () =>
    query(server.dataDir, 'select * from file_metrics where file_id = $1 order by 1, 2, 3, 4', [call]);
  const before = await numbers();
  expect(before.length).toBeGreaterThan(0);
  await Promise.all(Array.from({ length: 6 }, () => analyseFile(ctx, call)));
  expect(await numbers()).toEqual(before);
  const phrases = [{ id: 1, text: 'a quite different parcel altogether' }];
  const correcting = client.json('PUT', `files/${call}/transcript`, { version: 1, phrases });
  await Promise.all([correcting, ...Array.from({ length: 6 }, () => analyseFile(ctx, call))]);
  const found = await client.json<{ count: number }>('POST', 'search', {
    query: { phrases: ['quite different parcel'] },
  });
  expect(found.count).toBe(1);
});
