import { texts } from '../../../lib/texts.ts';

export const editingTexts = texts('fileEditing', {
  correct: { en: 'Correct this phrase', ua: 'Виправити фразу', ru: 'Исправить фразу' },
  keyCorrect: {
    en: 'Correct the current phrase',
    ua: 'Виправити поточну фразу',
    ru: 'Исправить текущую фразу',
  },
  words: { en: 'Words of the phrase', ua: 'Слова фрази', ru: 'Слова фразы' },
  who: { en: 'Who says it', ua: 'Хто це каже', ru: 'Кто это говорит' },
  hint: {
    en: 'Enter saves, Esc leaves. Without words the phrase is removed.',
    ua: 'Enter зберігає, Esc скасовує. Без слів фразу буде вилучено.',
    ru: 'Enter сохраняет, Esc отменяет. Без слов фраза будет удалена.',
  },
  conflict: {
    en: 'Somebody corrected this call meanwhile. Reload the transcript and look at the phrase again; what you typed stays.',
    ua: 'Хтось тим часом виправив цей дзвінок. Оновіть транскрипт і гляньте на фразу ще раз; введене залишиться.',
    ru: 'Кто-то тем временем исправил этот звонок. Обновите транскрипт и посмотрите на фразу ещё раз; введённое останется.',
  },
  reload: { en: 'Reload the transcript', ua: 'Оновити транскрипт', ru: 'Обновить транскрипт' },
  corrected: { en: 'Transcript corrected', ua: 'Транскрипт виправлено', ru: 'Транскрипт исправлен' },
  versions: { en: 'Versions of the transcript', ua: 'Версії транскрипту', ru: 'Версии транскрипта' },
  version: { en: 'Version {{version}}', ua: 'Версія {{version}}', ru: 'Версия {{version}}' },
  current: { en: 'current', ua: 'поточна', ru: 'текущая' },
  kind_made: {
    en: 'Recognised or imported',
    ua: 'Розпізнано або імпортовано',
    ru: 'Распознано или импортировано',
  },
  kind_corrected: { en: 'Corrected', ua: 'Виправлено', ru: 'Исправлено' },
  kind_restored: { en: 'Restored', ua: 'Відновлено', ru: 'Восстановлено' },
  kind_carried_over: {
    en: 'Processed again, corrections kept',
    ua: 'Оброблено знову, виправлення збережено',
    ru: 'Обработано снова, исправления сохранены',
  },
  compare: { en: 'Compare', ua: 'Порівняти', ru: 'Сравнить' },
  compareOf: {
    en: 'Compare version {{version}} with the current one',
    ua: 'Порівняти версію {{version}} з поточною',
    ru: 'Сравнить версию {{version}} с текущей',
  },
  restore: { en: 'Restore', ua: 'Відновити', ru: 'Восстановить' },
  restoreOf: {
    en: 'Restore version {{version}}',
    ua: 'Відновити версію {{version}}',
    ru: 'Восстановить версию {{version}}',
  },
  restored: {
    en: 'Version {{version}} is the current one again',
    ua: 'Версія {{version}} знову поточна',
    ru: 'Версия {{version}} снова текущая',
  },
  same: {
    en: 'The words are the same as in the current version.',
    ua: 'Слова ті самі, що в поточній версії.',
    ru: 'Слова те же, что в текущей версии.',
  },
  was: { en: 'was', ua: 'було', ru: 'было' },
  now: { en: 'now', ua: 'тепер', ru: 'теперь' },
  moved: { en: '{{from}} → {{to}}', ua: '{{from}} → {{to}}', ru: '{{from}} → {{to}}' },
  phrases: {
    en: { one: '{{count}} phrase', other: '{{count}} phrases' },
    ua: { one: '{{count}} фраза', few: '{{count}} фрази', many: '{{count}} фраз', other: '{{count}} фрази' },
    ru: { one: '{{count}} фраза', few: '{{count}} фразы', many: '{{count}} фраз', other: '{{count}} фразы' },
  },
});
