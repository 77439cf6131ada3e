import { texts } from '../../lib/texts.ts';

export const reviewsActions = texts('audit:reviews', {
  'review.assigned': {
    en: 'Gave calls to review',
    ua: 'Призначення перевірки',
    ru: 'Назначение проверки',
  },
  'review.submitted': {
    en: 'Sent a review',
    ua: 'Надсилання перевірки',
    ru: 'Отправка проверки',
  },
  'review.dropped': {
    en: 'Took a review off the queue',
    ua: 'Зняття перевірки з черги',
    ru: 'Снятие проверки из очереди',
  },
  'review_plan.created': {
    en: 'Added a plan of reviews',
    ua: 'Новий план перевірок',
    ru: 'Новый план проверок',
  },
  'review_plan.changed': {
    en: 'Changed a plan of reviews',
    ua: 'Зміна плану перевірок',
    ru: 'Изменение плана проверок',
  },
  'review_plan.removed': {
    en: 'Deleted a plan of reviews',
    ua: 'Видалення плану перевірок',
    ru: 'Удаление плана проверок',
  },
  'calibration.created': {
    en: 'Began a calibration',
    ua: 'Початок калібрування',
    ru: 'Начало калибровки',
  },
  'calibration.revealed': {
    en: 'Showed the scores of a calibration',
    ua: 'Показ оцінок калібрування',
    ru: 'Показ оценок калибровки',
  },
  'calibration.settled': {
    en: 'Settled a question of a calibration',
    ua: 'Узгодження запитання калібрування',
    ru: 'Согласование вопроса калибровки',
  },
  'calibration.removed': {
    en: 'Deleted a calibration',
    ua: 'Видалення калібрування',
    ru: 'Удаление калибровки',
  },
  'score.acknowledged': {
    en: 'Acknowledged a score',
    ua: 'Ознайомлення з оцінкою',
    ru: 'Ознакомление с оценкой',
  },
  'dispute.opened': {
    en: 'Disputed an answer',
    ua: 'Оскарження відповіді',
    ru: 'Оспаривание ответа',
  },
  'dispute.decided': {
    en: 'Decided a dispute',
    ua: 'Рішення щодо оскарження',
    ru: 'Решение по оспариванию',
  },
});
