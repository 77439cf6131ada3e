import { texts } from '../../lib/texts.ts';

export const trainingTexts = texts('project-training', {
  title: { en: 'Training', ua: 'Навчання', ru: 'Обучение' },
  label: { en: 'Label', ua: 'Розмічати', ru: 'Размечать' },
  open: {
    en: 'Open the classifier: {{name}}',
    ua: 'Відкрити класифікатор: {{name}}',
    ru: 'Открыть классификатор: {{name}}',
  },
  progress: { en: 'Learning: {{shown}}', ua: 'Навчання: {{shown}}', ru: 'Обучение: {{shown}}' },
  accuracy: { en: 'accuracy', ua: 'точність', ru: 'доля верных' },
  few: { en: 'few answers', ua: 'мало відповідей', ru: 'мало ответов' },
  noVersion: {
    en: 'Nothing was learned yet.',
    ua: 'Ще нічого не вивчено.',
    ru: 'Ещё ничего не выучено.',
  },
  examples: {
    en: 'labels given: {{shown}}',
    ua: 'розмічено прикладів: {{shown}}',
    ru: 'размечено примеров: {{shown}}',
  },
  missing: { en: 'Still needed', ua: 'Ще потрібно', ru: 'Ещё нужно' },
  none: {
    en: 'Choose the classifier that learns from these calls.',
    ua: 'Виберіть класифікатор, який навчатиметься на цих дзвінках.',
    ru: 'Выберите классификатор, который будет учиться на этих звонках.',
  },
  gone: {
    en: 'The classifier of this project is no longer there. Choose another.',
    ua: 'Класифікатора цього проєкту вже немає. Виберіть інший.',
    ru: 'Классификатора этого проекта больше нет. Выберите другой.',
  },
  closed: {
    en: 'Your role does not show classifiers.',
    ua: 'Ваша роль не показує класифікаторів.',
    ru: 'Ваша роль не показывает классификаторов.',
  },
});
