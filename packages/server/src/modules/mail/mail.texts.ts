import type { Locale } from '@earshot/core/locales.ts';

type Wording = { subject: string; body: readonly string[]; button: string };
export type MailText = Record<Locale, Wording>;

export const mailFrame: Record<Locale, { footer: string }> = {
  en: { footer: 'If you did not expect this letter, you can ignore it: nothing happens without you.' },
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
        'Вітаємо, {name}!',
        'Обліковий запис майже готовий: лишилося задати пароль. Посилання спрацює один раз, протягом {days} днів.',
      ],
      button: 'Задати пароль',
    },
    ru: {
      subject: 'Завершите регистрацию в Earshot',
      body: [
        'Здравствуйте, {name}!',
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
        'Вітаємо!',
        '{inviter} запрошує вас до робочого простору «{workspace}», де команда слухає свої дзвінки та оцінює їх. Посилання спрацює один раз, протягом {days} днів.',
      ],
      button: 'Прийняти запрошення',
    },
    ru: {
      subject: '{inviter} приглашает вас в {workspace} в Earshot',
      body: [
        'Здравствуйте!',
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
        'Вітаємо, {name}!',
        'Ваш одноразовий код: {code}',
        'Він діє {minutes} хвилин. Введіть його там, де просили.',
      ],
      button: 'Ввести код',
    },
    ru: {
      subject: 'Код для нового пароля',
      body: [
        'Здравствуйте, {name}!',
        'Ваш одноразовый код: {code}',
        'Он действует {minutes} минут. Введите его там, где просили.',
      ],
      button: 'Ввести код',
    },
  },
} as const satisfies Record<string, MailText>;
