import { texts } from '../../lib/texts.ts';

export const emotionTexts = texts('emotion', {
  improving: { en: 'improving', ua: 'покращується', ru: 'улучшается' },
  worsening: { en: 'worsening', ua: 'погіршується', ru: 'ухудшается' },
  steady: { en: 'steady', ua: 'без змін', ru: 'без изменений' },
});
