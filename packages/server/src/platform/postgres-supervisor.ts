/**
 * Holds PostgreSQL for a parent that may die at any moment. Its standard input is a pipe from the parent:
 * when that closes, the server is asked to stop cleanly. If the server itself dies, it is started again.
 * Started as `node postgres-supervisor.ts JSON`, JSON being `Instructions`.
 */
import { type ChildProcess, spawn } from 'node:child_process';

export type Instructions = {
  bin: string;
  args: string[];
  cwd: string;
  uid: number | null;
  gid: number | null;
  /** A server that runs already and is taken over instead of started. */
  adoptPid: number | null;
};

const restartDelayMs = 300;
const instructions = JSON.parse(process.argv[2] ?? '') as Instructions;
let child: ChildProcess | undefined;
let adopted = instructions.adoptPid;
let stopping = false;

function start() {
  child = spawn(instructions.bin, instructions.args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    ...(instructions.uid === null ? {} : { uid: instructions.uid, gid: instructions.gid ?? undefined }),
    cwd: instructions.cwd,
  });
  child.on('error', (error) => {
    process.stderr.write(`postgres could not be started: ${error.message}\n`);
  });
  child.on('exit', () => {
    child = undefined;
    if (stopping) process.exit(0);
    setTimeout(start, restartDelayMs);
  });
}

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function stop() {
  stopping = true;
  // SIGINT is PostgreSQL's fast shutdown: open sessions end, a checkpoint is written.
  if (child?.pid !== undefined) process.kill(child.pid, 'SIGINT');
  else if (adopted !== null && alive(adopted)) process.kill(adopted, 'SIGINT');
  else process.exit(0);
}

if (adopted === null) start();
const watch = setInterval(() => {
  if (adopted === null || alive(adopted)) return;
  adopted = null;
  if (stopping) process.exit(0);
  start();
}, 200);
watch.ref();

process.stdin.resume();
process.stdin.on('end', stop);
process.stdin.on('error', stop);
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
