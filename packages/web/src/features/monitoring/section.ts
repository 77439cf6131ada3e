import { lazyRouteComponent } from '@tanstack/react-router';
import { Activity } from 'lucide-react';
import { said } from '../../lib/texts.ts';
import type { Section } from '../../shared/section.ts';
import { monitoringTexts } from './monitoring.texts.ts';

export const monitoringSections = [
  {
    paths: ['/monitoring', '/projects'],
    title: said(monitoringTexts, 'title'),
    page: lazyRouteComponent(() => import('./MonitoringPage.tsx'), 'MonitoringPage'),
    can: 'projects.read',
    menu: { group: 'work', icon: Activity },
    key: 'KeyM',
  },
] as const satisfies readonly Section[];
