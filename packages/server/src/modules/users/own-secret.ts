import { Failure } from '@earshot/core/errors.ts';
import type { Locale } from '@earshot/core/locales.ts';
import type { Services } from '../../platform/context.ts';
import { mailTexts } from '../mail/mail.texts.ts';
import { sendMail } from '../mail/mail.ts';
import { clearAttempts, countAttempt, secretOf } from './attempt-limit.ts';
import { takeBackAttempt } from './attempts.store.ts';
import type { UserRow } from './users.store.ts';

type Kind = 'second-factor' | 'password';

const letters = { 'second-factor': mailTexts.secondFactorGuessed, password: mailTexts.passwordGuessed };

/**
 * Asks for what only the owner of an account knows, of somebody who has its password or a session of it already. Wrong
 * answers count for the account, wherever they come from; after ten each has to wait twice as long as the one before, and the
 * owner gets a letter.
 */
export async function askOwner<T>(
  services: Services,
  user: UserRow,
  kind: Kind,
  attempt: () => Promise<T>,
): Promise<T> {
  const counted = secretOf(kind, user.id);
  const count = await countAttempt(services, counted);
  try {
    const result = await attempt();
    await clearAttempts(services, [counted]);
    return result;
  } catch (error) {
    if (!(error instanceof Failure)) await takeBackAttempt(services.db, counted.key);
    else if (count === counted.limit.most) await warnOwner(services, user, kind, count);
    throw error;
  }
}

async function warnOwner(services: Services, user: UserRow, kind: Kind, count: number): Promise<void> {
  await sendMail(services, {
    to: user.email,
    locale: user.locale as Locale,
    text: letters[kind],
    values: { name: user.name, count },
    path: '/profile/change_password',
  });
}
