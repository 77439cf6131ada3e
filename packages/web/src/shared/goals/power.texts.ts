import { texts } from '../../lib/texts.ts';

export const powerTexts = texts('goals:power', {
  automatic: { en: 'Automatic', ua: 'Автоматично', ru: 'Автоматически' },
  assist: { en: 'Assist', ua: 'Підказує', ru: 'Подсказывает' },
  person: { en: 'Person', ua: 'Людина', ru: 'Человек' },
});
