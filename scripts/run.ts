/** The commands of the project; `launch.js` starts this with Node.js 24. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb } from './build-web.ts';
import { ensureSystemPackages } from './system-packages.ts';

const root = join(import.meta.dirname, '..');
const [command = 'start', ...rest] = process.argv.slice(2);
const bin = (name: string) => join(root, 'node_modules', '.bin', name);
const server = (file: string) => join(root, 'packages/server/src', file);

/** Runs Node.js on a file and passes signals on; answers its exit code. */
function node(file: string, args: string[] = [], env: Record<string, string> = {}): Promise<number> {
  const child = spawn(process.execPath, [file, ...args], {
    stdio: 'inherit',
    cwd: root,
    env: { ...process.env, ...env },
  });
  const pass = (signal: NodeJS.Signals) => child.kill(signal);
  process.on('SIGTERM', pass).on('SIGINT', pass);
  return new Promise((done) => child.on('exit', (code) => done(code ?? 1)));
}

async function inOrder(steps: (() => Promise<number>)[]): Promise<number> {
  for (const step of steps) {
    const code = await step();
    if (code !== 0) return code;
  }
  return 0;
}

/** Two at a time, all of them unless two have failed; answers the highest exit code. */
async function sideBySide(steps: (() => Promise<number>)[]): Promise<number> {
  const left = [...steps];
  const half = () => inOrder(left.map(() => () => left.shift()?.() ?? Promise.resolve(0)));
  return Math.max(...(await Promise.all([half(), half()])));
}

const types = ['packages/core', 'packages/server', 'packages/web', 'e2e', 'scripts'];
const checkTypes = types
  .filter((folder) => existsSync(join(root, folder, 'tsconfig.json')))
  // Several checkers of one program each learn what they share anew: twice the work.
  .map((folder) => () => node(bin('tsc'), ['-p', folder, '--checkers', '1']));
const lint = [
  () => node(bin('biome'), ['check', '--error-on-warnings']),
  () => node(bin('oxlint'), ['--deny-warnings']),
];
const checks = () => sideBySide([...checkTypes, ...lint]);
const tests =
  (...projects: string[]) =>
  () =>
    node(bin('vitest'), ['run', ...projects.flatMap((name) => ['--project', name]), ...rest]);

const commands: Record<string, () => Promise<number>> = {
  async start() {
    await ensureSystemPackages(['speech']);
    await buildWeb();
    return node(server('main.ts'));
  },
  async dev() {
    await ensureSystemPackages(['speech']);
    const vite = spawn(
      process.execPath,
      [bin('vite'), '--config', join(root, 'packages/web/vite.config.ts')],
      {
        stdio: 'inherit',
        cwd: join(root, 'packages/web'),
      },
    );
    const code = await node(server('main.ts'));
    vite.kill();
    return code;
  },
  async demo() {
    await ensureSystemPackages(['speech']);
    await buildWeb();
    return node(server('main.ts'), [], { LOAD_DEMO: '1' });
  },
  async models() {
    return node(server('models-command.ts'), rest);
  },
  async backup() {
    return node(server('backup-command.ts'), rest);
  },
  async restore() {
    return node(server('restore-command.ts'), rest);
  },
  async test() {
    await ensureSystemPackages(['speech', 'browser', 'shell', 'firefox', 'webkit']);
    await buildWeb();
    return inOrder([checks, tests()]);
  },
  async check() {
    return inOrder([checks, tests('core', 'server', 'web')]);
  },
  /** Breaks the code in small ways, one after the other, and counts how many of them a test notices. */
  async mutants() {
    return node(bin('stryker'), ['run', 'stryker.config.json', ...rest]);
  },
  async bench() {
    return node(join(root, 'packages/server/bench/run.ts'), rest);
  },
  /** Looks at every screen, dialog and menu in every language, width and kind of colours. */
  async axe() {
    await ensureSystemPackages(['browser', 'shell']);
    await buildWeb();
    return node(join(root, 'e2e/look-over.ts'), rest);
  },
  async 'make-demo'() {
    return node(join(root, 'scripts/demo/make.ts'));
  },
  async 'db-types'() {
    return node(server('platform/generate-database-types.ts'));
  },
  async format() {
    return node(bin('biome'), ['check', '--write', ...rest]);
  },
};

const run = commands[command];
if (run === undefined) {
  process.stderr.write(`There is no command ${command}. Known: ${Object.keys(commands).join(', ')}\n`);
  process.exit(2);
}
process.exit(await run());
