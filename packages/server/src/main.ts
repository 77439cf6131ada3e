import { type Config, readConfig } from './platform/config.ts';
import { isDatabaseAway } from './platform/database.ts';
import { type Program, startProgram } from './program.ts';

// Recordings, letters and keys are nobody else's on this machine.
process.umask(0o077);

const running = new AsyncDisposableStack();
let stopping: Promise<void> | undefined;

function stop(exitCode: number): Promise<void> {
  stopping ??= (async () => {
    await running.disposeAsync().catch((error: unknown) => process.stderr.write(`${error}\n`));
    process.exit(exitCode);
  })();
  return stopping;
}
process.on('SIGTERM', () => void stop(0));
process.on('SIGINT', () => void stop(0));

try {
  const config = readConfig(process.env);
  const program = await startProgram(config, running, { withDemo: process.env.LOAD_DEMO === '1' });
  tellReady(config, program);
} catch (error) {
  if (stopping === undefined) {
    process.stderr.write(`Earshot could not start. ${explain(error)}\n`);
    await stop(1);
  }
}

function tellReady(config: Config, { url, signInPath, demoCalls }: Program): void {
  if (demoCalls !== undefined) process.stdout.write(`Sample calls loaded: ${demoCalls}\n`);
  if (url === undefined) {
    process.stdout.write('ready worker\n');
    return;
  }
  const shown = config.publicUrl ?? url;
  if (signInPath === undefined) process.stdout.write(`Sign in at ${shown}/login\n`);
  else process.stdout.write(`Sign in (works once, for 24 hours): ${shown}${signInPath}\n`);
  process.stdout.write(`ready ${url}\n`);
}

/** What happened and what to do, for the most usual mistakes of an installation. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return 'The port is in use: stop the other program, or set PORT or SQL_PORT.';
  if (code === 'EACCES') return `A folder or port may not be used: ${error.message}. Set DATA_DIR or PORT.`;
  if (isDatabaseAway(error)) return `The database cannot be reached: ${error.message}. Check DATABASE_URL.`;
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
