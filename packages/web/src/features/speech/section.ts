import { Mic } from 'lucide-react';
import { lazyPage } from '../../lib/parts.ts';
import { said } from '../../lib/texts.ts';
import type { Section } from '../../shared/section.ts';
import { speechTexts } from './speech.texts.ts';

export const speechSections = [
  {
    paths: ['/settings/speech'],
    title: said(speechTexts, 'title'),
    page: lazyPage(() => import('./SpeechPage.tsx'), 'SpeechPage'),
    can: 'speech.read',
    menu: { group: 'setup', icon: Mic },
    key: 'KeyE',
  },
] as const satisfies readonly Section[];
