import type { Locale } from '@earshot/core/locales.ts';
import type { Customization as Look } from '@earshot/core/users/customization.ts';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

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
} as const satisfies Partial<Customization>;

type Store = Customization & { set: (change: Partial<Customization>) => void };

export const useCustomization = create<Store>()(
  persist(
    (set) => ({
      isOpen: false,
      ...defaultLook,
      themeMode: firstMode(),
      locale: 'en',
      drawerFolded: false,
      ownerId: null,
      isLocaleChosen: false,
      set: (change) => {
        if (change.themeMode !== undefined) rememberMode(change.themeMode);
        set(change);
      },
    }),
    {
      name: 'earshot.customization',
      partialize: ({ isOpen: _isOpen, isLocaleChosen: _chosen, set: _set, ...kept }) => kept,
    },
  ),
);

function firstMode(): ThemeMode {
  const cookie = /(?:^|; )theme_mode=(dark|light)/.exec(document.cookie)?.[1];
  if (cookie === 'dark' || cookie === 'light') return cookie;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

function rememberMode(mode: ThemeMode): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is missing over plain HTTP.
  document.cookie = `theme_mode=${mode}; path=/; max-age=31536000; samesite=strict`;
}
