import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PoolConfig } from 'pg';
import { buildApp } from './app.ts';
import type { Recogniser } from './engines/engine.ts';
import { createRecogniser } from './engines/recogniser.ts';
import { loadDemo } from './modules/demo/demo.ts';
import { recoverUploads } from './modules/intake/uploads.ts';
import { lexicon } from './modules/matching/lexicon.ts';
import { createRelay } from './modules/notifications/socket.ts';
import { createSpeechAdmin, type SpeechAdmin } from './modules/speech/speech.ts';
import { ensureFirstAdmin } from './modules/users/first-admin.ts';
import { diskBlobs } from './platform/blobs.ts';
import { type Config, readConfig } from './platform/config.ts';
import { inWorkspace, type Services } from './platform/context.ts';
import { isDatabaseAway, openDatabase } from './platform/database.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres.ts';
import { startJobs } from './platform/jobs.ts';
import { createHub, listen } from './platform/live.ts';
import { createLog, type Log } from './platform/log.ts';
import { createMailer } from './platform/mailer.ts';
import { tellMatchCost } from './platform/match-cost.ts';
import { migrate } from './platform/migrate.ts';
import { loadSecrets } from './platform/secrets.ts';
import { startStageProcesses } from './platform/stage-processes.ts';
import { assertTrigrams } from './platform/trigrams.ts';
import { jobDefinitions, startWorker } from './worker.ts';

/** What has to be ended, in the order it was started; the last one ends first. */
const closers: (() => Promise<void>)[] = [];
let stopping: Promise<void> | undefined;

function stop(exitCode: number): Promise<void> {
  stopping ??= (async () => {
    for (const close of closers.toReversed())
      await close().catch((error: unknown) => process.stderr.write(`${error}\n`));
    process.exit(exitCode);
  })();
  return stopping;
}
process.on('SIGTERM', () => void stop(0));
process.on('SIGINT', () => void stop(0));

try {
  await start();
} catch (error) {
  if (stopping === undefined) {
    process.stderr.write(`Earshot could not start. ${explain(error)}\n`);
    await stop(1);
  }
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const doesApi = config.role !== 'worker';
  const doesWork = config.role !== 'api';

  await mkdir(config.dataDir, { recursive: true });
  const { connection, database } = await startDatabase(config, log);
  const jobs = await startJobs(database.pool, jobDefinitions, { log, supervise: doesWork });
  const services: Services = {
    config,
    db: database.db,
    acrossWorkspaces: database.acrossWorkspaces,
    jobs,
    blobs: diskBlobs(join(config.dataDir, 'blobs')),
    mailer: createMailer(config),
    secrets: await loadSecrets(join(config.dataDir, 'secret.key')),
    log,
    now: () => new Date(),
  };
  const processes = startStageProcesses(config.speechThreads);
  const recogniser = createRecogniser(services);
  const speech = createSpeechAdmin(services, recogniser);
  closers.push(processes.stop, recogniser.stop, speech.stop, jobs.stop);

  // A third of a second now, or in the middle of somebody's first search.
  lexicon();
  const signInPath = await ensureFirstAdmin(services);
  if (process.env.LOAD_DEMO === '1') await loadDemoAtStart(services, recogniser);
  if (doesWork) startWorker(services, { processes, recogniser });
  if (doesApi) await startApi(services, { connection, recogniser, speech, signInPath });
  else process.stdout.write('ready worker\n');
}

async function startDatabase(config: Config, log: Log) {
  const embedded =
    config.databaseUrl === undefined
      ? await startEmbeddedPostgres(join(config.dataDir, 'postgres'), (line) =>
          log.info({ line }, 'postgres'),
        )
      : undefined;
  if (embedded !== undefined) closers.push(embedded.stop);
  const connection = embedded?.connection ?? { connectionString: config.databaseUrl };
  const database = openDatabase(connection, (error) => log.debug({ err: error }, 'database connection lost'));
  closers.push(database.close);
  await migrate(database.pool);
  await assertTrigrams(database.pool);
  await tellMatchCost(database.pool, log);
  return { connection, database };
}

type ApiParts = {
  connection: PoolConfig;
  recogniser: Recogniser;
  speech: SpeechAdmin;
  signInPath: string | undefined;
};

async function startApi(
  services: Services,
  { connection, recogniser, speech, signInPath }: ApiParts,
): Promise<void> {
  const { config, log } = services;
  const hub = createHub();
  const { app } = await buildApp(services, hub, recogniser, speech);
  const relay = listen(connection, createRelay(services, hub), log);
  closers.push(relay.stop, () => app.close());
  await app.listen({ port: config.port, host: config.host });
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  // PORT=0 means any free one: letters need the one that was taken.
  config.port = port;
  const url = `http://${config.host}:${port}`;
  const shown = config.publicUrl ?? url;
  if (signInPath === undefined) process.stdout.write(`Sign in at ${shown}/login\n`);
  else process.stdout.write(`Sign in (works once, for 24 hours): ${shown}${signInPath}\n`);
  process.stdout.write(`ready ${url}\n`);
  void recoverUploads(services).catch((error: unknown) => log.warn({ err: error }, 'upload recovery failed'));
}

async function loadDemoAtStart(services: Services, recogniser: Recogniser): Promise<void> {
  const first = await services.acrossWorkspaces
    .selectFrom('workspaces')
    .select('id')
    .orderBy('id')
    .executeTakeFirst();
  if (first === undefined) return;
  const { added } = await loadDemo(inWorkspace(services, first.id), recogniser);
  process.stdout.write(`Sample calls loaded: ${added}\n`);
}

/** What happened and what to do, for the most usual mistakes of an installation. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return 'The port is in use: stop the other program or set PORT.';
  if (code === 'EACCES') return `A folder or port may not be used: ${error.message}. Set DATA_DIR or PORT.`;
  if (isDatabaseAway(error)) return `The database cannot be reached: ${error.message}. Check DATABASE_URL.`;
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
