import { texts } from '../../../lib/texts.ts';

export const printTexts = texts('call-print', {
  print: { en: 'Print', ua: 'Друкувати', ru: 'Печать' },
});
