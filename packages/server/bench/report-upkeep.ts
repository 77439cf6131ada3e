/** What keeping the columns of days costs: calls that come in, with and without, and the background afterwards. */
import type pg from 'pg';
import { dayMarker } from '../src/modules/day-columns/mark-days.ts';
import { putTogether } from '../src/modules/day-columns/put-together.ts';
import { callCounters } from '../src/modules/files/call-counters.ts';
import { readConfig } from '../src/platform/config.ts';
import { inWorkspace, type Services } from '../src/platform/context.ts';
import { extensionsOf } from '../src/platform/extensions.ts';
import { createLog } from '../src/platform/log.ts';
import { startProgram } from '../src/program.ts';
import { type Client, connect, signIn, testSettings } from '../src/testing/server.ts';
import { inTurns, median, timed } from './in-turns.ts';
import { progress } from './progress.ts';
import { takeIn } from './report-intake.ts';
import { spread, table } from './results.ts';

/** Calls of a round with the columns, and as many without. */
const callsEach = 10;
const rounds = 8;
/** Whole days that are put together anew to see what that takes. */
const wholeDays = 10;

/** On the calls that are there already. The program runs in this process, so that what counts calls can be taken out of it. */
export async function measureUpkeep(dataDir: string): Promise<string> {
  await using running = new AsyncDisposableStack();
  const config = readConfig(testSettings(dataDir, { PATH: '/nowhere' }));
  const { services, url = '' } = await startProgram(config, running, { log: createLog('warn') });
  const sql = await connect(dataDir);
  running.defer(() => sql.end());
  const intake = await measureIntake(services, await signIn({ url }), sql);
  const day = await measureDays(services, sql);
  return `${intake}\n\n${day}`;
}

async function measureIntake(services: Services, client: Client, sql: pg.Client): Promise<string> {
  const all = services.extensions;
  const others = extensionsOf(services, callCounters).filter((one) => one !== dayMarker);
  let mistaken = 0;
  const taking = (isMarked: boolean, into: number[]) => async () => {
    services.extensions = isMarked ? all : new Map([...all, [callCounters.name, others]]);
    const before = await lastMark(sql);
    into.push(await takeIn(client, sql));
    if ((await lastMark(sql)) > before !== isMarked) mistaken += 1;
  };
  const own: number[] = [];
  const plain: number[] = [];
  const ratios: number[] = [];
  // The first round only warms up.
  for (let round = 0; round <= rounds; round += 1) {
    const withMarks: number[] = [];
    const without: number[] = [];
    await inTurns([taking(true, withMarks), taking(false, without)], { asks: callsEach, unmeasured: 0 });
    services.extensions = all;
    // Now, so that it does not fall into the next round.
    await putAllTogether(services);
    if (round === 0) continue;
    own.push(...withMarks);
    plain.push(...without);
    ratios.push(median(withMarks) / median(without));
    progress(`intake, round ${round}: ${ratios.at(-1)?.toFixed(3)}`);
  }
  // What follows from a call later may still fall into the next one.
  if (mistaken > own.length / 10)
    throw new Error(`${mistaken} calls were marked, or not, against what was meant`);
  const how = `What marking days adds to a call that comes in: ready transcripts of two sides sent over HTTP and analysed by all rules, one with and one without in turns, ${rounds} rounds of ${callsEach} each; the request and the work on the call, without waiting, in ms.`;
  const rows = [
    ['without, min / median / max', spread(plain, 1), ''],
    ['with, min / median / max', spread(own, 1), ''],
    ['ratio of the medians', (median(own) / median(plain)).toFixed(3), '≤ 1.05'],
    ['the same by rounds, min / median / max', spread(ratios, 3), ''],
  ];
  return `${how}\n\n${table(['', '', 'target'], rows)}`;
}

async function lastMark(sql: pg.Client): Promise<number> {
  // Ids are given, whether their marks are still there or not.
  const { rows } = await sql.query<{ last: string }>('select last_value as last from day_changes_id_seq');
  return Number(rows[0]?.last);
}

const putAllTogether = (services: Services) =>
  putTogether(inWorkspace(services, 1), { signal: new AbortController().signal });

/** Puts whole days together anew, as if a call of each had changed. */
async function measureDays(services: Services, sql: pg.Client): Promise<string> {
  const { rows } = await sql.query<{ day: string; calls: number }>(
    `select day::text, calls from day_calls where workspace_id = 1 order by calls desc limit $1`,
    [wholeDays],
  );
  const ms: number[] = [];
  for (const { day } of rows) {
    await sql.query('insert into day_changes (workspace_id, day) values (1, $1)', [day]);
    ms.push(await timed(() => putAllTogether(services)));
  }
  progress('days put together again');
  const calls = Math.round(rows.reduce((sum, one) => sum + one.calls, 0) / rows.length);
  // Every minute in which a call of the day has changed, half of the day being there on average.
  const perCall = (median(ms) * Math.min(600, calls)) / 2 / calls;
  return `In the background a day of ${calls.toLocaleString('en')} calls is put together anew in ${spread(ms, 0)} ms (min / median / max of ${wholeDays} days). Where its calls come in over ten hours and each minute has some, that is ${perCall.toFixed(1)} ms a call, of which nobody waits for any.`;
}
