import { texts } from '../../lib/texts.ts';

export const loginTexts = texts('login', {
  title: { en: 'Sign in', ua: 'Вхід', ru: 'Вход' },
  email: { en: 'Email', ua: 'Електронна пошта', ru: 'Электронная почта' },
  password: { en: 'Password', ua: 'Пароль', ru: 'Пароль' },
  signIn: { en: 'Sign in', ua: 'Увійти', ru: 'Войти' },
  forgot: { en: 'Forgot password?', ua: 'Забули пароль?', ru: 'Забыли пароль?' },
  newHere: { en: 'New here?', ua: 'Ще не маєте облікового запису?', ru: 'Ещё нет учётной записи?' },
  register: { en: 'Create an account', ua: 'Зареєструватися', ru: 'Зарегистрироваться' },
  emailMissing: { en: 'Enter your email', ua: 'Введіть пошту', ru: 'Введите почту' },
  emailWrong: {
    en: 'This does not look like an email',
    ua: 'Це не схоже на адресу пошти',
    ru: 'Это не похоже на адрес почты',
  },
  passwordMissing: { en: 'Enter your password', ua: 'Введіть пароль', ru: 'Введите пароль' },
  onceWait: { en: 'Signing in by link', ua: 'Вхід за посиланням', ru: 'Вход по ссылке' },
  enterWait: { en: 'Signing you in', ua: 'Виконується вхід', ru: 'Выполняется вход' },
  signInWith: { en: 'Sign in with {{name}}', ua: 'Увійти через {{name}}', ru: 'Войти через {{name}}' },
  codeTitle: { en: 'One more step', ua: 'Ще один крок', ru: 'Ещё один шаг' },
  codeText: {
    en: 'Enter the code that your authenticator app shows now.',
    ua: 'Введіть код, який зараз показує застосунок для кодів.',
    ru: 'Введите код, который сейчас показывает приложение для кодов.',
  },
  code: { en: 'Six-digit code', ua: 'Код із шести цифр', ru: 'Код из шести цифр' },
  recovery: { en: 'Recovery code', ua: 'Код відновлення', ru: 'Код восстановления' },
  recoveryText: {
    en: 'Enter one of the codes you kept when you switched two-factor sign-in on. Each works once.',
    ua: 'Введіть один із кодів, які ви зберегли, коли вмикали двофакторний вхід. Кожен діє один раз.',
    ru: 'Введите один из кодов, которые вы сохранили, когда включали двухфакторный вход. Каждый действует один раз.',
  },
  codeMissing: { en: 'Enter the code', ua: 'Введіть код', ru: 'Введите код' },
  codeLength: { en: 'The code has six digits', ua: 'У коді шість цифр', ru: 'В коде шесть цифр' },
  codeWrong: {
    en: 'This code is not right. Enter the next one, or go back and sign in again.',
    ua: 'Цей код неправильний. Введіть наступний або поверніться і увійдіть знову.',
    ru: 'Этот код неверный. Введите следующий или вернитесь и войдите снова.',
  },
  useRecovery: { en: 'Use a recovery code', ua: 'Ввести код відновлення', ru: 'Ввести код восстановления' },
  useCode: { en: 'Use the app', ua: 'Ввести код із застосунку', ru: 'Ввести код из приложения' },
  back: { en: 'Back to sign in', ua: 'Назад до входу', ru: 'Назад ко входу' },
});
