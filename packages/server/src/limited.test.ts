import type { Endpoint } from '@earshot/core/endpoint.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpointsOf } from './testing/endpoints.ts';
import { type Client, removeDataDir, signIn, startServer, type TestServer } from './testing/server.ts';
import { asks, foreignMark, refunds, twoTeams } from './testing/two-teams.ts';

let server: TestServer;
let boss: Client;
let lead: Client & { userId: number };
let world: Awaited<ReturnType<typeof twoTeams>>;
let endpoints: Endpoint[];

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  endpoints = await endpointsOf(server.dataDir);
  boss = await signIn(server);
  world = await twoTeams(server, boss);
  lead = world.lead;
  await boss.json('POST', 'users/workspace', { user_id: lead.userId, limited_to_teams: true });
}, 120_000);
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

type Side = {
  file: string;
  agent: number;
  subscriber: number;
  team: number;
  things: (typeof world)['onOwn'];
};
const ownSide = (): Side => ({
  file: world.own,
  agent: world.agents[0],
  subscriber: world.subscribers.own,
  team: world.team.id,
  things: world.onOwn,
});
const foreignSide = (): Side => ({
  file: world.foreign,
  agent: world.agents[1],
  subscriber: world.subscribers.foreign,
  team: world.otherTeam.id,
  things: world.onForeign,
});

/** The path with the ids of one side; what belongs to the workspace is the same for both. */
function pathOf({ path }: Endpoint, { file, agent, subscriber, team, things }: Side): string {
  const word = /(\w+)\/(?:\{\w+\}\/)?\{id\}/.exec(path)?.[1] ?? '';
  const byWord: Record<string, number> = {
    agents: agent,
    subscribers: subscriber,
    teams: team,
    comments: things.comment.id,
    annotations: things.note.id,
    share: things.share.id,
    tags: world.tag.id,
    patterns: world.pattern.id,
    segments: word === 'segments' && path.includes('files') ? world.list.id : world.segment.id,
    metrics: world.metric.id,
    projects: world.project.id,
  };
  const ids: Record<string, string | number> = {
    file_id: file,
    id: byWord[word] ?? 999_999,
    tag_id: world.tag.id,
    project_id: world.project.id,
    run_id: world.bulk.run_id,
    kind: 'comment',
    subject: file,
    version: 1,
  };
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(ids[name] ?? 999_999));
}

const query = asks('kumquat');
const project = { kind: 'monitoring', language: ['en'], query: asks('refund') };
/** What is sent where something has to be, with the ids of one side in it. */
const bodies = ({ file, agent, subscriber, team }: Side): Record<string, unknown> => ({
  'POST search': { query, facets: true, exact: true, filters: { ids: [file], segments: [world.segment.id] } },
  'POST search/csv': { query, filters: { ids: [file] } },
  'POST search/check': query,
  'POST tags/preview': { detection: refunds, id: world.tag.id },
  'POST tags/check': { detection: refunds, file_id: file },
  'POST patterns/preview': { pattern: { detection: refunds }, id: world.pattern.id },
  'POST patterns/check': { pattern: { detection: refunds }, file_id: file },
  'POST metrics/check': { formula: '1', file_id: file },
  'POST projects/preview': { project: { ...project, filters: { agents: [agent] } }, days: 3650 },
  'PUT projects/{id}': { ...project, name: 'Taken over' },
  'PUT files/{file_id}': { name: 'renamed.txt', operator: 'somebody else' },
  'PUT files/{file_id}/tags/{tag_id}': undefined,
  'POST files/{file_id}/comments': { text: 'a word' },
  'PUT files/{file_id}/comments/{id}': { text: 'another word' },
  'POST files/{file_id}/annotations': { phrase_id: 0, words: [0, 0], text: 'a note' },
  'PUT files/{file_id}/annotations/{id}': { text: 'another note' },
  'POST files/{file_id}/share': { days: 2 },
  'POST files/{file_id}/restart': { clear: false },
  'PUT files/{file_id}/speakers': { speakers: [] },
  'POST files/bulk': { action: 'favorite', ids: [file] },
  'POST segments': { name: `By ${file}`, ids: [file] },
  'PUT segments/{id}': { name: 'Kumquats', query },
  'POST segments/{id}/files': { ids: [file] },
  'PUT tags/{id}': { name: 'Refunds', color: 'red', detection: refunds },
  'PUT patterns/{id}': { name: 'Refunds', detection: refunds },
  'PUT metrics/{id}': { name: 'Own one', formula: '2' },
  'PUT tags/{id}/marks': { version: 1, marks: [{ file_id: file, is_right: false }] },
  'PUT patterns/{id}/marks': { version: 1, marks: [{ file_id: file, is_right: false }] },
  'POST rules/runs': { kind: 'tag', rule_id: world.tag.id },
  'PUT agents/{id}': { team_id: team },
  'POST agents/{id}/merge': { into: agent },
  'POST agents': { name: `${foreignMark}-agent` },
  'PUT teams/{id}': { lead_ids: [lead.userId] },
  'POST subscribers/{id}/merge': { into: subscriber },
  'PUT drafts/{kind}/{subject}': { base: {}, body: { text: 'mine' } },
  'POST users/pins': { project_id: world.project.id },
  'POST views': { page: 'files', name: `View of ${agent}`, address: '' },
});

