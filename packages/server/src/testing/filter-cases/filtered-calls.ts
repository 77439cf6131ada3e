import { sql } from 'kysely';
import { expect } from 'vitest';
import { analyseFile } from '../../modules/analysis/analyse-file.ts';
import { peopleOf } from '../../modules/files/people-of-call.ts';
import { replaceNumbers } from '../../modules/metrics/numbers.store.ts';
import { type Ctx, transact } from '../../platform/context.ts';
import { makeCall } from '../context.ts';
import { newMember } from '../people.ts';
import type { Client, TestServer } from '../server.ts';

/** Ids of calls, and of what they are filtered by, by name. */
const ids: Record<string, string | number> = {};
export const id = (name: string): never => (ids[name] ?? expect.fail(`nothing is called ${name}`)) as never;

/** Four calls around each limit; of the third nothing is known. */
const calls = {
  anna: {
    says: 'hello a refund please',
    row: {
      type: 'audio',
      status: 'DONE',
      language: 'en',
      direction: 'inbound',
      origin: 'upload',
      operator: 'Olena',
      abonent: '+380501112233',
      duration_ms: 60_000,
      created_at: new Date('2026-03-10T10:00:00.000Z'),
      recorded_at: new Date('2026-03-01T10:00:00.000Z'),
      meta: JSON.stringify({ queue: 'Sales', disposition: 'sold' }),
    },
    strongest: 'anger',
    source: 'north',
    numbers: [
      { metric: 'holds', speaker_role: '', value: 2 },
      { metric: 'talk_share', speaker_role: 'operator', value: 0.5 },
      { metric: 'talk_share', speaker_role: '', value: 0.9 },
    ],
  },
  boris: {
    says: 'hello refund',
    row: {
      type: 'audio',
      status: 'CANCELLED',
      // What was heard counts, not what was expected.
      language: 'en',
      language_found: 'uk',
      direction: 'outbound',
      origin: 'api',
      operator: 'Taras, the younger',
      abonent: 'Olena K',
      duration_ms: 60_001,
      created_at: new Date('2026-03-10T10:00:00.001Z'),
      recorded_at: new Date('2026-03-01T10:00:00.001Z'),
      meta: JSON.stringify({ queue: 'Support', campaign: 7 }),
    },
    strongest: 'happiness',
    source: 'south',
    numbers: [
      { metric: 'holds', speaker_role: '', value: 3 },
      { metric: 'talk_share', speaker_role: 'operator', value: 0.25 },
      { metric: 'talk_share', speaker_role: 'abonent', value: 0.5 },
    ],
  },
  chloe: {
    says: 'hello',
    row: {
      type: 'text',
      status: 'REFUNDED',
      origin: 'demo',
      operator: null,
      abonent: null,
      duration_ms: null,
      created_at: new Date('2026-03-10T10:00:01.000Z'),
    },
    strongest: null,
    source: null,
    numbers: [],
  },
  dina: {
    says: 'hello there',
    row: {
      type: 'text',
      status: 'DONE',
      language: 'ru',
      direction: 'inbound',
      origin: 'upload',
      operator: 'olena',
      abonent: '100%',
      duration_ms: 59_999,
      created_at: new Date('2026-03-10T09:59:59.999Z'),
      recorded_at: new Date('2026-03-01T09:59:59.999Z'),
    },
    strongest: 'neutral',
    source: 'north',
    numbers: [{ metric: 'holds', speaker_role: '', value: 0 }],
  },
} as const;

async function makeCalls(ctx: Ctx): Promise<void> {
  for (const [name, { says, row, strongest, source, numbers }] of Object.entries(calls)) {
    const made = await makeCall(ctx, [{ speaker: 'operator', start_ms: 0, words: says.split(' ') }]);
    ids[name] = made;
    await analyseFile(ctx, made);
    const { meta: _, ...said } = { meta: null, ...row };
    const people = await transact(ctx, (ctx) => peopleOf(ctx, said));
    await ctx.db
      .updateTable('files')
      .set({
        ...row,
        ...people,
        name: `${name}.wav`,
        source_id: source === null ? null : id(source),
        emotions: strongest && sql`emotions || ${JSON.stringify({ strongest })}::jsonb`,
      })
      .where('workspace_id', '=', 1)
      .where('id', '=', made)
      .execute();
    await replaceNumbers(ctx.db, 1, made, numbers);
  }
}

/** The calls on a new server, with everything that they are told apart by. */
export async function makeFilteredCalls(server: TestServer, client: Client, ctx: Ctx): Promise<void> {
  const make = async (name: string, path: string, body: object) => {
    ids[name] = (await client.json<{ id: number }>('POST', path, { name, ...body })).id;
  };
  const refund = { methods: [{ kind: 'query', query: { phrases: ['refund'] } }] };
  await make('north', 'sources', {});
  await make('south', 'sources', {});
  for (const name of ['red', 'blue', 'unused']) await make(name, 'tags', { color: 'red' });
  await make('ruled', 'tags', { color: 'red', detection: refund });
  await make('wanted', 'patterns', { detection: refund });
  await make('greeted', 'patterns', {
    detection: { methods: [{ kind: 'query', query: { phrases: ['hello there'] } }] },
  });
  await makeCalls(ctx);
  const agents = await client.json<{ results: { id: number; name: string }[] }>('GET', 'agents');
  for (const { id, name } of agents.results) ids[name.replace(/,.*/, '')] = id;
  const abonents = await client.json<{ results: { id: number; label: string }[] }>('GET', 'subscribers');
  for (const { id, label } of abonents.results) ids[label] = id;
  await make('day', 'teams', {});
  await client.json('PUT', `agents/${id('Taras')}`, { team_id: id('day') });
  await client.json('PUT', `files/${id('anna')}/tags/${id('red')}`);
  await client.json('PUT', `files/${id('boris')}/tags/${id('blue')}`);
  await client.json('PUT', `files/${id('chloe')}/tags/${id('red')}`);
  await client.json('DELETE', `files/${id('chloe')}/tags/${id('red')}`);
  // A rule would set it again, so that it stays as one that was taken off.
  await client.json('DELETE', `files/${id('boris')}/tags/${id('ruled')}`);
  await make('of Olena', 'segments', { filters: { abonents: ['+380501112233'] } });
  await make('picked', 'segments', { ids: [id('boris'), id('chloe'), id('dina')] });
  await client.request('DELETE', `segments/${id('picked')}/files/${id('dina')}`);
  await make('empty', 'segments', { ids: [] });
  await make('with refund', 'segments', { filters: { patterns: [id('wanted')] } });
  await client.request('PUT', `files/${id('anna')}/favorite`);
  const viewer = { email: 'viewer@example.com', name: 'Viewer', role: 'viewer' } as const;
  await (await newMember(server, client, viewer)).request('PUT', `files/${id('boris')}/favorite`);
}
