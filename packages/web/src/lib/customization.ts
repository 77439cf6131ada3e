import { type Locale, localeOf } from '@earshot/core/locales.ts';
import type { Customization as Look } from '@earshot/core/users/customization.ts';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { forgetCookie, keepCookie, readCookie } from './cookies.ts';
import { keptLook } from './kept-look.ts';

export { fontFamilies, presetColors } from '@earshot/core/users/customization.ts';

export type FontFamily = Look['fontFamily'];
export type PresetColor = Look['presetColor'];
export type ThemeMode = Look['themeMode'];

export type Customization = Look & {
  isOpen: boolean;
  locale: Locale;
  drawerFolded: boolean;
  /** Whose look this browser shows; another person who signs in brings their own. */
  ownerId: number | null;
  /** A language was chosen before signing in, so it is meant. */
  isLocaleChosen: boolean;
};

export const defaultLook = {
  fontFamily: 'Onest',
  borderRadius: 12,
  outlinedFilled: true,
  presetColor: 'theme6',
  rtlLayout: false,
  singleKeys: true,
} as const satisfies Partial<Customization>;

type Store = Customization & { set: (change: Partial<Customization>) => void };

const modeCookie = 'theme_mode';

export const useCustomization = create<Store>()(
  persist(
    (set) => ({
      isOpen: false,
      ...defaultLook,
      themeMode: firstMode(),
      // Until one is saved; `first-paint.js` begins with the same.
      locale: localeOf(navigator.languages) ?? 'en',
      drawerFolded: false,
      ownerId: null,
      isLocaleChosen: false,
      set: (change) => {
        if (change.themeMode !== undefined) keepCookie(modeCookie, change.themeMode);
        set(change);
      },
    }),
    {
      name: 'customization',
      storage: createJSONStorage(() => ({
        getItem: (name) => readCookie(name) ?? null,
        setItem: keepCookie,
        removeItem: forgetCookie,
      })),
      merge: (kept, current) => ({ ...current, ...keptLook(kept) }),
      // The mode has a cookie of its own, and none before it is chosen: till then it follows the system.
      partialize: ({ isOpen: _isOpen, isLocaleChosen: _chosen, themeMode: _mode, set: _set, ...kept }) =>
        kept,
    },
  ),
);

/** A mode that was chosen counts first, then what the system prefers. */
function firstMode(): ThemeMode {
  const chosen = readCookie(modeCookie);
  if (chosen === 'dark' || chosen === 'light') return chosen;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
