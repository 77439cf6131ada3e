import { copyFile, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { directions } from '@earshot/core/files/files.ts';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import type { Recogniser } from '../../engines/engine.ts';
import type { Ctx } from '../../platform/context.ts';
import { incomingFolder } from '../intake/incoming.ts';
import { ingest } from '../intake/ingest.ts';
import { getWorkspaceSettings } from '../workspaces/workspaces.ts';

const folder = fileURLToPath(new URL('../../../../../demo/', import.meta.url));
const hourMs = 3_600_000;

/** What the project wrote down of each sample call; the rest of the file is its true transcript. */
const SampleCall = z.object({
  id: z.string(),
  language: z.enum(['en', 'uk', 'ru']),
  direction: z.enum(directions),
  operator: z.string(),
  abonent: z.string(),
  hours_ago: z.number(),
});

/**
 * Fills the workspace with the sample calls. A language with an engine is really recognised; the others come
 * with their transcript as a sidecar. Calls that are there already are left alone.
 */
export async function loadDemo(
  ctx: Ctx,
  recogniser: Recogniser,
): Promise<{ added: number; already_there: number }> {
  const incoming = await incomingFolder(ctx);
  const { speech } = await getWorkspaceSettings(ctx);
  let added = 0;
  let already_there = 0;
  for (const name of (await readdir(folder)).filter((entry) => entry.endsWith('.json')).sort()) {
    const content = await readFile(join(folder, name), 'utf8');
    const call = SampleCall.parse(JSON.parse(content));
    const path = join(incoming, uuidv7());
    await copyFile(join(folder, `${call.id}.opus`), path);
    const hasEngine = 'setup' in (await recogniser.resolve(speech, call.language));
    const taken = await ingest(ctx, {
      path,
      name: `${call.id}.opus`,
      origin: 'demo',
      metadata: {
        language: call.language,
        direction: call.direction,
        operator: call.operator,
        abonent: call.abonent,
        recorded_at: new Date(ctx.now().getTime() - call.hours_ago * hourMs).toISOString(),
      },
      ...(hasEngine ? {} : { sidecar: { name, path: await copyOf(join(folder, name), `${path}.side`) } }),
    });
    if (taken.duplicate) already_there += 1;
    else added += 1;
  }
  return { added, already_there };
}

async function copyOf(path: string, copy: string): Promise<string> {
  await copyFile(path, copy);
  return copy;
}
