/** How long `npm test` takes: what comes before the tests, and the tests by kind, which run side by side. */
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { table, writeResults } from './results.ts';

const root = join(import.meta.dirname, '../../..');
const bin = (name: string) => join(root, 'node_modules/.bin', name);
const types = ['packages/core', 'packages/server', 'packages/web', 'e2e', 'scripts'];

/** The kind of a file of tests by its path, first match. */
const kinds: readonly [string, RegExp][] = [
  ['core', /^packages\/core\//],
  ['server', /^packages\/server\//],
  ['components', /^packages\/web\/.*\.tsx$/],
  ['web', /^packages\/web\//],
  ['journeys', /^e2e\//],
];

type Report = {
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    status: string;
    assertionResults: unknown[];
  }[];
};

export async function benchSuite(): Promise<void> {
  const rows = [
    timed(
      'types',
      types.map((folder) => [bin('tsc'), '-p', folder]),
    ),
    timed('format and lint', [
      [bin('biome'), 'check', '--error-on-warnings'],
      [bin('oxlint'), '--deny-warnings'],
    ]),
    timed('the interface is built', [
      [bin('vite'), 'build', '--logLevel', 'warn', join(root, 'packages/web')],
    ]),
  ];
  const folder = await mkdtemp(join(tmpdir(), 'earshot-suite-'));
  try {
    const file = join(folder, 'report.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const all = timed('all tests', [[bin('vitest'), 'run', ...reporters]]);
    const { testResults } = JSON.parse(await readFile(file, 'utf8')) as Report;
    rows.push(...byKind(testResults), all);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const how =
    'Seconds of the clock. Tests of a kind: what their files took, added up; three files run at a time, so that all together take less.';
  await writeResults('suite', 'suite', `${how}\n\n${table(['part', 'seconds', 'tests', ''], rows)}`);
}

type Row = [part: string, seconds: string, tests: string | number, remark: string];

function timed(part: string, commands: readonly string[][]): Row {
  const began = performance.now();
  const failed = commands.filter(
    ([file = '', ...args]) =>
      spawnSync(process.execPath, [file, ...args], { cwd: root, stdio: ['ignore', 2, 2] }).status !== 0,
  );
  return [part, ((performance.now() - began) / 1000).toFixed(1), '', failed.length === 0 ? '' : 'not green'];
}

function byKind(files: Report['testResults']): Row[] {
  const kindOf = (path: string) => kinds.find(([, pattern]) => pattern.test(relative(root, path)))?.[0];
  return kinds.map(([kind]) => {
    const own = files.filter(({ name }) => kindOf(name) === kind);
    const seconds = own.reduce((sum, { startTime, endTime }) => sum + (endTime - startTime) / 1000, 0);
    const tests = own.reduce((sum, { assertionResults }) => sum + assertionResults.length, 0);
    return [`tests: ${kind}`, seconds.toFixed(1), tests, ''];
  });
}
