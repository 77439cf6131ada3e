import { lazyRouteComponent } from '@tanstack/react-router';
import { said } from '../../lib/texts.ts';
import type { Section } from '../../shared/section.ts';
import { workspaceSettingsTexts } from './workspace-settings.texts.ts';

export const workspaceSettingsSections = [
  {
    paths: ['/profile/workspace'],
    title: said(workspaceSettingsTexts, 'section'),
    page: lazyRouteComponent(() => import('./WorkspaceSettingsPage.tsx'), 'WorkspaceSettingsPage'),
  },
] as const satisfies readonly Section[];
