import { texts } from '../../lib/texts.ts';

export const passwordTexts = texts('password', {
  show: { en: 'Show the password', ua: 'Показати пароль', ru: 'Показать пароль' },
  hide: { en: 'Hide the password', ua: 'Сховати пароль', ru: 'Скрыть пароль' },
  password: { en: 'New password', ua: 'Новий пароль', ru: 'Новый пароль' },
  confirm: { en: 'Repeat the password', ua: 'Повторіть пароль', ru: 'Повторите пароль' },
  passwordMissing: { en: 'Enter a password', ua: 'Введіть пароль', ru: 'Введите пароль' },
  confirmMissing: { en: 'Enter it once more', ua: 'Введіть його ще раз', ru: 'Введите его ещё раз' },
  rulesBroken: {
    en: 'The password does not meet the rules yet',
    ua: 'Пароль ще не відповідає правилам',
    ru: 'Пароль ещё не отвечает правилам',
  },
  mismatch: { en: 'The passwords differ', ua: 'Паролі не збігаються', ru: 'Пароли не совпадают' },
  rules: { en: 'The password needs', ua: 'У паролі має бути', ru: 'В пароле должно быть' },
  length: {
    en: '{{min}} to {{max}} characters',
    ua: 'від {{min}} до {{max}} символів',
    ru: 'от {{min}} до {{max}} символов',
  },
  uppercase: { en: 'an uppercase letter', ua: 'велика літера', ru: 'заглавная буква' },
  lowercase: { en: 'a lowercase letter', ua: 'мала літера', ru: 'строчная буква' },
  digit: { en: 'a digit', ua: 'цифра', ru: 'цифра' },
  special: { en: 'a special character', ua: 'спеціальний символ', ru: 'специальный символ' },
  unusual: {
    en: 'nothing easy to guess',
    ua: 'нічого, що легко вгадати',
    ru: 'ничего, что легко угадать',
  },
  held: { en: 'done', ua: 'є', ru: 'есть' },
  strength: { en: 'Strength', ua: 'Надійність', ru: 'Надёжность' },
  poor: { en: 'Poor', ua: 'Погана', ru: 'Плохая' },
  weak: { en: 'Weak', ua: 'Слабка', ru: 'Слабая' },
  normal: { en: 'Normal', ua: 'Нормальна', ru: 'Нормальная' },
  good: { en: 'Good', ua: 'Добра', ru: 'Хорошая' },
  strong: { en: 'Strong', ua: 'Висока', ru: 'Высокая' },
});
