import { Failure, fail } from '@earshot/core/errors.ts';
import type { Share } from '@earshot/core/shares/shares.api.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { baseUrl, usesHttps } from '../../platform/config.ts';
import { type Actor, type Ctx, inWorkspace, type Services, seeAs, transact } from '../../platform/context.ts';
import { newToken, tokenHash } from '../../platform/secrets.ts';
import { audit } from '../audit/audit.ts';
import { getFileRow } from '../files/files.ts';
import type { AccessKind } from '../users/access-given.ts';
import { eyesOf } from '../users/eyes-of.ts';
import { presentLink } from './present-link.ts';
import {
  countOpening,
  type FoundShare,
  findShareByHash,
  insertShareRow,
  listShareRows,
  listShareRowsOf,
  removeShareRow,
} from './shares.store.ts';

const viewCookie = 'earshot_view';

export async function listShares(ctx: Ctx, fileId: string): Promise<Share[]> {
  await getFileRow(ctx, fileId);
  return (await listShareRows(ctx.db, ctx.workspaceId, fileId, ctx.now())).map(presentLink);
}

/** The token is told this once. */
export async function createShare(ctx: Ctx, fileId: string, days: number) {
  const file = await getFileRow(ctx, fileId);
  const token = newToken();
  const now = ctx.now();
  const expires = new Date(now.getTime() + days * 86_400_000);
  const id = await transact(ctx, async (ctx) => {
    const newId = await insertShareRow(ctx.db, ctx.workspaceId, {
      file_id: fileId,
      token_hash: tokenHash(token),
      created_at: now,
      created_by: ctx.userId,
      expires_at: expires,
    });
    await audit(ctx, {
      action: 'share.created',
      subjectId: fileId,
      subject: file.name,
      after: { expires: expires.toISOString() },
    });
    return newId;
  });
  const share = (await listShares(ctx, fileId)).find((one) => one.id === id);
  if (share === undefined) throw fail('shares.not_found');
  // The token is behind a hash, so that it stays out of the logs of proxies.
  return { ...share, token, url: new URL(`/files/${fileId}#view=${token}`, baseUrl(ctx.config)).href };
}

export async function removeShare(ctx: Ctx, fileId: string, id: number): Promise<void> {
  const file = await getFileRow(ctx, fileId);
  await transact(ctx, async (ctx) => {
    const removed = await removeShareRow(ctx.db, ctx.workspaceId, fileId, id);
    if (!removed) throw fail('shares.not_found');
    await audit(ctx, { action: 'share.removed', subjectId: fileId, subject: file.name });
  });
}

/** The links that somebody made: known to that person still when they have left. */
export const linksOfMaker: AccessKind = {
  async list(ctx, userId) {
    const rows = await listShareRowsOf(ctx.db, ctx.workspaceId, userId, ctx.now());
    return rows.map(({ expires_at, ...row }) => ({
      kind: 'share',
      ...row,
      report_id: null,
      expires_at: expires_at.toISOString(),
    }));
  },
  async end(ctx, userId) {
    for (const { id, file_id, name } of await listShareRowsOf(ctx.db, ctx.workspaceId, userId, ctx.now())) {
      await removeShareRow(ctx.db, ctx.workspaceId, file_id, id);
      await audit(ctx, { action: 'share.removed', subjectId: file_id, subject: name });
    }
  },
};

/** Takes a link and leaves a cookie that reads its one file. */
export async function openShare(
  services: Services,
  token: string,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const row = await findShareByHash(services.acrossWorkspaces, tokenHash(token), services.now());
  if (row === undefined) throw fail('shares.invalid');
  const ctx = { ...inWorkspace(services, row.workspace_id), address: request.ip };
  await assertSeen(ctx, row);
  await transact(ctx, async (ctx) => {
    await countOpening(ctx.db, row.workspace_id, row.id, ctx.now());
    await audit(ctx, { action: 'share.opened', subjectId: row.file_id });
  });
  reply.setCookie(viewCookie, token, {
    path: '/api',
    httpOnly: true,
    sameSite: 'strict',
    secure: usesHttps(services.config),
    expires: row.expires_at,
  });
  return { file_id: row.file_id, expires: row.expires_at.toISOString() };
}

/** Refuses a link to a call that whoever made it does not see any more. */
async function assertSeen(ctx: Ctx, link: FoundShare): Promise<void> {
  await getFileRow(seeAs(ctx, makersEyes(link)), link.file_id).catch((error: unknown) => {
    throw error instanceof Failure ? fail('shares.invalid', {}, error) : error;
  });
}

/** A link shows no more than whoever made it sees by now. */
const makersEyes = (row: FoundShare) => eyesOf(row, row.created_by);

/** The holder of a link, for the file that it is for. */
export async function findLinkActor(
  services: Services,
  request: FastifyRequest,
  fileId: string,
): Promise<Actor | undefined> {
  const token = request.cookies[viewCookie];
  if (token === undefined) return undefined;
  const row = await findShareByHash(services.acrossWorkspaces, tokenHash(token), services.now());
  if (row === undefined || row.file_id !== fileId) return undefined;
  return {
    kind: 'link',
    userId: null,
    keyId: null,
    ownerId: null,
    sessionHash: null,
    name: '',
    workspace: { id: row.workspace_id, role: null },
    permissions: ['files.read'],
    eyes: makersEyes(row),
    isOperator: false,
  };
}