/** The queries that a path is asked with besides none. */
const queries = ({ file, agent, subscriber, team }: Side): Record<string, string[]> => ({
  'GET files': [
    'facets=1&limit=100',
    `operators=${agent}`,
    `abonents=${subscriber}`,
    `teams=${team}`,
    `ids=${file}`,
    'limit=100&sorting_by=operator&order_by=desc',
    'name=zzf',
  ],
  'GET agents': ['sorting_by=files', `team_id=${team}`, 'text=zzf'],
  'GET subscribers': ['text=zzf', 'sorting_by=files'],
  'GET projects/{id}/files': ['limit=100', 'sorting_by=operator'],
  'GET projects': ['sorting_by=found', 'text=zzf'],
});

const over = ['users/logout', 'users/delete', 'users/change_password', 'workspace'];
const walked = () =>
  endpoints
    .filter(({ can, path }) => can !== 'public' && can !== 'operator' && !over.includes(path))
    // What removes something comes last, and the call itself at the very end.
    .toSorted((one, other) => rank(one) - rank(other));
/** Definitions are the workspace's: what removes them is tried once. */
const isDefinition = ({ method, path }: Endpoint) =>
  method === 'DELETE' && /^(tags|patterns|segments|metrics)\/\{id\}$/.test(path);
const rank = ({ method, path }: Endpoint) => (method !== 'DELETE' ? 0 : path === 'files/{file_id}' ? 2 : 1);

async function walk(client: Client, side: Side, endpoints = walked()) {
  const answers: { name: string; path: string; status: number; text: string }[] = [];
  for (const endpoint of endpoints) {
    const name = `${endpoint.method} ${endpoint.path}`;
    const body = bodies(side)[name];
    const path = pathOf(endpoint, side);
    for (const asked of ['', ...(queries(side)[name] ?? [])]) {
      const response = await client.request(endpoint.method, asked === '' ? path : `${path}?${asked}`, body);
      answers.push({ name, path: `${path}?${asked}`, status: response.status, text: await response.text() });
    }
  }
  return answers;
}

describe('somebody who is limited to the teams they lead', () => {
  it('gets nothing of another team from any endpoint, whatever is asked for', async () => {
    const { lead: _, ...there } = world;
    for (const { name, path, status, text } of await walk(
      lead,
      foreignSide(),
      walked().filter((one) => !isDefinition(one)),
    )) {
      const isEcho = name === 'POST files/bulk' || name.endsWith('{subject}') || name === 'POST segments';
      expect([name, path, status < 500, text.includes(foreignMark)]).toEqual([name, path, true, false]);
      if (!isEcho) expect([name, path, text.includes(there.foreign)]).toEqual([name, path, false]);
      const isOfCall = /\{file_id\}|^\w+ (agents|teams)\/\{id\}|subscribers\/\{id\}/.test(name);
      if (isOfCall) expect([name, path, [400, 403, 404].includes(status)]).toEqual([name, path, true]);
    }
  });

  it('does with their own calls what they did before', async () => {
    const answers = await walk(lead, ownSide());
    console.log(
      answers
        .map(({ name, status, text }) => `${status} ${name} ${status >= 300 ? text.slice(0, 90) : ''}`)
        .join('\n'),
    );
    for (const { name, path, status, text } of answers)
      expect([name, path, status < 500, text.includes(foreignMark), text.includes(world.foreign)]).toEqual([
        name,
        path,
        true,
        false,
        false,
      ]);
  });
});
