import { texts } from '../../lib/texts.ts';

export const registerTexts = texts('register', {
  title: { en: 'Create an account', ua: 'Новий обліковий запис', ru: 'Новая учётная запись' },
  email: { en: 'Email', ua: 'Електронна пошта', ru: 'Электронная почта' },
  emailMissing: { en: 'Enter your email', ua: 'Введіть пошту', ru: 'Введите почту' },
  emailWrong: {
    en: 'This does not look like an email',
    ua: 'Це не схоже на адресу пошти',
    ru: 'Это не похоже на адрес почты',
  },
  consent: {
    en: 'I agree that this site keeps cookies in my browser. They keep me signed in and remember the theme.',
    ua: 'Я погоджуюся, що цей сайт зберігає файли cookie у браузері. Завдяки їм не треба входити знову, а тема запамʼятовується.',
    ru: 'Соглашаюсь, что этот сайт хранит файлы cookie в браузере. Благодаря им не нужно входить заново, а тема запоминается.',
  },
  consentMissing: {
    en: 'Without this consent the registration cannot go on',
    ua: 'Без цієї згоди реєстрацію не можна продовжити',
    ru: 'Без этого согласия регистрацию нельзя продолжить',
  },
  notRobot: { en: 'I am not a robot', ua: 'Я не робот', ru: 'Я не робот' },
  captchaMissing: {
    en: 'Tick “I am not a robot”',
    ua: 'Позначте «Я не робот»',
    ru: 'Отметьте «Я не робот»',
  },
  captchaHint: {
    en: 'Your browser solves a small puzzle. Nothing is sent to anyone else.',
    ua: 'Браузер розвʼяже невелику задачу. Стороннім нічого не надсилається.',
    ru: 'Браузер решит небольшую задачу. Посторонним ничего не отправляется.',
  },
  checking: { en: 'Checking', ua: 'Перевірка', ru: 'Проверка' },
  checked: { en: 'Checked', ua: 'Перевірено', ru: 'Проверено' },
  submit: { en: 'Create the account', ua: 'Створити', ru: 'Создать' },
  known: { en: 'Have an account?', ua: 'Уже маєте обліковий запис?', ru: 'Уже есть учётная запись?' },
  signIn: { en: 'Sign in', ua: 'Увійти', ru: 'Войти' },
  sentTitle: { en: 'Check your mail', ua: 'Перевірте пошту', ru: 'Проверьте почту' },
  sentText: {
    en: 'A link to set your password has gone to {{email}}. It works for 7 days. If it is not there, look among the spam.',
    ua: 'На {{email}} надіслано посилання, за яким ви задасте пароль. Воно діє 7 днів. Якщо листа немає, зазирніть у спам.',
    ru: 'На {{email}} отправлена ссылка, по которой вы зададите пароль. Она действует 7 дней. Если письма нет, загляните в спам.',
  },
  back: { en: 'Back to sign in', ua: 'Назад до входу', ru: 'Назад ко входу' },
  offTitle: { en: 'Registration is closed', ua: 'Реєстрацію закрито', ru: 'Регистрация закрыта' },
});
