import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const root = join(import.meta.dirname, '..');
const web = join(root, 'packages/web');
const stamp = join(web, 'dist/.sources');
/** Below this a file fits into one packet anyway. */
const smallestCompressed = 1400;

/** Builds the interface when its sources (or those it shares with the server) have changed. */
export async function buildWeb(): Promise<void> {
  const hash = createHash('sha256');
  const patterns = [
    'packages/web/{src,public,build}/**/*',
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
  hash.update(process.env.API_BASE ?? '');
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
  await compressAll(join(web, 'dist'));
  writeFileSync(stamp, sources);
}

/** Once and well, rather than for every visitor and fast. Browsers take Brotli over HTTPS only, gzip everywhere. */
async function compressAll(folder: string): Promise<void> {
  const paths = globSync('**/*.{js,css,html,svg}', { cwd: folder }).map((path) => join(folder, path));
  const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];
  await Promise.all(
    paths.map(async (path) => {
      const bytes = await readFile(path);
      if (bytes.length < smallestCompressed) return;
      await writeFile(`${path}.br`, await brotli(bytes));
      await writeFile(`${path}.gz`, await zip(bytes, { level: 9 }));
    }),
  );
}
