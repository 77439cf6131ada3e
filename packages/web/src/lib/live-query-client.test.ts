import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { LiveQueryClient } from './live-query-client.ts';

const queryKey = ['runs', 7];
type Asked = { answer: (text: string) => void; refuse: (error: Error) => void };
let asked: Asked[];
let client: LiveQueryClient;

const query = {
  queryKey,
  queryFn: () => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    asked.push({ answer: resolve, refuse: reject });
    return promise;
  },
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
};
/** A screen that shows the query; what it shows. */
const show = () => {
  const observer = new QueryObserver(client, query);
  const leave = observer.subscribe(() => {});
  return { shown: () => observer.getCurrentResult().data, leave };
};
const changed = () => client.invalidateQueries({ queryKey: ['runs'] });

beforeEach(() => {
  // As in a browser with a network, whatever another file of this process has found here.
  onlineManager.setOnline(true);
  asked = [];
  client = new LiveQueryClient();
  return () => client.clear();
});

test('a change during the first fetch has it asked once more when that has ended', async () => {
  const { shown } = show();
  const told = changed();
  expect(asked).toHaveLength(1);
  asked[0]?.answer('waiting');
  await expect.poll(() => asked).toHaveLength(2);
  asked[1]?.answer('done');
  await told;
  expect(shown()).toBe('done');
});

test('many changes during it ask once more', async () => {
  const { shown } = show();
  const told = Promise.all([changed(), changed(), changed()]);
  asked[0]?.answer('waiting');
  await expect.poll(() => asked).toHaveLength(2);
  asked[1]?.answer('done');
  await told;
  expect(asked).toHaveLength(2);
  expect(shown()).toBe('done');
});

test('one that came to nothing is asked again, too', async () => {
  const { shown } = show();
  const told = changed();
  asked[0]?.refuse(new Error('not there yet'));
  await expect.poll(() => asked).toHaveLength(2);
  asked[1]?.answer('done');
  await told;
  expect(shown()).toBe('done');
});

test('what nobody shows is not asked for, but is stale for whoever shows it next', async () => {
  const loaded = client.fetchQuery(query);
  const told = changed();
  asked[0]?.answer('waiting');
  await Promise.all([loaded, told]);
  expect(asked).toHaveLength(1);
  show();
  expect(asked).toHaveLength(2);
});

test('what was left meanwhile, or taken out, is not asked for', async () => {
  const { leave } = show();
  const told = changed();
  leave();
  client.removeQueries({ queryKey });
  asked[0]?.answer('waiting');
  await told;
  expect(asked).toHaveLength(1);
});

test('with an answer to fall back on, the older fetch is broken off as ever', async () => {
  client.setQueryData(queryKey, 'waiting', { updatedAt: 0 });
  const { shown } = show();
  const first = changed();
  const second = changed();
  expect(asked).toHaveLength(2);
  asked[1]?.answer('done');
  await Promise.all([first, second]);
  asked[0]?.answer('waiting');
  expect(asked).toHaveLength(2);
  expect(shown()).toBe('done');
});
