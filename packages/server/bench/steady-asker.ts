/**
 * A client that asks a server at a steady pace, whether or not the answers before have come, and takes the time of each.
 * In a thread of its own: what a bench keeps in memory is tidied up for a tenth of a second now and then, and would be
 * taken for the time of an answer.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, Worker, workerData } from 'node:worker_threads';

export type Question = { kind: string; method: string; path: string; body?: object };
export type Asked = { kind: string; ms: number };
export type Asking = { url: string; cookie: string; everyMs: number; questions: readonly Question[] };

/** Asks each question in turn for as long as `work` takes; what was asked, and how long each answer took. */
export async function askMeanwhile(asking: Asking, work: () => Promise<unknown>): Promise<Asked[]> {
  const worker = new Worker(new URL(import.meta.url), { workerData: asking });
  try {
    const failed = new Promise<never>((_, refuse) => worker.once('error', refuse));
    await Promise.race([work(), failed]);
    const asked = new Promise<Asked[]>((done) => worker.once('message', done));
    worker.postMessage('enough');
    return await Promise.race([asked, failed]);
  } finally {
    await worker.terminate();
  }
}

async function askSteadily({ url, cookie, everyMs, questions }: Asking): Promise<void> {
  const running: Promise<Asked>[] = [];
  let isEnough = false;
  parentPort?.once('message', () => {
    isEnough = true;
  });
  // What the first request of a thread has to load is not the server's time.
  await (await fetch(`${url}/healthz`)).text();
  const start = performance.now();
  while (!isEnough) {
    await delay(Math.max(0, start + running.length * everyMs - performance.now()));
    const question = questions[running.length % questions.length] as Question;
    running.push(ask(url, cookie, question));
  }
  parentPort?.postMessage(await Promise.all(running));
}

async function ask(url: string, cookie: string, { kind, method, path, body }: Question): Promise<Asked> {
  const began = performance.now();
  const answer = await fetch(`${url}/api/${path}`, {
    method,
    headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  await answer.json();
  return { kind, ms: performance.now() - began };
}

if (parentPort !== null) await askSteadily(workerData as Asking);
