/**
 * How often scripts are said, and how far people and machine agree: pages that are worked out when somebody asks. Beside them, in
 * turns, the bare SQL that reads what they are made of.
 */
import { newMember } from '../src/testing/people.ts';
import { connect, removeDataDir, signIn } from '../src/testing/server.ts';
import { spawnServer } from '../src/testing/spawned-server.ts';
import { fillAgents } from './agent-calls.ts';
import { besidePlain } from './in-turns.ts';
import { page } from './page.ts';
import { fillReviews, fillScripts } from './quality-calls.ts';
import { table, writeResults } from './results.ts';

const calls = Number(process.env.BENCH_CALLS ?? 100_000);
const [agents, days, scripts] = [40, 120, 10];
const [reviews, questions] = [Math.min(2000, calls), 20];
const [asks, asksUnmeasured] = [15, 3];
const period = ['2024-02-01', '2024-03-31'] as const;
const asked = `dateFrom=${period[0]}&dateTo=${period[1]}`;

type Page = { name: string; path: string; plain: string };

const inPeriod = `coalesce(f.recorded_at, f.created_at) >= '${period[0]}'::date::timestamp at time zone 'UTC'
  and coalesce(f.recorded_at, f.created_at) < ('${period[1]}'::date + 1)::timestamp at time zone 'UTC'`;
/** Where a script was said, without asking of the other calls whether it could have been. */
const saidBy = (key: string, which = 'true') => `
  select found.rule_id, ${key}, count(*) from files f
  join findings found on found.workspace_id = f.workspace_id and found.file_id = f.id and found.kind = 'script' and not found.removed
  where f.workspace_id = 1 and ${which} and ${inPeriod} group by 1, 2`;

const pagesOf = (script: number, goal: number): Page[] => [
  {
    name: `${scripts} scripts`,
    path: `scripts/adherence?${asked}`,
    plain: saidBy('1'),
  },
  {
    name: 'a script by operator',
    path: `scripts/${script}/adherence?by=agent&${asked}`,
    plain: saidBy('f.agent_id', `found.rule_id = ${script}`),
  },
  {
    name: 'a script by week',
    path: `scripts/${script}/adherence?by=week&${asked}`,
    plain: saidBy(`date_trunc('week', f.recorded_at)`, `found.rule_id = ${script}`),
  },
  {
    name: 'the order of a set',
    path: `scripts/${script}/order?${asked}`,
    plain: `select f.id, found.rule_id, found.evidence -> 0 -> 'hits' -> 0 -> 'start_ms' from files f
      join findings found on found.workspace_id = f.workspace_id and found.file_id = f.id and found.kind = 'script'
        and not found.removed
      where f.workspace_id = 1 and ${inPeriod}`,
  },
  {
    name: `agreement of ${questions} questions, ${reviews.toLocaleString('en')} calls`,
    path: `reviews/agreement?goal_id=${goal}`,
    plain: `select r.id, r.user_id, a.question_id, a.answer, a.machine_answer from reviews r
      join review_answers a on a.workspace_id = r.workspace_id and a.review_id = r.id
      where r.workspace_id = 1 and r.goal_id = ${goal}`,
  },
];

export async function benchQuality(): Promise<void> {
  const server = await spawnServer({ env: { PATH: '/nowhere' } });
  const sql = await connect(server.dataDir);
  try {
    const client = await signIn(server);
    await fillAgents(client, sql, { calls, agents, days, analysed: 0 });
    const [script = 0] = await fillScripts(client, sql, scripts);
    const people: number[] = [];
    for (const name of ['Ann', 'Bob'])
      people.push(
        (await newMember(server, client, { email: `${name}@example.com`, name, role: 'manager' })).userId,
      );
    const goal = await fillReviews(client, sql, { reviews, questions, people });
    const rows: (string | number)[][] = [];
    for (const { name, path, plain } of pagesOf(script, goal)) {
      rows.push(
        await besidePlain(
          { name, product: () => page(client, path), plain: () => sql.query(plain) },
          { asks, unmeasured: asksUnmeasured, digits: 0 },
        ),
      );
    }
    const how = `${calls.toLocaleString('en')} calls of ${agents} agents over ${days} days, ${scripts} scripts of one set, a period of 60 days; every fifth of the reviewed calls by two people. ${asks} times each, median / 95th percentile in ms. The plain SQL reads where scripts were said and what was answered, and works nothing out.`;
    const head = ['page', 'over HTTP', 'plain SQL', 'ratio of the medians'];
    await writeResults('quality', 'quality', `${how}\n\n${table(head, rows)}`);
  } finally {
    await sql.end();
    await server.stop();
    await removeDataDir(server.dataDir);
  }
}
