import { texts } from '../../lib/texts.ts';

export const loginTexts = texts('login', {
  title: { en: 'Sign in', ua: 'Вхід', ru: 'Вход' },
  email: { en: 'Email', ua: 'Електронна пошта', ru: 'Электронная почта' },
  password: { en: 'Password', ua: 'Пароль', ru: 'Пароль' },
  show: { en: 'Show the password', ua: 'Показати пароль', ru: 'Показать пароль' },
  hide: { en: 'Hide the password', ua: 'Сховати пароль', ru: 'Скрыть пароль' },
  signIn: { en: 'Sign in', ua: 'Увійти', ru: 'Войти' },
  forgot: { en: 'Forgot password?', ua: 'Забули пароль?', ru: 'Забыли пароль?' },
  newHere: { en: 'New here?', ua: 'Ще без облікового запису?', ru: 'Ещё без учётной записи?' },
  register: { en: 'Create an account', ua: 'Створити його', ru: 'Создать её' },
  emailMissing: { en: 'Enter your email', ua: 'Введіть пошту', ru: 'Введите почту' },
  emailWrong: {
    en: 'This does not look like an email',
    ua: 'Це не схоже на адресу пошти',
    ru: 'Это не похоже на адрес почты',
  },
  passwordMissing: { en: 'Enter your password', ua: 'Введіть пароль', ru: 'Введите пароль' },
  onceWait: { en: 'Signing in by link', ua: 'Вхід за посиланням', ru: 'Вход по ссылке' },
  askTitle: {
    en: 'Ask your administrator',
    ua: 'Зверніться до адміністратора',
    ru: 'Обратитесь к администратору',
  },
  askText: {
    en: 'Accounts and passwords are given out by the administrator of this installation. Pages to do it yourself are not in this version yet.',
    ua: 'Облікові записи й паролі видає адміністратор цієї системи. Сторінок, щоб зробити це самому, у цій версії ще немає.',
    ru: 'Учётные записи и пароли выдаёт администратор этой системы. Страниц, чтобы сделать это самому, в этой версии ещё нет.',
  },
  back: { en: 'Back to sign in', ua: 'Назад до входу', ru: 'Назад ко входу' },
  nameA: { en: 'Nadia', ua: 'Надія', ru: 'Надежда' },
  nameB: { en: 'Oliver', ua: 'Олег', ru: 'Олег' },
  sayA: {
    en: 'I see the parcel: it left the depot this morning and reaches you before noon.',
    ua: 'Бачу вашу посилку: зранку вона виїхала зі складу і буде у вас до полудня.',
    ru: 'Вижу вашу посылку: утром она выехала со склада и будет у вас до полудня.',
  },
  sayB1: {
    en: 'That helps. But last week',
    ua: 'Це добре. Але минулого тижня',
    ru: 'Это хорошо. Но на прошлой неделе',
  },
  sayB2: { en: 'nobody called me back', ua: 'мені ніхто не передзвонив', ru: 'мне никто не перезвонил' },
  sayB3: { en: ', though it was promised.', ua: ', хоча обіцяли.', ru: ', хотя обещали.' },
  mark: { en: 'Broken promise', ua: 'Порушена обіцянка', ru: 'Нарушенное обещание' },
  sayC: {
    en: 'You are right, and I am sorry. I will ring you myself at one.',
    ua: 'Ви маєте рацію, мені прикро. Я сама передзвоню вам о першій.',
    ru: 'Вы правы, мне жаль. Я сама перезвоню вам в час.',
  },
});
