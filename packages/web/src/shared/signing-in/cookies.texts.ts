import { texts } from '../../lib/texts.ts';

export const cookieTexts = texts('cookies', {
  title: {
    en: 'This browser does not keep the cookie of this site',
    ua: 'Браузер не зберігає файл cookie цього сайту',
    ru: 'Браузер не сохраняет файл cookie этого сайта',
  },
  text: {
    en: 'Without it nobody stays signed in. Allow cookies for {{site}}: in the browser’s settings under Privacy, or by the icon beside the address. Then sign in again.',
    ua: 'Без нього неможливо лишатися у системі. Дозвольте файли cookie для {{site}}: у налаштуваннях браузера в розділі про конфіденційність або через значок біля адреси. Потім увійдіть ще раз.',
    ru: 'Без него нельзя оставаться в системе. Разрешите файлы cookie для {{site}}: в настройках браузера в разделе о конфиденциальности или через значок возле адреса. Затем войдите ещё раз.',
  },
});
