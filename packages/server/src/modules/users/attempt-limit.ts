import { Failure } from '@earshot/core/errors.ts';
import type { Services } from '../../platform/context.ts';
import { tooMany } from '../../platform/too-many.ts';
import { addAttempt, type Limit, removeAttempts, takeBackAttempt, waitOf } from './attempts.store.ts';

export type { Limit } from './attempts.store.ts';

/** Tries of one kind for one account, address or both; the limit says how many. */
export type Counted = { key: string; limit: Limit };

const minuteMs = 60_000;
const tenMinutes = { windowMs: 10 * minuteMs };
const anHour = { windowMs: 60 * minuteMs };

/** Wrong passwords and codes from one address, behind which a whole office may sit. */
export const fromAddress = (address: string): Counted => ({
  key: `ip:${address}`,
  limit: { ...tenMinutes, most: 100 },
});

/** Ways back from a provider that came to nothing: each may ask the provider something. */
export const backFrom = (address: string): Counted => ({
  key: `oidc:${address}`,
  limit: { ...tenMinutes, most: 100 },
});

/** Links of letters that do not exist, which somebody tries. */
export const lettersFrom = (address: string): Counted => ({
  key: `letter:${address}`,
  limit: { ...tenMinutes, most: 100 },
});

/** The same for one account from one address. */
export const forAccountFrom = (kind: 'sign-in' | 'reset', email: string, address: string): Counted => ({
  key: `${kind}:${email.trim().toLowerCase()}@${address}`,
  limit: { ...tenMinutes, most: 20 },
});

/** The same for one account from anywhere; looser, so that strangers do not lock its owner out. */
export const forAccount = (kind: 'sign-in' | 'reset', email: string): Counted => ({
  key: `${kind}:${email.trim().toLowerCase()}`,
  limit: { ...tenMinutes, most: 200 },
});

/** What only the owner of an account knows, asked of somebody who is half-way in already. */
export const secretOf = (kind: 'second-factor' | 'password', userId: number): Counted => ({
  key: `${kind}:${userId}`,
  limit: { ...tenMinutes, most: 10, longestMs: 24 * 60 * minuteMs },
});

/** Mails that anybody can cause: per recipient, and per address. */
export const mailTo = (email: string): Counted => ({
  key: `mail:${email.toLowerCase()}`,
  limit: { ...anHour, most: 5 },
});
export const mailFrom = (address: string): Counted => ({
  key: `mail-ip:${address}`,
  limit: { ...anHour, most: 30 },
});

/**
 * Letters of invitation, which whoever administers a workspace sends to any address in words that hold the name of that
 * workspace: few to one address, and not more than a large office has people.
 */
export const invitations = (sender: string, email: string): Counted[] => [
  { key: `invite:${email.toLowerCase()}@${sender}`, limit: { ...anHour, most: 5 } },
  { key: `invite-by:${sender}`, limit: { ...anHour, most: 200 } },
];

/** People told that they were named in a comment: what is told again and again, in new comments, is noise for all of them. */
export const mentionsBy = (workspaceId: number, userId: number): Counted => ({
  key: `mentions:${workspaceId}:${userId}`,
  limit: { ...anHour, most: 200 },
});

/**
 * Samples sent to addresses that people of a workspace try: enough for whoever sets one up, too few for whoever goes through
 * machines and ports with them.
 */
export const webhookTests = (workspaceId: number): Counted => ({
  key: `webhook-test:${workspaceId}`,
  limit: { ...tenMinutes, most: 30 },
});

/** Letters of reports that somebody sends to themselves, to see how they read: each counts a report and draws it. */
export const lettersToOneself = (userId: number): Counted => ({
  key: `report-letter:${userId}`,
  limit: { ...tenMinutes, most: 20 },
});

/**
 * Registrations without a solved puzzle, from one address: few for the addresses of one domain, so that a robot does not use
 * up what others of the same office have, and not many altogether.
 */
export const withoutPuzzle = (address: string, email: string): Counted[] => [
  { key: `register:${email.split('@').at(-1)?.toLowerCase()}@${address}`, limit: { ...anHour, most: 3 } },
  { key: `register-ip:${address}`, limit: { ...anHour, most: 30 } },
];

/**
 * Counts a try, or refuses it where there were too many lately. All api processes count together, and tries at the same
 * moment do not pass each other by. Answers how many there were.
 */
export async function countAttempt(services: Services, { key, limit }: Counted): Promise<number> {
  const now = services.now();
  const count = await addAttempt(services.db, key, now, limit);
  if (count !== undefined) return count;
  throw tooMany(await waitOf(services.db, key, now, limit));
}

/**
 * Does what may be guessed at. Each refusal counts under every key; too many of them and the next try has to wait. One that
 * succeeds clears the count of the account, while an address keeps what it had: else one right password would allow a
 * thousand wrong ones.
 */
export async function limited<T>(
  services: Services,
  { address, account }: { address: Counted[]; account: Counted[] },
  attempt: () => Promise<T>,
): Promise<T> {
  const counted: Counted[] = [];
  const takeBack = () => Promise.all(counted.map(({ key }) => takeBackAttempt(services.db, key)));
  try {
    for (const one of [...address, ...account]) {
      await countAttempt(services, one);
      counted.push(one);
    }
  } catch (error) {
    await takeBack();
    throw error;
  }
  try {
    const result = await attempt();
    await takeBack();
    await clearAttempts(services, account);
    return result;
  } catch (error) {
    if (!(error instanceof Failure)) await takeBack();
    throw error;
  }
}

export async function clearAttempts(services: Services, counted: readonly Counted[]): Promise<void> {
  await removeAttempts(
    services.db,
    counted.map(({ key }) => key),
  );
}
