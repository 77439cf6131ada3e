import { type KeyScope, scopesWithin } from '@earshot/core/access.ts';
import type { ApiKey, ApiKeyInput } from '@earshot/core/api-keys/api-keys.api.ts';
import { fail } from '@earshot/core/errors.ts';
import type { z } from 'zod';
import { type Actor, type Ctx, inWorkspace, type Services, transact } from '../../platform/context.ts';
import { perProgram } from '../../platform/per-program.ts';
import { newToken, tokenHash } from '../../platform/secrets.ts';
import { audit } from '../audit/audit.ts';
import { isAddressAllowed } from '../ip-list/ip-list.ts';
import type { AccessKind } from '../users/access-given.ts';
import { eyesOf } from '../users/eyes-of.ts';
import {
  type FoundKey,
  findKeyByHash,
  findKeyRow,
  insertKeyRow,
  type KeyRow,
  listKeyRows,
  removeKeyRow,
  removeKeyRowsOf,
  touchKey,
} from './api-keys.store.ts';
import { createKeyGuesses } from './key-guesses.ts';

/** Tells a key of ours from anything else, also for tools that search code for leaked secrets. */
const keyPrefix = 'earshot_';
const shownCharacters = keyPrefix.length + 4;
const touchEveryMs = 60_000;

function present(row: KeyRow): ApiKey {
  return {
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    scopes: row.scopes as KeyScope[],
    created_at: row.created_at.toISOString(),
    created_by: row.created_by_name,
    expires_at: row.expires_at?.toISOString() ?? null,
    last_used_at: row.last_used_at?.toISOString() ?? null,
    last_used_from: row.last_used_from,
  };
}

export async function listApiKeys(ctx: Ctx): Promise<ApiKey[]> {
  return (await listKeyRows(ctx.db, ctx.workspaceId)).map(present);
}

/** The key itself leaves the server here and never again: only its hash is stored. */
export async function createApiKey(ctx: Ctx, input: z.output<typeof ApiKeyInput>) {
  const key = keyPrefix + newToken();
  const id = await transact(ctx, async (ctx) => {
    const newId = await insertKeyRow(ctx.db, ctx.workspaceId, {
      name: input.name,
      prefix: key.slice(0, shownCharacters),
      key_hash: tokenHash(key),
      scopes: [...new Set(input.scopes)],
      created_at: ctx.now(),
      created_by: ctx.userId,
      expires_at: input.expires_at === null ? null : new Date(input.expires_at),
    });
    await audit(ctx, {
      action: 'api_key.created',
      subjectId: newId,
      subject: input.name,
      after: { scopes: input.scopes, expires_at: input.expires_at },
    });
    return newId;
  });
  const row = await findKeyRow(ctx.db, ctx.workspaceId, id);
  if (row === undefined) throw fail('api_keys.not_found');
  return { ...present(row), key };
}

export async function removeApiKey(ctx: Ctx, id: number): Promise<void> {
  const row = await findKeyRow(ctx.db, ctx.workspaceId, id);
  if (row === undefined) throw fail('api_keys.not_found');
  await transact(ctx, async (ctx) => {
    await removeKeyRow(ctx.db, ctx.workspaceId, id);
    await audit(ctx, { action: 'api_key.removed', subjectId: id, subject: row.name });
  });
}

/** The keys that somebody made: known to that person still when they have left. */
export const keysOfMaker: AccessKind = {
  async list(ctx, userId) {
    const rows = await listKeyRows(ctx.db, ctx.workspaceId);
    return rows
      .filter((row) => row.created_by === userId && isValid(row, ctx.now()))
      .map(({ id, name, expires_at }) => ({
        kind: 'api_key',
        id,
        name,
        file_id: null,
        report_id: null,
        expires_at: expires_at?.toISOString() ?? null,
      }));
  },
  async end(ctx, userId) {
    for (const { id, name } of await removeKeyRowsOf(ctx.db, ctx.workspaceId, userId))
      await audit(ctx, { action: 'api_key.removed', subjectId: id, subject: name });
  },
};

/**
 * What a key of the workspace may do now, and who made it, while they are in the workspace: their favourites are meant
 * where the key has none.
 */
export async function keyNow(
  ctx: Ctx,
  keyId: number,
): Promise<Pick<Actor, 'ownerId' | 'permissions' | 'eyes'>> {
  const row = await findKeyRow(ctx.db, ctx.workspaceId, keyId);
  if (row === undefined || !isValid(row, ctx.now()) || row.is_maker_blocked)
    return { ownerId: null, permissions: [], eyes: null };
  return { ownerId: row.owner_id, ...reachOf(row) };
}

/**
 * A key sees no more than whoever made it does by now. What they score blind is not hidden from it: what other systems
 * take over by a key would lack it for good.
 */
function reachOf({ scopes, created_by, ...maker }: KeyRow | FoundKey): Pick<Actor, 'permissions' | 'eyes'> {
  const eyes = eyesOf({ ...maker, has_blind_reviews: false }, created_by);
  if (eyes === null || eyes.limit === null) return { permissions: scopes as KeyScope[], eyes };
  return { permissions: scopesWithin(scopes as KeyScope[], eyes.limit), eyes };
}

const isValid = ({ expires_at }: { expires_at: Date | null }, now: Date) =>
  expires_at === null || expires_at > now;

const guessesOf = perProgram(() => createKeyGuesses(Date.now));

/** Who a Bearer key is. Refuses a wrong, expired or revoked key, and an address that is not allowed. */
export async function findKeyActor(services: Services, key: string, address: string): Promise<Actor> {
  const guesses = guessesOf(services);
  guesses.check(address);
  const row = await findKeyByHash(services.acrossWorkspaces, tokenHash(key));
  const now = services.now();
  if (row === undefined || !isValid(row, now)) {
    guesses.count(address);
    throw fail('api_keys.invalid');
  }
  // It works again when the block is lifted.
  if (row.is_maker_blocked) throw fail('api_keys.invalid');
  const ctx = inWorkspace(services, row.workspace_id);
  if (!(await isAddressAllowed(ctx, address))) throw fail('api_keys.address_not_allowed');
  if (row.last_used_at === null || now.getTime() - row.last_used_at.getTime() > touchEveryMs)
    await touchKey(services.db, row.workspace_id, row.id, now, address);
  return {
    kind: 'key',
    userId: null,
    keyId: row.id,
    ownerId: row.owner_id,
    sessionHash: null,
    name: row.name,
    workspace: { id: row.workspace_id, role: null },
    ...reachOf(row),
    isOperator: false,
  };
}
