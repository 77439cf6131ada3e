/** How long each kind of test takes by itself, one after the other; `npm test` runs them side by side. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { table, writeResults } from './results.ts';

const root = join(import.meta.dirname, '../../..');
const bin = (name: string) => join(root, 'node_modules/.bin', name);
const types = ['packages/core', 'packages/server', 'packages/web', 'e2e', 'scripts'];

export async function benchSuite(): Promise<void> {
  const { default: config } = await import('../../../vitest.config.ts');
  const projects = (config.test?.projects ?? []) as { test: { name: string } }[];
  const kinds: [string, string[][]][] = [
    ['types', types.map((folder) => [bin('tsc'), '-p', folder])],
    [
      'format and lint',
      [
        [bin('biome'), 'check', '--error-on-warnings'],
        [bin('oxlint'), '--deny-warnings'],
      ],
    ],
    ['interface built', [[bin('vite'), 'build', '--logLevel', 'warn', join(root, 'packages/web')]]],
    ...projects.map(({ test: { name } }): [string, string[][]] => [
      `tests: ${name}`,
      [[bin('vitest'), 'run', '--project', name]],
    ]),
    ['all tests together', [[bin('vitest'), 'run']]],
  ];
  const rows = kinds.map(([kind, commands]) => {
    const began = performance.now();
    const failed = commands.filter(
      ([file = '', ...args]) =>
        spawnSync(process.execPath, [file, ...args], { cwd: root, stdio: ['ignore', 2, 2] }).status !== 0,
    );
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    return [kind, seconds, failed.length === 0 ? '' : 'not green'];
  });
  const how = 'Seconds of the clock, each kind by itself, and at last all tests as `npm test` runs them.';
  await writeResults('suite', 'suite', `${how}\n\n${table(['kind', 'seconds', ''], rows)}`);
}
