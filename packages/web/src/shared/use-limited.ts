import { useTexts } from '../lib/i18n.ts';
import { useAccount } from './account.ts';
import { limitedTexts } from './limited.texts.ts';

/** Whose calls alone this person sees, in words; null for whoever sees those of everybody. */
export function useLimited(): string | null {
  const t = useTexts(limitedTexts);
  const teams = useAccount((account) => account.user?.limited_to) ?? null;
  if (teams === null) return null;
  return teams.length === 0 ? t('none') : t('callsOf', { teams: teams.join(', ') });
}
