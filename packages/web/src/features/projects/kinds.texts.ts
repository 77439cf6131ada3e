import { texts } from '../../lib/texts.ts';

/** What each kind of projects is called, and its list. */
export const kindTexts = texts('project-kinds', {
  monitoring: { en: 'Monitoring', ua: 'Моніторинг', ru: 'Мониторинг' },
  discovery: { en: 'Discovery', ua: 'Дослідження', ru: 'Исследование' },
  training: { en: 'Training', ua: 'Навчання', ru: 'Обучение' },
  testing: { en: 'Testing', ua: 'Тестування', ru: 'Тестирование' },
  new: { en: 'New project', ua: 'Новий проєкт', ru: 'Новый проект' },
  new_monitoring: {
    en: 'New monitoring project',
    ua: 'Новий проєкт моніторингу',
    ru: 'Новый проект мониторинга',
  },
  new_discovery: {
    en: 'New discovery project',
    ua: 'Новий проєкт дослідження',
    ru: 'Новый проект исследования',
  },
  new_training: { en: 'New training project', ua: 'Новий проєкт навчання', ru: 'Новый проект обучения' },
  new_testing: { en: 'New testing project', ua: 'Новий проєкт тестування', ru: 'Новый проект тестирования' },
  empty_monitoring: {
    en: 'Say once what to watch for, and every new call is looked at: found, tagged, scored and told to whoever should know.',
    ua: 'Опишіть один раз, за чим стежити, і кожен новий дзвінок буде перевірено: знайдено, позначено тегами, оцінено, а хто має знати, той дізнається.',
    ru: 'Опишите один раз, за чем следить, и каждый новый звонок будет проверен: найден, отмечен тегами, оценён, а кто должен знать, тот узнает.',
  },
  empty_discovery: {
    en: 'Choose the calls that you want to know more about; they are gathered here as they come.',
    ua: 'Виберіть дзвінки, про які хочете дізнатися більше; вони збиратимуться тут у міру надходження.',
    ru: 'Выберите звонки, о которых хотите узнать больше; они будут собираться здесь по мере поступления.',
  },
  empty_training: {
    en: 'Choose the calls to learn from; they are gathered here as they come.',
    ua: 'Виберіть дзвінки, на яких слід навчатися; вони збиратимуться тут у міру надходження.',
    ru: 'Выберите звонки, на которых следует обучаться; они будут собираться здесь по мере поступления.',
  },
  empty_testing: {
    en: 'Choose the calls to measure on; they are gathered here as they come.',
    ua: 'Виберіть дзвінки, на яких слід вимірювати; вони збиратимуться тут у міру надходження.',
    ru: 'Выберите звонки, на которых следует измерять; они будут собираться здесь по мере поступления.',
  },
});
