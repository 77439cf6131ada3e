import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { baseDimensions, dimensionNames } from './dimensions.ts';

const root = join(import.meta.dirname, '..');

it('what features tell calls apart by is in the one table, each under a name of its own', async () => {
  const parts = await Promise.all(
    globSync('*/*.dimensions.ts', { cwd: root }).map(
      async (path): Promise<Record<string, object>> => import(join(root, path)),
    ),
  );
  const tables = parts.flatMap((part) => Object.values(part)).filter((one) => !Array.isArray(one));
  const own = tables.flatMap((one) => Object.keys(one));
  expect([...dimensionNames].sort()).toEqual([...Object.keys(baseDimensions), ...own].sort());
});
