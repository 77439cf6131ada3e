import type pg from 'pg';
import { type Client, form } from '../src/testing/server.ts';
import { wordOf } from './report-data.ts';

const phrases = 60;
const phraseMs = 5000;
const [agents, customers, rules] = [40, 1000, 40];
const askEveryMs = 5;

/** From the second of the run on: data that is kept between runs has the calls of the former ones, and the same call twice is one. */
let taken = Math.floor(Date.now() / 1000) % 1_000_000;

/** Sends a ready transcript, waits until it is analysed, and tells how many ms the request and the work took, without waiting. */
export async function takeIn(client: Client, sql: pg.Client): Promise<number> {
  taken += 1;
  const data = form(`${taken}.vtt`, transcript(taken), {
    language: 'en',
    operator: `Agent ${1 + (taken % agents)}`,
    abonent: `Caller ${taken % customers}`,
  });
  const began = performance.now();
  const { file_id } = await client.json<{ file_id: string }>('POST', 'files', data);
  const sent_ms = performance.now() - began;
  return sent_ms + (await workOn(sql, file_id));
}

/** Asked of the database, as requests would have the work give way. */
async function workOn(sql: pg.Client, fileId: string): Promise<number> {
  for (;;) {
    const { rows } = await sql.query<{ ms: number }>(
      `select (extract(epoch from completed_on - started_on) * 1000)::float8 as ms from jobs.job
       where name = 'process_quick' and state = 'completed' and data ->> 'file_id' = $1`,
      [fileId],
    );
    if (rows[0] !== undefined && !(await isBusy(sql))) return rows[0].ms;
    await new Promise((done) => setTimeout(done, askEveryMs));
  }
}

/** Whether what follows from calls is still being done. */
async function isBusy(sql: pg.Client): Promise<boolean> {
  const { rowCount } = await sql.query(
    `select from jobs.job where state = 'active' or (state = 'created' and start_after <= now()) limit 1`,
  );
  return rowCount !== 0;
}

/** Sixty phrases of two sides in five minutes, with words that some rules look for; no two alike. */
function transcript(number: number): string {
  const cues = Array.from({ length: phrases }, (_, at) => {
    const words =
      at % 9 === 0
        ? `good morning, this is about the ${wordOf(1 + ((number + at) % rules))} order, number ${number}`
        : `and then I said that we would look at it again on the ${at}th if nothing came of it`;
    return `${clock(at * phraseMs)} --> ${clock(at * phraseMs + 4000)}\n<v ${at % 2 === 0 ? 'Operator' : 'Customer'}>${words}\n`;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}

const clock = (ms: number): string => new Date(ms).toISOString().slice(11, 23);
