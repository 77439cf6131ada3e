import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { isRunning } from '../testing/processes.ts';
import { until } from '../testing/server.ts';

const busy = fileURLToPath(new URL('../testing/busy-child.ts', import.meta.url));

it('a process ends with its parent, also in the middle of work', async () => {
  const parent = spawn(
    process.execPath,
    [
      '-e',
      `const child = require('node:child_process').fork(${JSON.stringify(busy)});
       child.on('message', () => console.log(child.pid));`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [line] = (await once(createInterface({ input: parent.stdout }), 'line')) as [string];
  const child = Number(line);
  expect(await isRunning(child)).toBe(true);
  parent.kill('SIGKILL');
  expect(
    await until(
      () => isRunning(child),
      (running) => !running,
    ),
  ).toBe(false);
});
