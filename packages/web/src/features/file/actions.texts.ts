import { texts } from '../../lib/texts.ts';

export const fileActions = texts('audit:file', {
  'file.tagged': { en: 'Tagged a call', ua: 'Тег на дзвінок', ru: 'Тег на звонок' },
  'file.untagged': { en: 'Took a tag off a call', ua: 'Зняття тегу з дзвінка', ru: 'Снятие тега со звонка' },
  'transcript.corrected': {
    en: 'Corrected a transcript',
    ua: 'Виправлення розшифровки',
    ru: 'Исправление расшифровки',
  },
  'file.uploaded': { en: 'Uploaded a file', ua: 'Завантаження файлу', ru: 'Загрузка файла' },
  'file.played': { en: 'Listened', ua: 'Прослуховування', ru: 'Прослушивание' },
  'file.exported': { en: 'Downloaded', ua: 'Вивантаження', ru: 'Выгрузка' },
  'file.changed': { en: 'Changed a file', ua: 'Зміна файлу', ru: 'Изменение файла' },
  'file.restarted': { en: 'Processed again', ua: 'Повторна обробка', ru: 'Повторная обработка' },
  'file.removed': { en: 'Deleted a file', ua: 'Видалення файлу', ru: 'Удаление файла' },
  'share.created': { en: 'Shared a call', ua: 'Поширення дзвінка', ru: 'Отправка звонка' },
  'share.opened': { en: 'Opened a shared call', ua: 'Відкриття за посиланням', ru: 'Открытие по ссылке' },
  'share.removed': { en: 'Revoked a link', ua: 'Відкликання посилання', ru: 'Отзыв ссылки' },
});
