import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buildApp } from './app.ts';
import { inWorkspace, type Services } from './context.ts';
import { createRecogniser } from './engines/recogniser.ts';
import { loadDemo } from './modules/demo/demo.ts';
import { recoverUploads } from './modules/files/uploads.ts';
import { createRelay } from './modules/notifications/socket.ts';
import { createSpeechAdmin } from './modules/speech/speech.ts';
import { ensureFirstAdmin } from './modules/users/first-admin.ts';
import { diskBlobs } from './platform/blobs.ts';
import { readConfig } from './platform/config.ts';
import { openDatabase } from './platform/database.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres.ts';
import { startJobs } from './platform/jobs.ts';
import { createHub, listen } from './platform/live.ts';
import { createLog } from './platform/log.ts';
import { migrate } from './platform/migrate.ts';
import { loadSecrets } from './platform/secrets.ts';
import { startStageProcesses } from './platform/stage-processes.ts';
import { assertTrigrams } from './platform/trigrams.ts';
import { jobDefinitions, startWorker } from './worker.ts';

const config = readConfig(process.env);
const log = createLog(config.logLevel);
const doesApi = config.role !== 'worker';
const doesWork = config.role !== 'api';

await mkdir(config.dataDir, { recursive: true });
const embedded =
  config.databaseUrl === undefined
    ? await startEmbeddedPostgres(join(config.dataDir, 'postgres'), (line) => log.info({ line }, 'postgres'))
    : undefined;
const connection = embedded?.connection ?? { connectionString: config.databaseUrl };
const database = openDatabase(connection, (error) => log.debug({ err: error }, 'database connection lost'));
await migrate(database.pool);
await assertTrigrams(database.pool);

const jobs = await startJobs(database.pool, jobDefinitions, { log, supervise: doesWork });
const services: Services = {
  config,
  db: database.db,
  acrossWorkspaces: database.acrossWorkspaces,
  jobs,
  blobs: diskBlobs(join(config.dataDir, 'blobs')),
  secrets: await loadSecrets(join(config.dataDir, 'secret.key')),
  log,
  now: () => new Date(),
};

const processes = startStageProcesses(config.speechThreads);
const recogniser = createRecogniser(services);
const speech = createSpeechAdmin(services, recogniser);
const signInPath = await ensureFirstAdmin(services);

let closeApi = async () => {};
if (doesApi) closeApi = await startApi();
if (process.env.LOAD_DEMO === '1') await loadDemoAtStart();
if (doesWork) startWorker(services, { processes, recogniser });
if (!doesApi) process.stdout.write('ready worker\n');

async function loadDemoAtStart(): Promise<void> {
  const first = await services.acrossWorkspaces.selectFrom('workspaces').select('id').orderBy('id').executeTakeFirst();
  if (first === undefined) return;
  const { added } = await loadDemo(inWorkspace(services, first.id), recogniser);
  process.stdout.write(`Sample calls loaded: ${added}\n`);
}

async function startApi(): Promise<() => Promise<void>> {
  const hub = createHub();
  const { app } = await buildApp(services, hub, recogniser, speech);
  const relay = listen(connection, createRelay(services, hub), log);
  await app.listen({ port: config.port, host: config.host });
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  const url = `http://${config.host}:${port}`;
  if (signInPath !== undefined) process.stdout.write(`Sign in (works once, for 24 hours): ${config.publicUrl ?? url}${signInPath}\n`);
  else process.stdout.write(`Sign in at ${config.publicUrl ?? url}/login\n`);
  process.stdout.write(`ready ${url}\n`);
  void recoverUploads(services).catch((error: unknown) => log.warn({ err: error }, 'upload recovery failed'));
  return async () => {
    await relay.stop();
    await app.close();
  };
}

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await closeApi().catch((error: unknown) => log.warn({ err: error }, 'closing the api'));
  await jobs.stop();
  await speech.stop();
  await recogniser.stop();
  await processes.stop();
  await database.close();
  await embedded?.stop();
  process.exit(0);
}
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
