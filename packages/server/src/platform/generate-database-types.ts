/** Writes `database.generated.ts` from a freshly migrated database. Run after a migration is added: `node scripts/launch.js db-types`. */
import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { migrate } from './migrate.ts';

const folder = await mkdtemp(join(tmpdir(), 'earshot-types-'));
await chmod(folder, 0o755);
const postgres = await startEmbeddedPostgres(folder, (line) => process.stderr.write(`${line}\n`));
const pool = new pg.Pool(postgres.connection);
await migrate(pool);
await pool.end();
const target = fileURLToPath(new URL('./database.generated.ts', import.meta.url));
const codegen = fileURLToPath(
  new URL('../../../../node_modules/kysely-codegen/dist/cli/bin.js', import.meta.url),
);
execFileSync(
  process.execPath,
  [
    codegen,
    '--dialect',
    'postgres',
    '--url',
    postgres.url,
    '--out-file',
    target,
    '--exclude-pattern',
    'migrations',
  ],
  { stdio: 'inherit' },
);
// `openDatabase` reads int8 as a number.
const text = await readFile(target, 'utf8');
await writeFile(target, text.replace(/export type Int8 = .*;/, 'export type Int8 = number;'));
await postgres.stop();
await rm(folder, { recursive: true, force: true });
