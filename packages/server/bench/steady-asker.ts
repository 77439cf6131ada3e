/**
 * A client that asks a server at a steady pace and takes the time of each answer. In a thread of its own: what a bench keeps in
 * memory is tidied up for a tenth of a second now and then, and would be taken for the time of an answer.
 */
import { once } from 'node:events';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { clientWith } from '../src/testing/server.ts';
import { atPace } from './at-pace.ts';

export type Question = { kind: string; method: string; path: string; body?: object };
export type Asked = { kind: string; ms: number };
export type Asking = { url: string; cookie: string; everyMs: number; questions: readonly Question[] };

/** Asks each question in turn for as long as `work` takes, from its beginning; what was asked, and how long each answer took. */
export async function askMeanwhile(asking: Asking, work: () => Promise<unknown>): Promise<Asked[]> {
  const worker = new Worker(new URL(import.meta.url), { workerData: asking });
  try {
    await once(worker, 'message');
    const asked = once(worker, 'message');
    await Promise.race([work(), asked]);
    worker.postMessage('enough');
    const [all] = await asked;
    return all as Asked[];
  } finally {
    await worker.terminate();
  }
}

async function askSteadily({ url, cookie, everyMs, questions }: Asking): Promise<void> {
  const { json } = clientWith(url, cookie);
  const questionOf = (at: number) => questions[at % questions.length] as Question;
  let isEnough = false;
  parentPort?.once('message', () => {
    isEnough = true;
  });
  // What the first request of a thread has to load is not the server's time.
  await (await fetch(`${url}/healthz`)).text();
  parentPort?.postMessage('asking');
  const times = await atPace(
    everyMs,
    () => !isEnough,
    (at) => {
      const { method, path, body } = questionOf(at);
      return json(method, path, body);
    },
  );
  parentPort?.postMessage(times.map(({ ms }, at) => ({ kind: questionOf(at).kind, ms })));
}

if (parentPort !== null) await askSteadily(workerData as Asking);
