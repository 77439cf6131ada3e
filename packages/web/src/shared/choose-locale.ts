import type { Locale } from '@earshot/core/locales.ts';
import { setLocale } from '@earshot/core/users/account.api.ts';
import { call } from '../lib/call.ts';
import { useCustomization } from '../lib/customization.ts';
import { useAccount } from './account.ts';

export const localeNames: Record<Locale, string> = { en: 'English', ua: 'Українська', ru: 'Русский' };

export function chooseLocale(locale: Locale): void {
  const { isLoggedIn } = useAccount.getState();
  useCustomization.getState().set({ locale, isLocaleChosen: !isLoggedIn });
  if (!isLoggedIn) return;
  // The choice works in this browser whether or not the server hears of it.
  void call(setLocale, { body: { locale } }).catch(() => {});
}
