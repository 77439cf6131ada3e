import { copyFile, readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { speakerRoles } from '@earshot/core/call/role.ts';
import type * as api from '@earshot/core/demo/demo.api.ts';
import type { ReplyOf } from '@earshot/core/endpoint.ts';
import { type ErrorCode, fail } from '@earshot/core/errors.ts';
import type { File } from '@earshot/core/files/files.ts';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import type { Recogniser } from '../../engines/engine.ts';
import type { Ctx } from '../../platform/context.ts';
import { type FileRow, getFileRow } from '../files/files.ts';
import { incomingFolder } from '../intake/incoming.ts';
import { contentHash } from '../intake/ingest.ts';
import { giveSidecar, takeSidecar } from '../intake/sidecar.ts';
import { getWorkspaceSettings } from '../workspaces/workspaces.ts';
import { samples } from './demo.ts';

/** Recognises a sample call with the engine of its language, or gives it its true transcript back. */
export async function switchSampleWords(
  ctx: Ctx,
  recogniser: Recogniser,
  fileId: string,
  words: (typeof api.sampleWords)[number],
): Promise<File> {
  const row = await sampleRow(ctx, fileId);
  if (words === 'engine') {
    const { speech } = await getWorkspaceSettings(ctx);
    const resolved = await recogniser.resolve(speech, row.language ?? speech.default_language);
    if (!('setup' in resolved)) throw fail(resolved.reason.code as ErrorCode, resolved.reason.params);
    return takeSidecar(ctx, fileId);
  }
  const name = await truthOf(row);
  const path = join(await incomingFolder(ctx), uuidv7());
  await copyFile(join(samples, name), path);
  return giveSidecar(ctx, fileId, { path, name });
}

/** What was really said in a sample call, whatever its transcript is now. */
export async function sampleTruth(ctx: Ctx, fileId: string): Promise<ReplyOf<typeof api.sampleTruth>> {
  const row = await sampleRow(ctx, fileId);
  const text = await readFile(join(samples, await truthOf(row)), 'utf8');
  const { phrases } = Truth.parse(JSON.parse(text));
  return { phrases: phrases.map(({ speaker, ...phrase }) => ({ role: speaker, ...phrase })) };
}

const Truth = z.object({
  phrases: z.array(
    z.object({ speaker: z.enum(speakerRoles), start_ms: z.int(), end_ms: z.int(), text: z.string() }),
  ),
});

async function sampleRow(ctx: Ctx, fileId: string): Promise<FileRow> {
  const row = await getFileRow(ctx, fileId);
  if (row.origin !== 'demo') throw fail('files.not_found');
  return row;
}

/** The name of the file with what was said in it. It may have been renamed since it was added: its sound tells which it is. */
async function truthOf({ sha256 }: FileRow): Promise<string> {
  for (const name of await readdir(samples))
    if (name.endsWith('.opus') && (await contentHash(join(samples, name))) === sha256)
      return `${basename(name, '.opus')}.json`;
  throw fail('files.not_found');
}
