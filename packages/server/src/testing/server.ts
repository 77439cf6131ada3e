/** The real product in this process, on a database of its own, for tests that go through HTTP. */
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { File } from '@earshot/core/files/files.ts';
import pg from 'pg';
import { readConfig } from '../platform/config.ts';
import type { Services } from '../platform/context.ts';
import { createLog } from '../platform/log.ts';
import { connectionOf, dropDatabase, makeDatabase } from './databases.ts';
import { noteStatement } from './statements.ts';

export const admin = { email: 'admin@example.com', password: 'Passw0rd!x' };

export type TestServer = {
  url: string;
  dataDir: string;
  /** What it wrote to its log. */
  output: string[];
  /** Ends it the way an operator would. */
  stop: () => Promise<unknown>;
};

/** The settings of every test server, but for what a test says. */
export function testSettings(dataDir: string, env: Record<string, string> = {}): Record<string, string> {
  return {
    DATA_DIR: dataDir,
    PORT: '0',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    LOG_LEVEL: 'warn',
    ...env,
  };
}

export async function makeDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'earshot-test-'));
  // The database server runs as another user.
  await chmod(folder, 0o755);
  return folder;
}

/**
 * Starts the program on a copy of the prepared database. On a folder that had one already it goes on with that one, as
 * after a restart.
 */
export async function startServer(
  options: { dataDir?: string; env?: Record<string, string> } = {},
): Promise<TestServer & { services: Services }> {
  const dataDir = options.dataDir ?? (await makeDataDir());
  const config = readConfig(testSettings(dataDir, { PATH: process.env.PATH ?? '', ...options.env }));
  const output: string[] = [];
  const lines = new Writable({
    write(chunk, _encoding, done) {
      output.push(String(chunk));
      done();
    },
  });
  // Only who starts it here waits until all of it is loaded.
  const { startProgram } = await import('../program.ts');
  const running = new AsyncDisposableStack();
  const connection = await makeDatabase(dataDir);
  const { services, url = '' } = await startProgram(config, running, {
    connection,
    log: createLog(config.logLevel, lines),
    onStatement: noteStatement,
  });
  return { url, dataDir, output, services, stop: () => running.disposeAsync() };
}

/** Removes a test server's folder and its database, once it has stopped. */
export async function removeDataDir(dataDir: string): Promise<void> {
  await dropDatabase(dataDir);
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}

export type Client = {
  request: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<Response>;
  json: <T>(method: string, path: string, body?: unknown) => Promise<T>;
  cookie: string;
};

export async function signIn(server: Pick<TestServer, 'url'>, person = admin): Promise<Client> {
  const response = await fetch(`${server.url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  });
  return clientOf(server, response);
}

/** Whoever an answer has signed in. */
export async function clientOf(server: Pick<TestServer, 'url'>, response: Response): Promise<Client> {
  if (!response.ok) throw new Error(`sign-in failed: ${response.status} ${await response.text()}`);
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return clientWith(server.url, cookie);
}

export function clientWith(url: string, cookie: string): Client {
  const request: Client['request'] = (method, path, body, headers = {}) => {
    const isForm = body instanceof FormData;
    const isBytes = body instanceof Uint8Array;
    const type: Record<string, string> =
      body === undefined || isForm || isBytes ? {} : { 'content-type': 'application/json' };
    return fetch(`${url}/api/${path}`, {
      method,
      headers: { cookie, ...type, ...headers },
      ...(body === undefined
        ? {}
        : { body: isForm ? body : isBytes ? new Blob([new Uint8Array(body)]) : JSON.stringify(body) }),
    });
  };
  return {
    request,
    cookie,
    async json<T>(method: string, path: string, body?: unknown) {
      const response = await request(method, path, body);
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
      return (await response.json()) as T;
    },
  };
}

export function form(
  name: string,
  bytes: Uint8Array | string,
  fields: Record<string, string> = {},
): FormData {
  const data = new FormData();
  for (const [field, value] of Object.entries(fields)) data.append(field, value);
  data.append('file', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), name);
  return data;
}

/** Waits until a condition holds, asking again and again; fails with the last value when it takes too long. */
export async function until<T>(
  ask: () => Promise<T>,
  holds: (value: T) => boolean,
  timeoutMs = 200_000,
): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const value = await ask();
    if (holds(value)) return value;
    if (Date.now() > deadline) throw new Error(`still not so: ${JSON.stringify(value).slice(0, 1500)}`);
    await new Promise((done) => setTimeout(done, 100));
  }
}

export function ended(client: Client, fileId: string, timeoutMs?: number): Promise<File> {
  return until(
    () => client.json<File>('GET', `files/${fileId}`),
    (file) => file.status !== 'PROCESSING',
    timeoutMs,
  );
}

/** A connection to the database of a running test server; the caller ends it. */
export async function connect(dataDir: string): Promise<pg.Client> {
  const client = new pg.Client(await connectionOf(dataDir));
  await client.connect();
  return client;
}

/** As if the workers of jobs that began before this moment had been silent for a minute, as is waited for after a kill. */
export async function letSilencePass(dataDir: string, before: Date): Promise<void> {
  await query(
    dataDir,
    "update jobs.job set heartbeat_on = now() - interval '1 minute' where state = 'active' and started_on < $1",
    [before],
  );
}

/** Runs SQL on the database of a running test server. */
export async function query<T extends pg.QueryResultRow>(
  dataDir: string,
  sql: string,
  values: unknown[] = [],
): Promise<T[]> {
  const client = await connect(dataDir);
  try {
    return (await client.query<T>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** All files in a folder and below it. What is removed meanwhile is left out, and nothing besides. */
export async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const found = entries.map(async (entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(path) : entry.isFile() ? [path] : [];
  });
  return (await Promise.all(found)).flat().sort();
}

/** Status and code of a refusal. */
export async function refusal(response: Response): Promise<[number, string]> {
  return [response.status, ((await response.json()) as { code: string }).code];
}
