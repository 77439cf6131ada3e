import { texts } from '../../lib/texts.ts';

export const personErrors = texts('errors:person', {
  'users.wrong_credentials': {
    en: 'Wrong email or password.',
    ua: 'Неправильна пошта або пароль.',
    ru: 'Неверная почта или пароль.',
  },
  'users.once_invalid': {
    en: 'This sign-in link was used already or is too old. Sign in with email and password.',
    ua: 'Це посилання вже використано або воно застаріло. Увійдіть за поштою і паролем.',
    ru: 'Эта ссылка уже использована или устарела. Войдите по почте и паролю.',
  },
  'users.inactive': {
    en: 'This account is switched off. Ask your administrator.',
    ua: 'Обліковий запис вимкнено. Зверніться до адміністратора.',
    ru: 'Учётная запись отключена. Обратитесь к администратору.',
  },
  'users.not_found': {
    en: 'This person is not in the workspace. They may have left it.',
    ua: 'Цієї людини немає в робочому просторі. Можливо, вона його залишила.',
    ru: 'Этого человека нет в рабочем пространстве. Возможно, он его покинул.',
  },
  'users.already_registered': {
    en: 'There is an account with this email already. Sign in, or reset its password.',
    ua: 'Обліковий запис із цією поштою вже є. Увійдіть або відновіть пароль.',
    ru: 'Учётная запись с этой почтой уже есть. Войдите или восстановите пароль.',
  },
  'users.already_member': {
    en: 'This person is in the workspace already.',
    ua: 'Ця людина вже є в робочому просторі.',
    ru: 'Этот человек уже есть в рабочем пространстве.',
  },
  'users.not_invited': {
    en: 'There is no open invitation for this person. It was accepted or withdrawn.',
    ua: 'Відкритого запрошення для цієї людини немає. Його прийнято або відкликано.',
    ru: 'Открытого приглашения для этого человека нет. Его приняли или отозвали.',
  },
  'users.captcha_invalid': {
    en: 'Tick “I am not a robot” again: the check has expired or was used.',
    ua: 'Позначте «Я не робот» ще раз: перевірка застаріла або вже використана.',
    ru: 'Отметьте «Я не робот» ещё раз: проверка устарела или уже использована.',
  },
  'users.consent_missing': {
    en: 'Without the consent to cookies one cannot register. Tick it to go on.',
    ua: 'Без згоди на файли cookie зареєструватися не можна. Позначте її, щоб продовжити.',
    ru: 'Без согласия на файлы cookie зарегистрироваться нельзя. Отметьте его, чтобы продолжить.',
  },
  'users.registration_off': {
    en: 'Registration is switched off here. Ask an administrator for an invitation.',
    ua: 'Реєстрацію тут вимкнено. Попросіть адміністратора запросити вас.',
    ru: 'Регистрация здесь выключена. Попросите администратора пригласить вас.',
  },
  'users.link_invalid': {
    en: 'This link has been used or has expired. Register again, or ask for a new invitation.',
    ua: 'Це посилання вже використано або воно застаріло. Зареєструйтеся знову чи попросіть нове запрошення.',
    ru: 'Эта ссылка уже использована или устарела. Зарегистрируйтесь снова или попросите новое приглашение.',
  },
  'users.code_invalid': {
    en: 'The code is not right or has expired. Check it, or ask for a new one.',
    ua: 'Код неправильний або застарів. Перевірте його чи отримайте новий.',
    ru: 'Код неверный или устарел. Проверьте его или получите новый.',
  },
  'users.wrong_password': {
    en: 'The password is not right. Try again.',
    ua: 'Пароль неправильний. Спробуйте ще раз.',
    ru: 'Пароль неверный. Попробуйте ещё раз.',
  },
  'users.password_rules': {
    en: 'The password does not meet the rules. Look at the list below it.',
    ua: 'Пароль не відповідає правилам. Перегляньте список під ним.',
    ru: 'Пароль не отвечает правилам. Посмотрите список под ним.',
  },
  'users.password_same': {
    en: 'The new password is the same as the old one. Choose another.',
    ua: 'Новий пароль такий самий, як старий. Виберіть інший.',
    ru: 'Новый пароль такой же, как старый. Выберите другой.',
  },
  'users.last_admin': {
    en: 'The workspace needs an administrator. Make somebody else one first.',
    ua: 'Робочому простору потрібен адміністратор. Спершу призначте іншого.',
    ru: 'Рабочему пространству нужен администратор. Сначала назначьте другого.',
  },
  'users.limited': {
    en: 'This reaches the calls of all teams, and you see those of your own. Ask an administrator to do it.',
    ua: 'Це стосується дзвінків усіх команд, а ви бачите лише свої. Попросіть зробити це адміністратора.',
    ru: 'Это касается звонков всех команд, а вы видите только свои. Попросите сделать это администратора.',
  },
  'users.admin_unlimited': {
    en: 'An administrator sees all calls. Choose another role first.',
    ua: 'Адміністратор бачить усі дзвінки. Спершу виберіть іншу роль.',
    ru: 'Администратор видит все звонки. Сначала выберите другую роль.',
  },
  'users.not_oneself': {
    en: 'You cannot do this to your own account. Ask another administrator.',
    ua: 'Зі своїм обліковим записом цього зробити не можна. Попросіть іншого адміністратора.',
    ru: 'Со своей учётной записью этого сделать нельзя. Попросите другого администратора.',
  },
  'users.image_too_large': {
    en: 'The picture is larger than 2 MB. Choose a smaller one.',
    ua: 'Зображення більше за 2 МБ. Виберіть менше.',
    ru: 'Изображение больше 2 МБ. Выберите поменьше.',
  },
  'users.image_unreadable': {
    en: 'This picture cannot be read. Use JPEG, PNG or WebP.',
    ua: 'Це зображення не читається. Візьміть JPEG, PNG або WebP.',
    ru: 'Это изображение не читается. Возьмите JPEG, PNG или WebP.',
  },
  'users.mfa_on': {
    en: 'Two-factor sign-in is on already.',
    ua: 'Двофакторний вхід уже ввімкнено.',
    ru: 'Двухфакторный вход уже включён.',
  },
  'users.mfa_off': {
    en: 'Two-factor sign-in is not on. Begin again.',
    ua: 'Двофакторний вхід не ввімкнено. Почніть знову.',
    ru: 'Двухфакторный вход не включён. Начните снова.',
  },
  'users.oidc_off': {
    en: 'Signing in with another account is not set up here. Use your email and password.',
    ua: 'Вхід через інший обліковий запис тут не налаштовано. Скористайтеся поштою і паролем.',
    ru: 'Вход через другую учётную запись здесь не настроен. Войдите по почте и паролю.',
  },
  'users.oidc_failed': {
    en: 'The sign-in service did not confirm who you are. Try again.',
    ua: 'Служба входу не підтвердила, хто ви. Спробуйте ще раз.',
    ru: 'Служба входа не подтвердила, кто вы. Попробуйте ещё раз.',
  },
  'users.oidc_password_first': {
    en: 'There is an account with your address already. Sign in with its password this once; from then on the other account is enough.',
    ua: 'Обліковий запис із вашою адресою вже є. Увійдіть цього разу з його паролем; надалі досить буде іншого облікового запису.',
    ru: 'Учётная запись с вашим адресом уже есть. Войдите в этот раз с её паролем; дальше будет достаточно другой учётной записи.',
  },
  'users.oidc_no_member': {
    en: 'Nobody has invited you here yet. Ask an administrator for an invitation.',
    ua: 'Вас сюди ще не запросили. Попросіть адміністратора запросити вас.',
    ru: 'Вас сюда ещё не пригласили. Попросите администратора пригласить вас.',
  },
});
