import type { Locale } from '@earshot/core/locales.ts';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export const fontFamilies = ['Onest', 'Inter', 'Manrope', 'Golos Text'] as const;
export type FontFamily = (typeof fontFamilies)[number];
export const presetColors = ['default', 'theme1', 'theme2', 'theme3', 'theme4', 'theme5', 'theme6'] as const;
export type PresetColor = (typeof presetColors)[number];
export type ThemeMode = 'light' | 'dark';

export type Customization = {
  isOpen: boolean;
  fontFamily: FontFamily;
  borderRadius: number;
  outlinedFilled: boolean;
  themeMode: ThemeMode;
  presetColor: PresetColor;
  locale: Locale;
  rtlLayout: boolean;
  drawerFolded: boolean;
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
      set: (change) => {
        if (change.themeMode !== undefined) rememberMode(change.themeMode);
        set(change);
      },
    }),
    {
      name: 'earshot.customization',
      partialize: ({ isOpen: _isOpen, set: _set, ...kept }) => kept,
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
