/**
 * Signing in under load: twenty people a second, each with their own account, through HTTP. The baseline is the bare
 * check of a password, which takes most of the time on purpose; it runs in the same minute, at the same pace.
 */
import { hashPassword, verifyPassword } from '../src/platform/passwords.ts';
import { query, removeDataDir } from '../src/testing/server.ts';
import { spawnServer } from '../src/testing/spawned-server.ts';
import { atPace } from './at-pace.ts';
import { percentile, table, writeResults } from './results.ts';

const perSecond = 20;
const secondsLong = 15;
const rounds = 3;
const password = 'Bench&Pass1';

export async function benchSignIn(): Promise<void> {
  const server = await spawnServer();
  try {
    const hash = await hashPassword(password);
    await query(
      server.dataDir,
      `with people as (
         insert into users (email, name, password_hash, created_at, active_workspace_id)
         select 'bench' || n || '@example.com', 'Bench ' || n, $1, now(), 1 from generate_series(1, 200) n
         returning id
       ) insert into members (workspace_id, user_id, role, created_at) select 1, id, 'viewer', now() from people`,
      [hash],
    );
    const signIn = async (at: number) => {
      const response = await fetch(`${server.url}/api/users/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: `bench${(at % 200) + 1}@example.com`, password }),
      });
      if (!response.ok) throw new Error(`sign-in failed: ${response.status} ${await response.text()}`);
      await response.arrayBuffer();
    };
    const bare = async () => {
      if (!(await verifyPassword(password, hash))) throw new Error('the password is wrong');
    };
    await timesOf(signIn, 2);
    const rows: (string | number)[][] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const product = await timesOf(signIn, secondsLong);
      const baseline = await timesOf(bare, secondsLong);
      rows.push([round, ...figures(product), ...figures(baseline), ratio(product, baseline)]);
    }
    const head = [
      'round',
      'sign-in, median ms',
      'p95 ms',
      'p99 ms',
      'bare check, median ms',
      'p95 ms',
      'p99 ms',
      'median / median',
    ];
    const how = `${perSecond} sign-ins a second for ${secondsLong} s a round, two hundred accounts, server and caller on the same machine. Bare check: argon2id (19 MiB, two passes) of one password at the same pace. Target: p95 of sign-in ≤ 150 ms.`;
    await writeResults('sign-in', 'sign-in', `${how}\n\n${table(head, rows)}`);
  } finally {
    await server.stop();
    await removeDataDir(server.dataDir);
  }
}

/** How long each call took, so many a second. */
async function timesOf(call: (at: number) => Promise<void>, seconds: number): Promise<number[]> {
  const times = await atPace(1000 / perSecond, (count) => count < seconds * perSecond, call);
  return times.map(({ ms }) => ms);
}

function figures(times: readonly number[]): string[] {
  return [0.5, 0.95, 0.99].map((part) => percentile(times, part).toFixed(0));
}

function ratio(product: readonly number[], baseline: readonly number[]): string {
  return (percentile(product, 0.5) / percentile(baseline, 0.5)).toFixed(2);
}
