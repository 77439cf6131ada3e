import type {
  Annotation,
  createAnnotation as createAnnotationEndpoint,
} from '@earshot/core/annotations/annotations.api.ts';
import { placeAt } from '@earshot/core/annotations/reanchor.ts';
import type { NewPhrase } from '@earshot/core/call/phrase.ts';
import { canEdit, canRemove } from '@earshot/core/comments/permissions.ts';
import type { BodyOf } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import { type Ctx, type Owner, type TxCtx, transact } from '../../platform/context.ts';
import { announce } from '../../platform/live.ts';
import { keepFileRow } from '../files/file-rows.ts';
import { getFileRow } from '../files/files.ts';
import {
  type AnnotationRow,
  findAnnotationRow,
  findCurrentPhrase,
  insertAnnotationRow,
  listAnnotationRows,
  moveAnnotationRow,
  removeAnnotationRow,
  updateAnnotationRow,
} from './annotations.store.ts';

function present(row: AnnotationRow): Annotation {
  const { id, user_id, author, phrase_id, start_ms, end_ms, quote, text } = row;
  return {
    id,
    user_id,
    author,
    phrase_id,
    words: row.first_word === null || row.last_word === null ? null : [row.first_word, row.last_word],
    start_ms,
    end_ms,
    quote,
    text,
    created: row.created_at.toISOString(),
    edited: row.edited_at?.toISOString() ?? null,
  };
}

export async function listAnnotations(ctx: Ctx, fileId: string): Promise<Annotation[]> {
  await getFileRow(ctx, fileId);
  return (await listAnnotationRows(ctx.db, ctx.workspaceId, fileId)).map(present);
}

/** Notes something on words; what they were stays in the note when the transcript changes. */
export async function createAnnotation(
  ctx: Ctx,
  owner: Owner,
  fileId: string,
  { phrase_id, words: [first, last], text }: BodyOf<typeof createAnnotationEndpoint>,
): Promise<Annotation> {
  await getFileRow(ctx, fileId);
  const id = await transact(ctx, async (ctx) => {
    await keepFileRow(ctx, fileId);
    const phrase = await findCurrentPhrase(ctx.db, ctx.workspaceId, fileId, phrase_id);
    const start_ms = phrase?.word_start_ms[first];
    const end_ms = phrase?.word_end_ms[last];
    if (phrase === undefined || start_ms === undefined || end_ms === undefined || last < first)
      throw fail('annotations.words');
    const annotationId = await insertAnnotationRow(ctx.db, ctx.workspaceId, {
      file_id: fileId,
      user_id: owner.userId,
      phrase_id,
      first_word: first,
      last_word: last,
      start_ms,
      end_ms,
      quote: phrase.words.slice(first, last + 1).join(' '),
      text,
      created_at: ctx.now(),
    });
    await announce(ctx.db, ctx.workspaceId, { event: 'comments.changed', file_id: fileId });
    return annotationId;
  });
  return present(await annotationRow(ctx, fileId, id));
}

export async function updateAnnotation(
  ctx: Ctx,
  owner: Owner,
  fileId: string,
  id: number,
  text: string,
): Promise<Annotation> {
  if (!canEdit(await annotationRow(ctx, fileId, id), owner)) throw fail('comments.not_own');
  await updateAnnotationRow(ctx.db, ctx.workspaceId, id, { text, edited_at: ctx.now() });
  await announce(ctx.db, ctx.workspaceId, { event: 'comments.changed', file_id: fileId });
  return present(await annotationRow(ctx, fileId, id));
}

export async function removeAnnotation(ctx: Ctx, owner: Owner, fileId: string, id: number): Promise<void> {
  if (!canRemove(await annotationRow(ctx, fileId, id), owner)) throw fail('comments.not_own');
  await removeAnnotationRow(ctx.db, ctx.workspaceId, id);
  await announce(ctx.db, ctx.workspaceId, { event: 'comments.changed', file_id: fileId });
}

/**
 * Notes stay at their moment when the transcript becomes another one: on the words that are now spoken there.
 * `speakerOf` tells who said a phrase before.
 */
export async function moveAnnotations(
  ctx: TxCtx,
  fileId: string,
  phrases: readonly NewPhrase[],
  speakerOf: (phraseId: number) => string | null,
): Promise<void> {
  for (const row of await listAnnotationRows(ctx.db, ctx.workspaceId, fileId)) {
    const speaker = row.phrase_id === null ? null : speakerOf(row.phrase_id);
    const place = placeAt(phrases, { start_ms: row.start_ms, end_ms: row.end_ms, speaker });
    await moveAnnotationRow(ctx.db, ctx.workspaceId, row.id, {
      phrase_id: place?.phrase_id ?? null,
      first_word: place?.words[0] ?? null,
      last_word: place?.words[1] ?? null,
    });
  }
  await announce(ctx.db, ctx.workspaceId, { event: 'comments.changed', file_id: fileId });
}

async function annotationRow(ctx: Ctx, fileId: string, id: number): Promise<AnnotationRow> {
  await getFileRow(ctx, fileId);
  const row = await findAnnotationRow(ctx.db, ctx.workspaceId, fileId, id);
  if (row === undefined) throw fail('annotations.not_found');
  return row;
}
