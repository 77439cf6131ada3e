import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);

/** The major version of the server on the other side. */
export async function serverMajor(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ number: number }>(
    "select current_setting('server_version_num')::int as number",
  );
  return Math.floor((rows[0]?.number ?? 0) / 10_000);
}

/** Throws, saying what to install, unless the program is on PATH and as new as the database. */
export async function assertTool(name: 'pg_dump' | 'pg_restore', major: number): Promise<void> {
  const version = await run(name, ['--version']).then(
    ({ stdout }) => Number(/\) (\d+)/.exec(stdout)?.[1] ?? 0),
    () => null,
  );
  const wanted = `the client programs of PostgreSQL ${major} (such as the package postgresql-client-${major})`;
  if (version === null)
    throw new Error(`A database of your own needs ${name}, which is not on PATH. Install ${wanted}`);
  if (version < major)
    throw new Error(
      `${name} on PATH is of PostgreSQL ${version}, and the database of ${major}. Install ${wanted}`,
    );
}

/** Writes the whole database into a file, as it is at this moment. */
export async function dump(url: string, path: string): Promise<void> {
  await run('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', '--file', path], {
    env: connectionEnv(url),
  });
}

export async function restoreDump(url: string, path: string): Promise<void> {
  const env = connectionEnv(url);
  await run(
    'pg_restore',
    [
      '--no-owner',
      '--no-privileges',
      '--exit-on-error',
      '--single-transaction',
      '--dbname',
      env.PGDATABASE ?? '',
      path,
    ],
    { env },
  );
}

/** What is given as an argument can be read by everybody on the machine; a password cannot be. */
function connectionEnv(url: string): NodeJS.ProcessEnv {
  const { host, port, user, password, database } = new pg.Client({ connectionString: url });
  const sslMode = URL.parse(url)?.searchParams.get('sslmode');
  return {
    ...process.env,
    PGHOST: host,
    PGPORT: String(port),
    PGUSER: user ?? '',
    PGDATABASE: database ?? '',
    ...(typeof password === 'string' && password !== '' ? { PGPASSWORD: password } : {}),
    ...(sslMode ? { PGSSLMODE: sslMode } : {}),
  };
}
