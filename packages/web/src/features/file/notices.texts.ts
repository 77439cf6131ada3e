import { texts } from '../../lib/texts.ts';

export const noticesTexts = texts('call-notices', {
  bannerDemo: {
    en: 'Made by the built-in demo engine: expect many errors.',
    ua: 'Розпізнано вбудованим демонстраційним рушієм: буде багато помилок.',
    ru: 'Распознано встроенным демонстрационным движком: ошибок будет много.',
  },
  engineChoose: {
    en: 'Choose a better engine',
    ua: 'Вибрати кращий рушій',
    ru: 'Выбрать более точный движок',
  },
  engineOther: { en: 'Other engines', ua: 'Інші рушії', ru: 'Другие движки' },
  engineInstall: {
    en: 'Get a better engine',
    ua: 'Встановити кращий рушій',
    ru: 'Установить более точный движок',
  },
  engineComing: {
    en: 'A better engine is coming',
    ua: 'Отримується кращий рушій',
    ru: 'Идёт получение более точного движка',
  },
  engineAsk: {
    en: 'An administrator can choose a better engine.',
    ua: 'Кращий рушій може вибрати адміністратор.',
    ru: 'Более точный движок может выбрать администратор.',
  },
  engineAskOperator: {
    en: 'Whoever runs this installation can add a better engine.',
    ua: 'Кращий рушій може додати той, хто відповідає за цю установку.',
    ru: 'Более точный движок может добавить тот, кто отвечает за эту установку.',
  },
  engineTitle: { en: 'Fetch {{name}}?', ua: 'Отримати {{name}}?', ru: 'Получить {{name}}?' },
  engineLicence: { en: 'Licence', ua: 'Ліцензія', ru: 'Лицензия' },
  engineLanguages: { en: 'Languages', ua: 'Мови', ru: 'Языки' },
  engineAnyLanguage: { en: 'Any', ua: 'Будь-які', ru: 'Любые' },
  engineFrom: { en: 'From', ua: 'Звідки', ru: 'Откуда' },
  engineFromPublic: {
    en: 'Its public address; the server needs internet access',
    ua: 'Загальнодоступна адреса; серверу потрібен інтернет',
    ru: 'Общедоступный адрес; серверу нужен интернет',
  },
  engineAfter: {
    en: 'It runs on your server. When it is here, process the call again.',
    ua: 'Модель працює на вашому сервері. Коли вона буде тут, обробіть дзвінок знову.',
    ru: 'Модель работает на вашем сервере. Когда она будет здесь, обработайте звонок заново.',
  },
  engineFetch: { en: 'Fetch', ua: 'Отримати', ru: 'Получить' },
  bannerNoWords: {
    en: 'No words: {{reason}} Sound, times and numbers are here all the same.',
    ua: 'Слів немає: {{reason}} Звук, час і показники все одно є.',
    ru: 'Слов нет: {{reason}} Звук, время и показатели всё равно есть.',
  },
  bannerSidecar: {
    en: 'A transcript (VTT, SRT, JSON, TXT) uploaded next to the recording also gives words.',
    ua: 'Слова дасть і транскрипт (VTT, SRT, JSON, TXT), завантажений поруч із записом.',
    ru: 'Слова даст и транскрипт (VTT, SRT, JSON, TXT), загруженный рядом с записью.',
  },
  chipEstimated: { en: 'Word times estimated', ua: 'Час слів приблизний', ru: 'Время слов приблизительное' },
  chipEstimatedText: {
    en: 'Words were laid over the speech that was heard. A click may land a little beside the word.',
    ua: 'Слова розподілено за виявленим мовленням, тож клік може трохи не влучити в слово.',
    ru: 'Слова распределены по обнаруженной речи, поэтому щелчок может немного не попасть в слово.',
  },
  chipLanguage: {
    en: 'Language assumed: {{language}}',
    ua: 'Імовірна мова: {{language}}',
    ru: 'Вероятный язык: {{language}}',
  },
  chipLanguageText: {
    en: 'Nobody said which language is spoken, so the usual one was used. Set it in Details and process again if it is another.',
    ua: 'Ніхто не вказав мову розмови, тож узято звичну. Якщо вона інша, вкажіть її у відомостях і обробіть дзвінок знову.',
    ru: 'Никто не указал язык разговора, поэтому взят обычный. Если он другой, укажите его в сведениях и обработайте звонок снова.',
  },
  chipNoSound: { en: 'Sound deleted', ua: 'Звук видалено', ru: 'Звук удалён' },
  chipNoSoundText: {
    en: 'The workspace keeps recordings only for a time. The words and the numbers stay.',
    ua: 'Робочий простір зберігає записи лише певний час. Слова й числа лишаються.',
    ru: 'Рабочее пространство хранит записи только некоторое время. Слова и числа остаются.',
  },
  chipMono: {
    en: 'Mono: speakers unknown',
    ua: 'Моно: співрозмовники невідомі',
    ru: 'Моно: собеседники неизвестны',
  },
  chipMonoText: {
    en: 'Both sides are in one channel, so who speaks cannot be told. Record two channels to know.',
    ua: 'Обидві сторони в одному каналі, тож не зрозуміти, хто говорить. Записуйте два канали.',
    ru: 'Обе стороны в одном канале, поэтому не понять, кто говорит. Записывайте два канала.',
  },
  chipDual: { en: 'Two equal channels', ua: 'Два однакові канали', ru: 'Два одинаковых канала' },
  chipDualText: {
    en: 'Both channels carry the same sound, so they are treated as one. Check the recorder if it should be stereo.',
    ua: 'В обох каналах той самий звук, тож їх узято за один. Перевірте запис, якщо має бути стерео.',
    ru: 'В обоих каналах один и тот же звук, поэтому они взяты за один. Проверьте запись, если должно быть стерео.',
  },
  chipSegments: {
    en: { one: '{{count}} stretch without words', other: '{{count}} stretches without words' },
    ua: {
      one: '{{count}} відрізок без слів',
      few: '{{count}} відрізки без слів',
      many: '{{count}} відрізків без слів',
      other: '{{count}} відрізка без слів',
    },
    ru: {
      one: '{{count}} отрезок без слов',
      few: '{{count}} отрезка без слов',
      many: '{{count}} отрезков без слов',
      other: '{{count}} отрезка без слов',
    },
  },
});
