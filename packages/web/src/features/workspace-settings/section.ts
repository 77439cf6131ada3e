import { lazyPage } from '../../lib/parts.ts';
import { said } from '../../lib/texts.ts';
import type { Section } from '../../shared/section.ts';
import { workspaceSettingsTexts } from './workspace-settings.texts.ts';

export const workspaceSettingsSections = [
  {
    paths: ['/profile/workspace'],
    title: said(workspaceSettingsTexts, 'section'),
    page: lazyPage(() => import('./WorkspaceSettingsPage.tsx'), 'WorkspaceSettingsPage'),
  },
] as const satisfies readonly Section[];
