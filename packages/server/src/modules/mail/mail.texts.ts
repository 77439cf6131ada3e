import type { Locale } from '@earshot/core/locales.ts';

type Wording = { subject: string; body: readonly string[]; button: string };
export type MailText = Record<Locale, Wording>;

export const mailFrame: Record<Locale, { footer: string }> = {
  en: { footer: 'If you did not expect this email, you can ignore it: nothing happens without you.' },
  ua: { footer: 'Якщо ви не чекали на цей лист, просто не зважайте на нього: без вас нічого не станеться.' },
  ru: {
    footer: 'Если вы не ждали этого письма, просто не обращайте внимания: без вас ничего не произойдёт.',
  },
};

export const mailTexts = {
  registration: {
    en: {
      subject: 'Finish your registration in Earshot',
      body: [
        'Hello {name},',
        'Your account is almost ready: only the password is missing. The link works once, within {days} days.',
      ],
      button: 'Set a password',
    },
    ua: {
      subject: 'Завершіть реєстрацію в Earshot',
      body: [
        'Вітаємо, {name}.',
        'Обліковий запис майже готовий: лишилося задати пароль. Посилання спрацює один раз, протягом {days} днів.',
      ],
      button: 'Задати пароль',
    },
    ru: {
      subject: 'Завершите регистрацию в Earshot',
      body: [
        'Здравствуйте, {name}.',
        'Учётная запись почти готова: осталось задать пароль. Ссылка сработает один раз, в течение {days} дней.',
      ],
      button: 'Задать пароль',
    },
  },
  invitation: {
    en: {
      subject: '{inviter} invites you to {workspace} in Earshot',
      body: [
        'Hello,',
        '{inviter} invites you to the workspace “{workspace}”, where your team listens to its calls and scores them. The link works once, within {days} days.',
      ],
      button: 'Accept the invitation',
    },
    ua: {
      subject: '{inviter} запрошує вас до {workspace} в Earshot',
      body: [
        'Вітаємо.',
        '{inviter} запрошує вас до робочого простору «{workspace}», де команда слухає свої дзвінки та оцінює їх. Посилання спрацює один раз, протягом {days} днів.',
      ],
      button: 'Прийняти запрошення',
    },
    ru: {
      subject: '{inviter} приглашает вас в {workspace} в Earshot',
      body: [
        'Здравствуйте.',
        '{inviter} приглашает вас в рабочее пространство «{workspace}», где команда слушает свои звонки и оценивает их. Ссылка сработает один раз, в течение {days} дней.',
      ],
      button: 'Принять приглашение',
    },
  },
  reset: {
    en: {
      subject: 'Your code for a new password',
      body: [
        'Hello {name},',
        'Your one-time code: {code}',
        'It works for {minutes} minutes. Enter it where you asked for it.',
      ],
      button: 'Enter the code',
    },
    ua: {
      subject: 'Код для нового пароля',
      body: [
        'Вітаємо, {name}.',
        'Ваш одноразовий код: {code}',
        'Він діє {minutes} хвилин. Введіть його там, де просили.',
      ],
      button: 'Ввести код',
    },
    ru: {
      subject: 'Код для нового пароля',
      body: [
        'Здравствуйте, {name}.',
        'Ваш одноразовый код: {code}',
        'Он действует {minutes} минут. Введите его там, где просили.',
      ],
      button: 'Ввести код',
    },
  },
  secondFactorGuessed: {
    en: {
      subject: 'Wrong codes for your account in Earshot',
      body: [
        'Hello {name},',
        'Somebody who knows your password entered a wrong code {count} times in a row. From now on each try has to wait longer than the one before.',
        'If it was not you, change your password now.',
      ],
      button: 'Change the password',
    },
    ua: {
      subject: 'Неправильні коди для вашого облікового запису в Earshot',
      body: [
        'Вітаємо, {name}.',
        'Хтось, хто знає ваш пароль, {count} разів поспіль увів неправильний код. Відтепер перед кожною спробою доведеться чекати довше, ніж перед попередньою.',
        'Якщо це були не ви, негайно змініть пароль.',
      ],
      button: 'Змінити пароль',
    },
    ru: {
      subject: 'Неверные коды для вашей учётной записи в Earshot',
      body: [
        'Здравствуйте, {name}.',
        'Кто-то, кто знает ваш пароль, {count} раз подряд ввёл неверный код. Теперь перед каждой попыткой придётся ждать дольше, чем перед предыдущей.',
        'Если это были не вы, сразу смените пароль.',
      ],
      button: 'Сменить пароль',
    },
  },
  passwordGuessed: {
    en: {
      subject: 'Wrong passwords in a session of your account in Earshot',
      body: [
        'Hello {name},',
        'Somebody who is signed in as you entered a wrong current password {count} times in a row. From now on each try has to wait longer than the one before.',
        'If it was not you, end the other sessions in your profile and change your password.',
      ],
      button: 'Change the password',
    },
    ua: {
      subject: 'Неправильні паролі в сеансі вашого облікового запису в Earshot',
      body: [
        'Вітаємо, {name}.',
        'Хтось, хто вже ввійшов у ваш обліковий запис, {count} разів поспіль неправильно ввів поточний пароль. Відтепер перед кожною спробою доведеться чекати довше, ніж перед попередньою.',
        'Якщо це були не ви, завершіть інші сеанси в профілі та змініть пароль.',
      ],
      button: 'Змінити пароль',
    },
    ru: {
      subject: 'Неверные пароли в сеансе вашей учётной записи в Earshot',
      body: [
        'Здравствуйте, {name}.',
        'Кто-то, кто уже вошёл в вашу учётную запись, {count} раз подряд неверно ввёл текущий пароль. Теперь перед каждой попыткой придётся ждать дольше, чем перед предыдущей.',
        'Если это были не вы, завершите другие сеансы в профиле и смените пароль.',
      ],
      button: 'Сменить пароль',
    },
  },
} as const satisfies Record<string, MailText>;
