import { texts } from '../../lib/texts.ts';

/** How a classifier stands, and how good it is. */
export const standingTexts = texts('classifier-standing', {
  status_NEW: { en: 'New', ua: 'Новий', ru: 'Новый' },
  'status_WAITING FOR DATA': { en: 'Waiting for data', ua: 'Чекає на дані', ru: 'Ждёт данных' },
  status_LEARNING: { en: 'Learning', ua: 'Навчається', ru: 'Учится' },
  status_READY: { en: 'Ready', ua: 'Готовий', ru: 'Готов' },
  'status_NEED REFIT': { en: 'Needs refit', ua: 'Треба навчити знову', ru: 'Нужно обучить снова' },
  status_ERROR: { en: 'Error', ua: 'Помилка', ru: 'Ошибка' },
  missingOf: {
    en: '{{label}}: {{shown}} more needed',
    ua: '{{label}}: бракує {{shown}}',
    ru: '{{label}}: не хватает {{shown}}',
  },
  accuracyIs: {
    en: 'Accuracy {{value}}, 95 % between {{low}} and {{high}}',
    ua: 'Точність {{value}}, 95 % між {{low}} і {{high}}',
    ru: 'Доля верных {{value}}, 95 % между {{low}} и {{high}}',
  },
  usualIs: {
    en: 'always giving the commonest answer: {{value}}',
    ua: 'якщо завжди давати найчастішу відповідь: {{value}}',
    ru: 'если всегда давать самый частый ответ: {{value}}',
  },
  refit_labels: {
    en: 'answers changed since: {{shown}}',
    ua: 'змінилося відповідей відтоді: {{shown}}',
    ru: 'изменилось ответов с тех пор: {{shown}}',
  },
  refit_definition: {
    en: 'its labels or what it looks at were changed',
    ua: 'змінено мітки або те, на що він дивиться',
    ru: 'изменены метки или то, на что он смотрит',
  },
  refit_unknown_words: {
    en: 'calls have more words that it does not know',
    ua: 'у дзвінках побільшало незнайомих йому слів',
    ru: 'в звонках стало больше незнакомых ему слов',
  },
  refit_label_shares: {
    en: 'labels come up in other shares than before',
    ua: 'мітки трапляються не в тих частках, що раніше',
    ru: 'метки встречаются не в тех долях, что раньше',
  },
  refit_accuracy: {
    en: 'it is right less often on examples drawn by chance',
    ua: 'на випадкових прикладах він рідше має рацію',
    ru: 'на случайных примерах он реже прав',
  },
  error_too_few: {
    en: 'Too few examples of “{{label}}”. Label some more, then have it learn.',
    ua: 'Замало прикладів «{{label}}». Розмітьте ще й запустіть навчання.',
    ru: 'Слишком мало примеров «{{label}}». Разметьте ещё и запустите обучение.',
  },
  error_one_answer: {
    en: 'All examples have the same answer to “{{label}}”. Label some of the other kind.',
    ua: 'У всіх прикладах та сама відповідь на «{{label}}». Розмітьте й інші.',
    ru: 'Во всех примерах один и тот же ответ на «{{label}}». Разметьте и другие.',
  },
  error_internal: {
    en: 'Learning broke off. Nothing was lost; have it learn again.',
    ua: 'Навчання обірвалося. Нічого не втрачено; запустіть його ще раз.',
    ru: 'Обучение прервалось. Ничего не потеряно; запустите его ещё раз.',
  },
  anyLabel: { en: 'a label', ua: 'мітка', ru: 'метка' },
});
