import { texts } from '../../../lib/texts.ts';

/** What a project says of the call that is open. */
export const projectTabTexts = texts('call-project', {
  tab: { en: 'Project', ua: 'Проєкт', ru: 'Проект' },
  score: { en: 'Score in this project', ua: 'Оцінка в цьому проєкті', ru: 'Оценка в этом проекте' },
  noParts: {
    en: 'The project set no tags here.',
    ua: 'Проєкт не поставив тут тегів.',
    ru: 'Проект не поставил здесь тегов.',
  },
  notFound: {
    en: 'This project has not found the call.',
    ua: 'Цей проєкт дзвінка не знаходив.',
    ru: 'Этот проект звонка не находил.',
  },
  words: { en: 'Words', ua: 'Слова', ru: 'Слова' },
  byFilters: {
    en: 'Found by its filters alone.',
    ua: 'Знайдено лише за фільтрами.',
    ru: 'Найдено только по фильтрам.',
  },
  foundAt: { en: 'Found {{when}}', ua: 'Знайдено {{when}}', ru: 'Найдено {{when}}' },
  fromHistory: { en: 'among past calls', ua: 'серед минулих дзвінків', ru: 'среди прошлых звонков' },
  patternGone: { en: 'A former pattern', ua: 'Колишній патерн', ru: 'Прежний паттерн' },
  tagGone: { en: 'A former tag', ua: 'Колишній тег', ru: 'Прежний тег' },
});
