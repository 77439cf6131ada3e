/** The real product as a process of its own, for tests that kill it, look at what it prints, or drive a browser. */
import { type ChildProcess, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { makeDatabase, sharedSocket } from './databases.ts';
import { makeDataDir, type TestServer, testSettings } from './server.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const startTimeoutMs = 180_000;
/** What one program, or one process of its stages, has compiled the next one need not: half of its start. */
export const compiled = { NODE_COMPILE_CACHE: join(tmpdir(), 'earshot-compiled') };

export type SpawnedServer = TestServer & {
  child: ChildProcess;
  /** Ends it the way an operator would; answers its exit code. */
  stop: () => Promise<number | null>;
  kill: (signal?: NodeJS.Signals) => Promise<void>;
};

/**
 * Starts the program. Within the suite its database is a copy in the suite's PostgreSQL, else or with `ownDatabase` the
 * embedded one of the program itself, empty at first.
 */
export async function spawnServer(
  options: { dataDir?: string; env?: Record<string, string>; ownDatabase?: boolean } = {},
): Promise<SpawnedServer> {
  const dataDir = options.dataDir ?? (await makeDataDir());
  const isShared = !options.ownDatabase && sharedSocket() !== undefined;
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TMPDIR: process.env.TMPDIR,
      ...compiled,
      ...(isShared ? { DATABASE_URL: await sharedDatabase(dataDir) } : {}),
      ...testSettings(dataDir, options.env),
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

async function sharedDatabase(dataDir: string): Promise<string> {
  const { host, database } = await makeDatabase(dataDir);
  return `postgres://postgres@/${database}?host=${encodeURIComponent(host)}`;
}
