import { texts } from '../../lib/texts.ts';

export const waitingTexts = texts('waiting', {
  waiting: { en: 'waiting', ua: 'чекає', ru: 'ждёт' },
  kept: {
    en: 'Kept. It is sent when the connection is back.',
    ua: 'Збережено. Надішлеться, щойно звʼязок відновиться.',
    ru: 'Сохранено. Отправится, как только связь восстановится.',
  },
  refused: { en: 'Could not be sent', ua: 'Не вдалося надіслати', ru: 'Не удалось отправить' },
  refused_comment: {
    en: 'Your comment could not be sent.',
    ua: 'Ваш коментар не вдалося надіслати.',
    ru: 'Ваш комментарий не удалось отправить.',
  },
  refused_tag: {
    en: 'The change of the tag “{{name}}” could not be sent.',
    ua: 'Зміну тегу «{{name}}» не вдалося надіслати.',
    ru: 'Изменение тега «{{name}}» не удалось отправить.',
  },
  refused_favorite: {
    en: 'The change of a favourite could not be sent.',
    ua: 'Зміну обраного не вдалося надіслати.',
    ru: 'Изменение избранного не удалось отправить.',
  },
  refused_label: {
    en: 'Your answer to an example could not be sent.',
    ua: 'Вашу відповідь щодо прикладу не вдалося надіслати.',
    ru: 'Ваш ответ о примере не удалось отправить.',
  },
  copy: { en: 'Copy the text', ua: 'Скопіювати текст', ru: 'Скопировать текст' },
  copied: { en: 'Copied', ua: 'Скопійовано', ru: 'Скопировано' },
  letGo: { en: 'Discard', ua: 'Відкинути', ru: 'Отбросить' },
});
