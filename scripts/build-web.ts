import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const web = join(root, 'packages/web');
const stamp = join(web, 'dist/.sources');

/** Builds the interface when its sources (or those it shares with the server) have changed. */
export async function buildWeb(): Promise<void> {
  const hash = createHash('sha256');
  const patterns = [
    'packages/web/{src,public}/**/*',
    'packages/web/*.{json,html,ts}',
    'packages/core/src/**/*.ts',
    'package-lock.json',
  ];
  for (const path of globSync(patterns, { cwd: root, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )) {
    const full = join(path.parentPath, path.name);
    hash.update(full.slice(root.length)).update(readFileSync(full));
  }
  const sources = hash.digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  process.stderr.write('Building the interface\n');
  const vite = join(root, 'node_modules/.bin/vite');
  const result = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: web,
    stdio: ['ignore', 2, 2],
  });
  if (result.status !== 0) {
    process.stderr.write('The interface could not be built.\n');
    process.exit(1);
  }
  writeFileSync(stamp, sources);
}
