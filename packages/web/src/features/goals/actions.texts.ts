import { texts } from '../../lib/texts.ts';

export const goalsActions = texts('audit:goals', {
  'goal.created': { en: 'Added a goal', ua: 'Нова ціль', ru: 'Новая цель' },
  'goal.changed': { en: 'Changed a goal', ua: 'Зміна цілі', ru: 'Изменение цели' },
  'goal.removed': { en: 'Deleted a goal', ua: 'Видалення цілі', ru: 'Удаление цели' },
  'goal.applied': {
    en: 'Scored past calls again',
    ua: 'Нова оцінка минулих дзвінків',
    ru: 'Новая оценка прошлых звонков',
  },
  'goal.switched': {
    en: 'Switched who answers a question',
    ua: 'Перемикання, хто відповідає на запитання',
    ru: 'Переключение, кто отвечает на вопрос',
  },
  'score.answered': {
    en: 'Answered questions of a goal',
    ua: 'Відповіді на запитання цілі',
    ru: 'Ответы на вопросы цели',
  },
});
