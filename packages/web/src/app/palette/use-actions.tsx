import { locales } from '@earshot/core/locales.ts';
import { useNavigate } from '@tanstack/react-router';
import { Compass, Globe, Keyboard, Layers, LogOut, Moon, Palette, Plus, Sun, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCustomization } from '../../lib/customization.ts';
import { useSaid, useTexts } from '../../lib/i18n.ts';
import { chooseLocale, localeNames } from '../../shared/choose-locale.ts';
import { openUploadDialog } from '../../shared/uploads/choose.ts';
import { useMayFor } from '../../shared/users.queries.ts';
import { appTexts } from '../app.texts.ts';
import { useOverlays } from '../overlays.ts';
import { destinations } from '../sections.ts';
import { signOutHere } from '../session.ts';
import { askForTour } from '../tour.ts';
import { paletteTexts } from './palette.texts.ts';

type Action = { id: string; text: string; icon: ReactNode; keys?: string; act: () => unknown };

export function useActions(): Action[] {
  const t = useTexts(paletteTexts);
  const app = useTexts(appTexts);
  const say = useSaid();
  const { themeMode, locale, set } = useCustomization();
  const navigate = useNavigate();
  const may = useMayFor();
  const isDark = themeMode === 'dark';
  return [
    ...(may('files.write')
      ? [{ id: 'upload', text: t('upload'), icon: <Upload size={16} aria-hidden />, act: openUploadDialog }]
      : []),
    ...destinations.flatMap(({ create, path }) =>
      create !== undefined && may(create.can)
        ? [
            {
              id: `new-${path}`,
              text: say(create.text),
              icon: <Plus size={16} aria-hidden />,
              act: () => navigate({ to: path, search: { create: '1' } }),
            },
          ]
        : [],
    ),
    {
      id: 'theme',
      text: app(isDark ? 'toLight' : 'toDark'),
      icon: isDark ? <Sun size={16} aria-hidden /> : <Moon size={16} aria-hidden />,
      act: () => set({ themeMode: isDark ? 'light' : 'dark' }),
    },
    ...locales
      .filter((one) => one !== locale)
      .map((one) => ({
        id: `language-${one}`,
        text: t('language', { name: localeNames[one] }),
        icon: <Globe size={16} aria-hidden />,
        act: () => chooseLocale(one),
      })),
    {
      id: 'look',
      text: app('look'),
      icon: <Palette size={16} aria-hidden />,
      act: () => set({ isOpen: true }),
    },
    {
      id: 'workspaces',
      text: t('workspaces'),
      icon: <Layers size={16} aria-hidden />,
      act: () => navigate({ to: '/error_workspace', search: { choose: '1' } }),
    },
    {
      id: 'keys',
      text: app('keys'),
      icon: <Keyboard size={16} aria-hidden />,
      keys: '?',
      act: () => useOverlays.setState({ isKeysOpen: true }),
    },
    { id: 'tour', text: app('tour'), icon: <Compass size={16} aria-hidden />, act: askForTour },
    { id: 'sign-out', text: app('signOut'), icon: <LogOut size={16} aria-hidden />, act: signOutHere },
  ];
}
