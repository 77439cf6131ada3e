/** The real product as a child process on its own folder, for tests that go through HTTP. */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { File } from '@earshot/core/files/files.ts';
import pg from 'pg';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
export const admin = { email: 'admin@example.com', password: 'Passw0rd!x' };
const startTimeoutMs = 60_000;

export type TestServer = {
  url: string;
  dataDir: string;
  child: ChildProcess;
  output: string[];
  /** Ends it the way an operator would. */
  stop: () => Promise<number | null>;
  kill: (signal?: NodeJS.Signals) => Promise<void>;
};

export async function makeDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'earshot-test-'));
  // The database server runs as another user.
  await chmod(folder, 0o755);
  return folder;
}

export async function startServer(
  options: { dataDir?: string; env?: Record<string, string> } = {},
): Promise<TestServer> {
  const dataDir = options.dataDir ?? (await makeDataDir());
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TMPDIR: process.env.TMPDIR,
      DATA_DIR: dataDir,
      PORT: '0',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      LOG_LEVEL: 'warn',
      ...options.env,
    },
  });
  const output: string[] = [];
  const exited = new Promise<number | null>((done) => child.once('exit', (code) => done(code)));
  child.stderr.setEncoding('utf8').on('data', (text: string) => output.push(text));
  const url = await new Promise<string>((done, refuse) => {
    const timer = setTimeout(
      () => refuse(new Error(`not ready in time: ${output.join('')}`)),
      startTimeoutMs,
    );
    createInterface({ input: child.stdout }).on('line', (line) => {
      output.push(`${line}\n`);
      const ready = /^ready (\S+)/.exec(line);
      if (ready === null) return;
      clearTimeout(timer);
      done(ready[1] ?? '');
    });
    void exited.then((code) => refuse(new Error(`ended with ${code}: ${output.join('')}`)));
  });
  return {
    url,
    dataDir,
    child,
    output,
    async stop() {
      child.kill('SIGTERM');
      return exited;
    },
    async kill(signal = 'SIGKILL') {
      child.kill(signal);
      await exited;
    },
  };
}

export async function removeDataDir(dataDir: string): Promise<void> {
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
  timeoutMs = 60_000,
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
  const client = new pg.Client({ host: await socketOf(dataDir), user: 'postgres', database: 'earshot' });
  await client.connect();
  return client;
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

export async function socketOf(dataDir: string): Promise<string> {
  const pid = await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8');
  return pid.split('\n')[4] ?? '';
}

export async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Status and code of a refusal. */
export async function refusal(response: Response): Promise<[number, string]> {
  return [response.status, ((await response.json()) as { code: string }).code];
}
