import { texts } from '../../lib/texts.ts';

export const segmentsErrors = texts('errors:segments', {
  'segments.not_found': {
    en: 'This segment no longer exists.',
    ua: 'Цього сегмента вже немає.',
    ru: 'Этого сегмента больше нет.',
  },
  'segments.name_taken': {
    en: 'There is a segment with this name. Choose another.',
    ua: 'Сегмент із такою назвою вже є. Виберіть іншу.',
    ru: 'Сегмент с таким названием уже есть. Выберите другое.',
  },
  'segments.is_filter': {
    en: 'This segment is a filter: its calls follow from it and cannot be picked by hand.',
    ua: 'Цей сегмент — фільтр: дзвінки визначає він, додати вручну не можна.',
    ru: 'Этот сегмент — фильтр: звонки определяет он, добавить вручную нельзя.',
  },
  'segments.circular': {
    en: 'A segment cannot be part of itself. Take it out of its own filters.',
    ua: 'Сегмент не може бути частиною самого себе. Приберіть його з власних фільтрів.',
    ru: 'Сегмент не может быть частью самого себя. Уберите его из собственных фильтров.',
  },
});
