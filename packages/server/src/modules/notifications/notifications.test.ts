import type { ReplyOf } from '@earshot/core/endpoint.ts';
import type { listNotifications } from '@earshot/core/notifications/notifications.api.ts';
import type { NotificationKind } from '@earshot/core/notifications/notifications.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Ctx, inWorkspace, transact } from '../../platform/context.ts';
import { type Client, query, removeDataDir, signIn, startServer, until } from '../../testing/server.ts';
import { forgetOldNotifications, notify } from './notifications.ts';

let server: Awaited<ReturnType<typeof startServer>>;
let client: Client;
let ctx: Ctx;
beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  client = await signIn(server);
  ctx = inWorkspace(server.services, 1);
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

const tell = (kind: NotificationKind, more: { project_id?: number; at?: Date } = {}) =>
  transact({ ...ctx, ...(more.at && { now: () => more.at as Date }) }, (tx) =>
    notify(tx, [1], {
      kind,
      params: { name: kind },
      link: null,
      ...(more.project_id !== undefined && { project_id: more.project_id }),
    }),
  );
const list = (asked = '') => client.json<ReplyOf<typeof listNotifications>>('GET', `notifications?${asked}`);
const kinds = async (asked: string) => (await list(asked)).results.map(({ kind }) => kind);

it('are asked for by kind, group, project and whether they are read', async () => {
  await tell('file.failed');
  await tell('project.alert', { project_id: 7 });
  await tell('project.alert', { project_id: 8 });
  await tell('comment.mentioned');
  expect(await list()).toMatchObject({
    count: 4,
    unread: 4,
    unread_by_group: { alerts: 2, work: 1, files: 1 },
  });
  expect(await kinds('group=alerts&project=7')).toEqual(['project.alert']);
  expect(await kinds('group=work')).toEqual(['comment.mentioned']);
  expect(await kinds('kind=file.failed')).toEqual(['file.failed']);
  expect(await kinds('kind=file.failed&group=work')).toEqual([]);
  const [first] = (await list('group=files')).results;
  await client.json('POST', 'notifications/read', { ids: [first?.id] });
  expect(await kinds('unread=1')).toEqual(['comment.mentioned', 'project.alert', 'project.alert']);
  expect((await list('limit=1&offset=3')).results).toMatchObject([{ id: first?.id }]);
  expect((await client.request('GET', 'notifications?group=other')).status).toBe(400);
});

it('that were told while nobody listened are all behind the last known one', async () => {
  const { results } = await list('limit=1');
  const last = results[0]?.id ?? 0;
  // One transaction is slow to end: without turns, the number of the other would be known before its own.
  const started = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const slow = transact(ctx, async (tx) => {
    await notify(tx, [1], { kind: 'file.failed', params: { name: 'slow' }, link: null });
    started.resolve();
    await goOn.promise;
  });
  await started.promise;
  const fast = tell('member.joined');
  await until(
    () => query(server.dataDir, "select 1 from pg_locks where locktype = 'advisory' and not granted"),
    (rows) => rows.length > 0,
    5000,
  );
  expect((await list(`after=${last}`)).count).toBe(0);
  goOn.resolve();
  await Promise.all([slow, fast]);
  expect(await kinds(`after=${last}`)).toEqual(['member.joined', 'file.failed']);
});

it('are kept for ninety days', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  await tell('model.fetched', { at: daysAgo(91) });
  await tell('model.fetched', { at: daysAgo(89) });
  await forgetOldNotifications(ctx);
  expect(await kinds('kind=model.fetched')).toHaveLength(1);
  const [row] = await query<{ old: number }>(
    server.dataDir,
    "select count(*)::int as old from notifications where created_at < now() - interval '90 days'",
  );
  expect(row?.old).toBe(0);
});
