/** A walk through every endpoint with the ids of one side of two teams: for tests of what somebody is not told. */
import type { Endpoint } from '@earshot/core/endpoint.ts';
import type { Client } from './server.ts';
import { asks, foreignMark, refunds, type TwoTeams } from './two-teams.ts';

export type Side = {
  file: string;
  agent: number;
  subscriber: number;
  team: number;
  things: TwoTeams['onOwn'];
};
export function walkOf(world: TwoTeams, endpoints: readonly Endpoint[]) {
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
      goals: world.goal.id,
      reviews: things.review.id,
      moments: things.moment.id,
      coaching: things.coaching.id,
      plans: 999_999,
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
      place: 1,
      goal_id: world.goal.id,
      question_id: world.goal.question_id,
    };
    return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(ids[name] ?? 999_999));
  }

  const query = asks('kumquat');
  const project = { kind: 'monitoring', language: ['en'], query: asks('refund') };
  /** What is sent where something has to be, with the ids of one side in it. */
  const bodies = ({ file, agent, subscriber, team }: Side): Record<string, unknown> => ({
    'POST search': {
      query,
      facets: true,
      exact: true,
      filters: { ids: [file], segments: [world.segment.id] },
    },
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
    'POST segments': { name: `Of agent ${agent}`, ids: [file] },
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
    'PUT teams/{id}': { lead_ids: [world.lead.userId] },
    'POST subscribers/{id}/merge': { into: subscriber },
    'PUT drafts/{kind}/{subject}': { base: {}, body: { text: 'mine' } },
    'POST users/pins': { project_id: world.project.id },
    'POST reviews': { goal_id: world.goal.id, file_ids: [file] },
    'PUT reviews/{id}': { due: '2030-01-01' },
    'POST reviews/{id}/submit': { answers: [] },
    'POST scores/{file_id}/{goal_id}/disputes': {
      question_id: world.goal.question_id,
      wanted_answer: 'no',
      comment: 'not so',
    },
    'PUT files/{file_id}/scores/{goal_id}/answers/{question_id}': {
      revision: 1,
      state: 'answered',
      answer: 'no',
    },
    'POST files/{file_id}/scores/{goal_id}/submit': { revision: 1, answers: [] },
    'POST scores/{file_id}/{goal_id}/self': {
      answers: [{ question_id: world.goal.question_id, answer: 'no' }],
    },
    'POST coaching/moments': { file_id: file, at: { start_ms: 0, end_ms: 900 }, name: 'One', kind: 'good' },
    'PUT coaching/moments/{id}': { name: 'Taken over', kind: 'good' },
    'POST coaching': {
      agent_id: agent,
      name: 'Listen',
      items: [{ file_id: file, at: { start_ms: 0, end_ms: 900 } }],
    },
    'POST goals/preview': { goal: world.goal.form },
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
    'GET reviews': [
      'tab=team',
      'tab=done&limit=100',
      `tab=done&agent_id=${agent}`,
      `tab=done&file_id=${file}`,
    ],
    'GET scores/mine': [`goal_id=${world.goal.id}`, 'tab=new'],
    'GET disputes': ['limit=100'],
    'GET coaching': ['limit=100', `agent_id=${agent}`],
    'GET coaching/moments': ['limit=100', `agent_id=${agent}`, 'text=zzf'],
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
  const rank = ({ method, path }: Endpoint) => {
    if (method !== 'DELETE') return 0;
    return path === 'files/{file_id}' ? 3 : path.startsWith('files/') ? 1 : 2;
  };

  /** What one sent oneself is said again: which calls a run did not know, and whose draft it is. */
  const hasForeignId = (name: string, text: string) =>
    !/files\/bulk|\{subject\}$/.test(name) && text.includes(world.foreign);

  async function walk(client: Client, side: Side, some = walked()) {
    const answers: { name: string; path: string; status: number; text: string }[] = [];
    for (const endpoint of some) {
      const name = `${endpoint.method} ${endpoint.path}`;
      const body = bodies(side)[name];
      const path = pathOf(endpoint, side);
      for (const asked of ['', ...(queries(side)[name] ?? [])]) {
        const response = await client.request(
          endpoint.method,
          asked === '' ? path : `${path}?${asked}`,
          body,
        );
        answers.push({
          name,
          path: `${path}?${asked}`,
          status: response.status,
          text: await response.text(),
        });
      }
    }
    return answers;
  }
  return { ownSide, foreignSide, walked, isDefinition, hasForeignId, walk };
}
