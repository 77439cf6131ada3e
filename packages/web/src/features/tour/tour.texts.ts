import { texts } from '../../lib/texts.ts';

export const tourTexts = texts('tour', {
  next: { en: 'Next', ua: 'Далі', ru: 'Далее' },
  previous: { en: 'Back', ua: 'Назад', ru: 'Назад' },
  done: { en: 'Done', ua: 'Готово', ru: 'Готово' },
  progress: { en: '{{at}} of {{all}}', ua: '{{at}} із {{all}}', ru: '{{at}} из {{all}}' },
  close: { en: 'Close the tour', ua: 'Закрити огляд', ru: 'Закрыть обзор' },
  welcomeTitle: { en: 'Welcome to Earshot', ua: 'Вітаємо в Earshot', ru: 'Добро пожаловать в Earshot' },
  welcome: {
    en: 'Six short stops show where things are. You can close the tour at any of them and start it again from your menu.',
    ua: 'Шість коротких зупинок покажуть, де що є. Огляд можна закрити на будь-якій і знову запустити зі свого меню.',
    ru: 'Шесть коротких остановок покажут, где что находится. Обзор можно закрыть на любой и снова запустить из своего меню.',
  },
  monitoringTitle: { en: 'Monitoring', ua: 'Моніторинг', ru: 'Мониторинг' },
  monitoring: {
    en: 'Where you land: your calls at a glance, and the projects that watch them for you.',
    ua: 'Звідси все починається: огляд ваших дзвінків і проєкти, що стежать за ними замість вас.',
    ru: 'Отсюда всё начинается: обзор ваших звонков и проекты, которые следят за ними вместо вас.',
  },
  filesTitle: { en: 'Files', ua: 'Файли', ru: 'Файлы' },
  files: {
    en: 'Every call is here. Drop recordings anywhere on the page to upload them, then filter and sort the list.',
    ua: 'Тут усі дзвінки. Щоб завантажити записи, перетягніть їх на сторінку, а потім фільтруйте й сортуйте список.',
    ru: 'Здесь все звонки. Чтобы загрузить записи, перетащите их на страницу, а затем фильтруйте и сортируйте список.',
  },
  playerTitle: { en: 'Sound and transcript', ua: 'Звук і транскрипт', ru: 'Звук и транскрипт' },
  player: {
    en: 'Each side of the talk has its own lane. Click a word to hear it; the text follows the sound.',
    ua: 'Кожен співрозмовник має свою доріжку. Клацніть слово, щоб почути його; текст іде за звуком.',
    ru: 'У каждого собеседника своя дорожка. Щёлкните слово, чтобы услышать его; текст идёт за звуком.',
  },
  noFile: {
    en: 'Once a call is processed, its page shows both sides as lanes with the words below. Click a word to hear it.',
    ua: 'Коли дзвінок оброблено, на його сторінці видно доріжки обох сторін і текст під ними. Клацніть слово, щоб почути його.',
    ru: 'Когда звонок обработан, на его странице видны дорожки обеих сторон и текст под ними. Щёлкните слово, чтобы услышать его.',
  },
  profileTitle: {
    en: 'You and your workspace',
    ua: 'Ви і ваш робочий простір',
    ru: 'Вы и ваше рабочее пространство',
  },
  profile: {
    en: 'Switch between workspaces here. Your profile, the theme and the language are at the other end of this bar.',
    ua: 'Тут можна змінити робочий простір. Профіль, тема і мова — на іншому кінці цієї панелі.',
    ru: 'Здесь меняется рабочее пространство. Профиль, тема и язык — на другом конце этой панели.',
  },
  integrationTitle: { en: 'Other systems', ua: 'Інші системи', ru: 'Другие системы' },
  integration: {
    en: 'Calls can come by themselves: the API takes recordings from your telephony. Its keys are in your profile, under Integration.',
    ua: 'Дзвінки можуть надходити самі: API приймає записи з вашої телефонії. Ключі до нього — у профілі, в «Інтеграції».',
    ru: 'Звонки могут приходить сами: API принимает записи из вашей телефонии. Ключи к нему — в профиле, в «Интеграции».',
  },
});
