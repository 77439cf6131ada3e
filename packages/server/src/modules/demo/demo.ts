import { copyFile, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sampleMoments } from '@earshot/core/demo/sample-moments.ts';
import { directions } from '@earshot/core/files/files.ts';
import type { Locale } from '@earshot/core/locales.ts';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import type { Recogniser } from '../../engines/engine.ts';
import type { Ctx } from '../../platform/context.ts';
import { removeFile } from '../files/files.ts';
import { incomingFolder } from '../intake/incoming.ts';
import { ingest } from '../intake/ingest.ts';
import { getWorkspaceSettings } from '../workspaces/workspaces.ts';
import { listSampleCalls } from './demo.queries.ts';
import { addSampleRules, removeSampleRules, unlessRefused, untouchedSampleRules } from './sample-rules.ts';

export const samples = fileURLToPath(new URL('../../../../../demo/', import.meta.url));

/** This one is recognised where there is an engine for it, so that one sees what the engine here hears. */
const heardByEngine = 'en-delivery-late-parcel';

/** What the project wrote down of each sample call; the rest of the file is its true transcript. */
const SampleCall = z.object({
  id: z.string(),
  language: z.enum(['en', 'uk', 'ru']),
  direction: z.enum(directions),
  operator: z.string(),
  abonent: z.string(),
  /** Orders them: those with more began earlier. */
  hours_ago: z.number(),
});
type SampleCall = z.infer<typeof SampleCall>;

/**
 * Fills the workspace with the sample calls of the last days, each with its true transcript but one, and with rules that find
 * some of them. Calls and rules that are there already are left alone.
 */
export async function loadDemo(
  ctx: Ctx,
  recogniser: Recogniser,
  locale: Locale,
): Promise<{ added: number; already_there: number }> {
  const incoming = await incomingFolder(ctx);
  const { speech, time_zone } = await getWorkspaceSettings(ctx);
  const calls = await sampleCalls();
  const moments = sampleMoments(calls.length, ctx.now(), time_zone);
  await addSampleRules(ctx, locale);
  let added = 0;
  let already_there = 0;
  for (const [at, call] of calls.entries()) {
    const path = join(incoming, uuidv7());
    await copyFile(join(samples, `${call.id}.opus`), path);
    const isHeard = call.id === heardByEngine && 'setup' in (await recogniser.resolve(speech, call.language));
    const taken = await ingest(ctx, {
      path,
      name: `${call.id}.opus`,
      origin: 'demo',
      metadata: {
        language: call.language,
        direction: call.direction,
        operator: call.operator,
        abonent: call.abonent,
        recorded_at: (moments[at] ?? ctx.now()).toISOString(),
      },
      ...(isHeard ? {} : { sidecar: { name: `${call.id}.json`, path: await copyOfTruth(call.id, path) } }),
    });
    if (taken.duplicate) already_there += 1;
    else added += 1;
  }
  return { added, already_there };
}

/** The oldest first. */
async function sampleCalls(): Promise<SampleCall[]> {
  const names = (await readdir(samples)).filter((entry) => entry.endsWith('.json')).sort();
  const all = await Promise.all(
    names.map(async (name) => SampleCall.parse(JSON.parse(await readFile(join(samples, name), 'utf8')))),
  );
  return all.sort((a, b) => b.hours_ago - a.hours_ago);
}

async function copyOfTruth(id: string, path: string): Promise<string> {
  const copy = `${path}.side`;
  await copyFile(join(samples, `${id}.json`), copy);
  return copy;
}

export async function describeDemo(ctx: Ctx) {
  const [calls, rules] = await Promise.all([
    listSampleCalls(ctx.db, ctx.workspaceId),
    untouchedSampleRules(ctx),
  ]);
  return { calls: calls.length, rules: rules.map(({ kind, id, input: { name } }) => ({ kind, id, name })) };
}

/** Removes the sample calls, and their rules where that is asked for and nobody has changed them. */
export async function removeDemo(ctx: Ctx, { rules }: { rules: boolean }): Promise<{ removed: number }> {
  const calls = await listSampleCalls(ctx.db, ctx.workspaceId);
  let removed = 0;
  for (const { id } of calls)
    if (await unlessRefused(['files.not_found'], () => removeFile(ctx, id))) removed += 1;
  if (rules) await removeSampleRules(ctx);
  return { removed };
}
