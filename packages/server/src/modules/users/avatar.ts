import { randomUUID } from 'node:crypto';
import { fail } from '@earshot/core/errors.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import sharp from 'sharp';
import { type Ctx, type Person, transact } from '../../platform/context.ts';
import { readingForm } from '../../platform/forms.ts';
import { findMemberRow } from './members.store.ts';
import { avatarPath } from './members.ts';
import { findUser, holdUser, updateUser } from './users.store.ts';

const mostBytes = 2 * 1024 * 1024;
const sidePx = 256;
/** A picture that unpacks to more than this is an attack, not a portrait. */
const mostPixels = 50_000_000;
/** Pictures of points only: SVG and other documents can carry scripts. */
const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);

/** Stores the picture as a square of its own: turned upright, cut to the middle, without metadata. */
export async function saveAvatar(ctx: Ctx, person: Person, request: FastifyRequest): Promise<string> {
  const bytes = await readImage(request);
  const square = await toSquare(bytes);
  // Its own each time: the same picture sent twice must not go with the removal of the first.
  const key = `avatars/${person.userId}/${randomUUID()}`;
  await ctx.blobs.putBytes(key, square);
  await replaceAvatar(ctx, person, key);
  return avatarPath(person.userId, key) ?? '';
}

async function readImage(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) return readBase64(request.body);
  return readingForm(request, async () => {
    const part = await request.file({ limits: { fileSize: mostBytes, files: 1 } });
    if (part === undefined) throw fail('users.image_unreadable');
    return part.toBuffer().catch((error: unknown) => {
      throw part.file.truncated ? fail('users.image_too_large', {}, error) : error;
    });
  });
}

/** `{ avatar }` as base64, bare or as a data URL. */
function readBase64(body: unknown): Buffer {
  const text = typeof body === 'object' && body !== null && 'avatar' in body ? body.avatar : undefined;
  if (typeof text !== 'string') throw fail('users.image_unreadable');
  const bytes = Buffer.from(text.slice(text.startsWith('data:') ? text.indexOf(',') + 1 : 0), 'base64');
  if (bytes.length > mostBytes) throw fail('users.image_too_large');
  return bytes;
}

export async function toSquare(bytes: Buffer): Promise<Buffer> {
  if (bytes.length === 0) throw fail('users.image_unreadable');
  const open = () => sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
  const format = await open()
    .metadata()
    .then((found) => found.format)
    .catch(() => undefined);
  if (format === undefined || !formats.has(format)) throw fail('users.image_unreadable');
  try {
    return await open()
      .autoOrient()
      .resize(sidePx, sidePx, { fit: 'cover' })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 85 })
      .toBuffer();
  } catch (error) {
    throw fail('users.image_unreadable', {}, error);
  }
}

/** The own picture, or that of a member of the active workspace. */
export async function sendAvatar(
  ctx: Ctx,
  person: Person,
  userId: number,
  reply: FastifyReply,
): Promise<void> {
  if (userId !== person.userId) {
    const member = await findMemberRow(ctx.db, ctx.workspaceId, userId);
    if (member === undefined || member.status === 'invited' || member.was_invited)
      throw fail('users.not_found');
  }
  const user = await findUser(ctx.db, userId);
  if (user?.avatar_key == null) throw fail('not_found');
  const bytes = await ctx.blobs.read(user.avatar_key).catch((error: NodeJS.ErrnoException) => {
    // Another one took its place at this moment.
    throw error.code === 'ENOENT' ? fail('not_found', {}, error) : error;
  });
  reply.type('image/jpeg');
  await reply.send(bytes);
}

export async function removeAvatar(ctx: Ctx, person: Person): Promise<void> {
  await replaceAvatar(ctx, person, null);
}

/** Each that is sent at the same moment sees, and removes, the one before it. */
async function replaceAvatar(ctx: Ctx, { userId }: Person, key: string | null): Promise<void> {
  const before = await transact(ctx, async (ctx) => {
    await holdUser(ctx.db, userId);
    const former = (await findUser(ctx.db, userId))?.avatar_key ?? null;
    await updateUser(ctx.db, userId, { avatar_key: key });
    return former;
  });
  if (before !== null) await ctx.blobs.remove(before);
}
