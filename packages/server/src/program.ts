import { join } from 'node:path';
import type { PoolConfig } from 'pg';
import { buildApp } from './app.ts';
import type { Recogniser } from './engines/engine.ts';
import { createRecogniser, speechEngines } from './engines/recogniser.ts';
import { loadDemo } from './modules/demo/demo.ts';
import { lexicon } from './modules/matching/lexicon.ts';
import { findServer } from './modules/speech/transcription-server.ts';
import { openSqlDoor } from './modules/sql-access/door/sql-door.ts';
import { makeSqlViews } from './modules/sql-access/make-views.store.ts';
import { ensureFirstAdmin } from './modules/users/first-admin.ts';
import { modules } from './modules.ts';
import { diskBlobs } from './platform/blobs.ts';
import type { Config } from './platform/config.ts';
import { inWorkspace, type Services } from './platform/context.ts';
import { closeDataDir } from './platform/data-dir.ts';
import { openDatabase } from './platform/database.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres.ts';
import { assertFreePort } from './platform/free-port.ts';
import { loadKey } from './platform/installation-key.ts';
import { startJobs } from './platform/jobs.ts';
import { makeLimitedViews } from './platform/limited-views.ts';
import { createHub, listen } from './platform/live.ts';
import { createRelay } from './platform/live-relay.ts';
import { createLog, type Log } from './platform/log.ts';
import { createMailer } from './platform/mailer.ts';
import { tellMatchCost } from './platform/match-cost.ts';
import { migrate } from './platform/migrate.ts';
import { assertMayBegin, bringInside } from './platform/postgres-home.ts';
import { areRemovalsHeld } from './platform/removal-hold.ts';
import { secretsOf } from './platform/secrets.ts';
import { startStageProcesses } from './platform/stage-processes.ts';
import { collectTables } from './platform/tables.ts';
import { assertTrigrams } from './platform/trigrams.ts';
import { extensions, jobDefinitions, listeners, startInBackground, startWorker } from './worker.ts';

export type Program = {
  services: Services;
  /** Where the api listens; undefined for a worker. */
  url: string | undefined;
  /** Path of the one-time link where nobody has set a password yet. */
  signInPath: string | undefined;
  /** Sample calls that were added; undefined where none were asked for. */
  demoCalls: number | undefined;
};

type Options = {
  /** Instead of the embedded database or the address in the settings. */
  connection?: PoolConfig;
  log?: Log;
  withDemo?: boolean;
  /** Hears every statement about a workspace. */
  onStatement?: (text: string) => void;
};

/** Ready transcripts that are read at the same time. */
const atOnceRead = 2;

/**
 * Starts the whole program in this process, in the roles its settings name. What has to be ended is put on `running`,
 * so that it can also be stopped half-way; disposing of that stops the program. Throws what kept it from starting,
 * and leaves the disposing to the caller then too.
 */
export async function startProgram(
  config: Config,
  running: AsyncDisposableStack,
  options: Options = {},
): Promise<Program> {
  const log = options.log ?? createLog(config.logLevel);
  const doesApi = config.role !== 'worker';
  const doesWork = config.role !== 'api';

  // A second start by mistake must end before it touches the database of the first.
  if (doesApi) await assertFreePort(config.port, config.host);
  await closeDataDir(config.dataDir);
  const connection = options.connection ?? (await findDatabase(config, running, log));
  const tables = collectTables(modules);
  const database = openDatabase(connection, {
    tenantTables: tables.tenant,
    onError: (error) => log.debug({ err: error }, 'database connection lost'),
    onStatement: options.onStatement,
  });
  running.defer(database.close);
  await migrate(database.pool);
  await makeLimitedViews(database.pool, tables);
  if (config.sql !== undefined) await makeSqlViews(database.pool);
  await assertTrigrams(database.pool);
  await tellMatchCost(database.pool, log);
  const jobs = await startJobs(database.pool, jobDefinitions, { log, supervise: doesWork });
  const readers = startStageProcesses(atOnceRead);
  const services: Services = {
    config,
    db: database.db,
    acrossWorkspaces: database.acrossWorkspaces,
    limitedDb: database.limitedDb,
    jobs,
    listeners,
    extensions,
    tables,
    blobs: diskBlobs(join(config.dataDir, 'blobs'), () => areRemovalsHeld(database.pool)),
    mailer: createMailer(config),
    secrets: secretsOf(await loadKey(database.pool, config.dataDir)),
    readers,
    log,
    now: () => new Date(),
  };
  const processes = startStageProcesses(config.speechThreads);
  const recogniser = createRecogniser(
    config.speechThreads,
    speechEngines(config, () => findServer(services)),
  );
  for (const stop of [readers.stop, processes.stop, recogniser.stop, jobs.stop]) running.defer(stop);

  // A third of a second now, or in the middle of somebody's first search.
  lexicon();
  const signInPath = await ensureFirstAdmin(services);
  const demoCalls = options.withDemo ? await loadFirstDemo(services, recogniser) : undefined;
  if (doesWork) running.defer(startWorker(services, { processes, recogniser }).stop);
  const url = doesApi ? await startApi(services, running, { connection, recogniser }) : undefined;
  return { services, url, signInPath, demoCalls };
}

async function findDatabase(config: Config, running: AsyncDisposableStack, log: Log): Promise<PoolConfig> {
  if (config.databaseUrl !== undefined) return { connectionString: config.databaseUrl };
  await bringInside(config.dataDir);
  await assertMayBegin(config.dataDir);
  const embedded = await startEmbeddedPostgres(join(config.dataDir, 'postgres'), (line) =>
    log.info({ line }, 'postgres'),
  );
  running.defer(embedded.stop);
  return embedded.connection;
}

async function startApi(
  services: Services,
  running: AsyncDisposableStack,
  { connection, recogniser }: { connection: PoolConfig; recogniser: Recogniser },
): Promise<string> {
  const { config, log } = services;
  const hub = createHub();
  const onClose = (close: () => Promise<void>) => running.defer(close);
  const { app } = await buildApp({ services, hub, recogniser, onClose });
  const live = modules.flatMap((one) => one.live ?? []);
  const relay = listen(connection, createRelay(services, hub, live), log);
  running.defer(relay.stop);
  running.defer(() => app.close());
  await app.listen({ port: config.port, host: config.host });
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  // PORT=0 means any free one: letters need the one that was taken.
  config.port = port;
  if (config.sql !== undefined) running.defer((await openSqlDoor(services, config.sql, connection)).stop);
  startInBackground(
    services,
    modules.flatMap((one) => one.atApiStart ?? []),
  );
  return `http://${config.host}:${port}`;
}

async function loadFirstDemo(services: Services, recogniser: Recogniser): Promise<number | undefined> {
  const first = await services.acrossWorkspaces
    .selectFrom('workspaces')
    .select('id')
    .orderBy('id')
    .executeTakeFirst();
  if (first === undefined) return undefined;
  return (await loadDemo(inWorkspace(services, first.id), recogniser, 'en')).added;
}
