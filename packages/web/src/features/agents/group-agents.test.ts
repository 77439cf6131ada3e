import { expect, test } from 'vitest';
import { agentNamed, estimate } from '../../testing/people.ts';
import { agentsCsv } from './agents-csv.ts';
import { groupAgents, medianFor } from './group-agents.ts';

const inTeam = (name: string, team_id: number | null, team: string | null, files: number, talk: number) =>
  agentNamed(name, {
    team_id,
    team,
    in_period: {
      files,
      talk_share: estimate(talk, files),
      listen_share: estimate(1 - talk, files),
      weeks: [],
      open: { query: null, filters: {} },
    },
  });

const agents = [
  inTeam('Zoe', null, null, 5, 0.3),
  inTeam('Olena', 2, 'Support', 30, 0.4),
  inTeam('Adam', 7, 'Retention', 20, 0.6),
  inTeam('Bohdan', 2, 'Support', 10, 0.8),
];
const medians = [
  { team_id: 2, talk_share: 0.6 },
  { team_id: 0, talk_share: 0.3 },
];

test('teams stand by name with those without one last, and within a team the order stays', () => {
  const groups = groupAgents(agents, medians, (one, other) => one.localeCompare(other));
  expect(groups.map(({ name, agents: of }) => [name, of.map((one) => one.name)])).toEqual([
    ['Retention', ['Adam']],
    ['Support', ['Olena', 'Bohdan']],
    [null, ['Zoe']],
  ]);
});

test('a team has the calls of all, their shares by calls, and its own median', () => {
  const [, support] = groupAgents(agents, medians, (one, other) => one.localeCompare(other));
  expect(support).toMatchObject({ files: 40, median: 0.6 });
  expect(support?.talk).toBeCloseTo(0.5);
  expect(support?.listen).toBeCloseTo(0.5);
});

test('whoever has no team is compared with those without one; a team without a median says nothing', () => {
  expect(agents.map((agent) => medianFor(agent, medians))).toEqual([0.3, 0.6, null, 0.6]);
});

test('the table has a line for each, and no cell that a spreadsheet would run', () => {
  const [head, line] = agentsCsv([agentNamed('=Olena, "K"', { internal_id: 'KYV-1' })]).split('\r\n');
  expect(head).toBe(
    '"name","internal_id","team","calls","talk_share","talk_share_low","talk_share_high","listen_share","last_call"',
  );
  expect(line).toBe(`"'=Olena, ""K""","KYV-1",,50,0.48,0.45,0.51,0.4,"2026-01-02T10:00:00Z"`);
});
