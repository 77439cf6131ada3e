import { lazyRouteComponent } from '@tanstack/react-router';
import { Mic } from 'lucide-react';
import { said } from '../../lib/texts.ts';
import type { Section } from '../../shared/section.ts';
import { speechTexts } from './speech.texts.ts';

export const speechSections = [
  {
    paths: ['/settings/speech'],
    title: said(speechTexts, 'title'),
    page: lazyRouteComponent(() => import('./SpeechPage.tsx'), 'SpeechPage'),
    can: 'speech.read',
    menu: { group: 'setup', icon: Mic },
    key: 'KeyE',
  },
] as const satisfies readonly Section[];
