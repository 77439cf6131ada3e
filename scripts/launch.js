// Runs a command of the project with the right Node.js, after installing what is missing. Plain JavaScript
// without dependencies: it is what an older Node.js runs on a fresh clone.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stampPath = join(root, 'node_modules', '.earshot-installed');
const [command = 'start', ...rest] = process.argv.slice(2);

installPackages();
const node = findNode();
const child = spawn(node, [join(root, 'scripts', 'run.ts'), command, ...rest], {
  stdio: 'inherit',
  cwd: root,
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal === null ? code : 1));

function installPackages() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stampPath) && readFileSync(stampPath, 'utf8') === lock) return;
  process.stderr.write('Installing packages (first start, or they have changed)\n');
  // Scripts of packages are not needed: what they would do, the program does itself.
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const result = spawnSync('npm', args, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    process.stderr.write(
      'The packages could not be installed. npm must reach its registry, or an npm mirror set with "npm config set registry".\n',
    );
    process.exit(1);
  }
  writeFileSync(stampPath, lock);
}

function findNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const bundled = join(root, 'node_modules', `node-${platform}-${process.arch}`, 'bin', name);
  if (existsSync(bundled)) return bundled;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  process.stderr.write(
    `Node.js 24 is needed and there is no package of it for ${platform}-${process.arch}.\n`,
  );
  process.exit(1);
}
