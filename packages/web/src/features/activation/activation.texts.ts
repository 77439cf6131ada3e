import { texts } from '../../lib/texts.ts';

export const activationTexts = texts('activation', {
  title: { en: 'Welcome to Earshot', ua: 'Вітаємо в Earshot', ru: 'Добро пожаловать в Earshot' },
  text: {
    en: 'Set a password for {{email}}, and the account is ready.',
    ua: 'Задайте пароль для {{email}}, і обліковий запис готовий.',
    ru: 'Задайте пароль для {{email}}, и учётная запись готова.',
  },
  textWorkspace: {
    en: 'You are invited to “{{workspace}}”. Set a password for {{email}} to join.',
    ua: 'Вас запрошено до «{{workspace}}». Щоб приєднатися, задайте пароль для {{email}}.',
    ru: 'Вас пригласили в «{{workspace}}». Чтобы присоединиться, задайте пароль для {{email}}.',
  },
  password: { en: 'Password', ua: 'Пароль', ru: 'Пароль' },
  submit: { en: 'Set the password', ua: 'Задати пароль', ru: 'Задать пароль' },
  done: {
    en: 'The account is ready. Sign in with the new password.',
    ua: 'Обліковий запис готовий. Увійдіть із новим паролем.',
    ru: 'Учётная запись готова. Войдите с новым паролем.',
  },
  ownTitle: { en: 'Set your password', ua: 'Задайте свій пароль', ru: 'Задайте свой пароль' },
  ownText: {
    en: 'You came in by a link. With a password you can sign in again as {{email}}.',
    ua: 'Ви увійшли за посиланням. Із паролем ви зможете входити як {{email}}.',
    ru: 'Вы вошли по ссылке. С паролем вы сможете входить как {{email}}.',
  },
  ownDone: { en: 'The password is set', ua: 'Пароль задано', ru: 'Пароль задан' },
  invited: {
    en: 'You are invited to “{{workspace}}”.',
    ua: 'Вас запрошено до «{{workspace}}».',
    ru: 'Вас пригласили в «{{workspace}}».',
  },
  join: { en: 'Join', ua: 'Приєднатися', ru: 'Присоединиться' },
  invalidTitle: {
    en: 'This link does not work any more',
    ua: 'Це посилання вже не діє',
    ru: 'Эта ссылка больше не действует',
  },
  signIn: { en: 'Sign in', ua: 'Увійти', ru: 'Войти' },
  register: { en: 'Register again', ua: 'Зареєструватися знову', ru: 'Зарегистрироваться снова' },
});
