import type { CallErrorCode } from '../lib/call.ts';
import { type Plain, type Plural, texts } from '../lib/texts.ts';

/** What happened and what to do, for every code the server knows: a code without a text does not compile. */
export const errorTexts = texts('errors', {
  network: {
    en: 'No connection to the server. Check the network and try again.',
    ua: 'Немає зʼєднання із сервером. Перевірте мережу і спробуйте ще раз.',
    ru: 'Нет связи с сервером. Проверьте сеть и попробуйте ещё раз.',
  },
  internal: {
    en: 'Something went wrong on the server. Try again; if it repeats, ask your administrator.',
    ua: 'На сервері щось пішло не так. Спробуйте ще раз; якщо повториться, зверніться до адміністратора.',
    ru: 'На сервере что-то пошло не так. Попробуйте ещё раз; если повторится, обратитесь к администратору.',
  },
  not_found: {
    en: 'There is nothing at this address.',
    ua: 'За цією адресою нічого немає.',
    ru: 'По этому адресу ничего нет.',
  },
  bad_request: {
    en: 'The request was not understood. Check what you entered.',
    ua: 'Запит не зрозумілий. Перевірте введене.',
    ru: 'Запрос не понят. Проверьте введённое.',
  },
  unauthorized: {
    en: 'Your session has ended. Sign in again.',
    ua: 'Сеанс завершено. Увійдіть знову.',
    ru: 'Сеанс завершён. Войдите снова.',
  },
  forbidden: {
    en: 'Your role does not allow this. Ask an administrator of the workspace.',
    ua: 'Ваша роль цього не дозволяє. Зверніться до адміністратора робочого простору.',
    ru: 'Ваша роль этого не позволяет. Обратитесь к администратору рабочего пространства.',
  },
  conflict: {
    en: 'Somebody changed this at the same moment. Look again and repeat.',
    ua: 'Хтось змінив це тієї самої миті. Перегляньте ще раз і повторіть.',
    ru: 'Кто-то изменил это в тот же момент. Посмотрите ещё раз и повторите.',
  },
  cross_site: {
    en: 'The request came from another site and was refused. Reload the page.',
    ua: 'Запит надійшов з іншого сайту, його відхилено. Оновіть сторінку.',
    ru: 'Запрос пришёл с другого сайта и отклонён. Обновите страницу.',
  },
  too_many_requests: {
    en: {
      one: 'Too many requests. Try again in {{count}} minute.',
      other: 'Too many requests. Try again in {{count}} minutes.',
    },
    ua: {
      one: 'Забагато запитів. Спробуйте через {{count}} хвилину.',
      few: 'Забагато запитів. Спробуйте через {{count}} хвилини.',
      many: 'Забагато запитів. Спробуйте через {{count}} хвилин.',
      other: 'Забагато запитів. Спробуйте через {{count}} хвилини.',
    },
    ru: {
      one: 'Слишком много запросов. Попробуйте через {{count}} минуту.',
      few: 'Слишком много запросов. Попробуйте через {{count}} минуты.',
      many: 'Слишком много запросов. Попробуйте через {{count}} минут.',
      other: 'Слишком много запросов. Попробуйте через {{count}} минуты.',
    },
  },
  unavailable: {
    en: 'The server is starting or cannot reach its database. Try again in a moment.',
    ua: 'Сервер запускається або не бачить бази даних. Спробуйте за мить.',
    ru: 'Сервер запускается или не видит базы данных. Попробуйте через мгновение.',
  },
  'users.wrong_credentials': {
    en: 'This email and password do not match.',
    ua: 'Пошта й пароль не збігаються.',
    ru: 'Почта и пароль не совпадают.',
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
    ua: 'Новий пароль такий самий, як старий. Оберіть інший.',
    ru: 'Новый пароль такой же, как старый. Выберите другой.',
  },
  'users.last_admin': {
    en: 'The workspace needs an administrator. Make somebody else one first.',
    ua: 'Робочому простору потрібен адміністратор. Спершу призначте іншого.',
    ru: 'Рабочему пространству нужен администратор. Сначала назначьте другого.',
  },
  'users.not_oneself': {
    en: 'You cannot do this to your own account. Ask another administrator.',
    ua: 'Зі своїм обліковим записом цього зробити не можна. Попросіть іншого адміністратора.',
    ru: 'Со своей учётной записью этого сделать нельзя. Попросите другого администратора.',
  },
  'users.image_too_large': {
    en: 'The picture is larger than 2 MB. Choose a smaller one.',
    ua: 'Зображення більше за 2 МБ. Оберіть менше.',
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
  'users.oidc_no_member': {
    en: 'Nobody has invited you here yet. Ask an administrator for an invitation.',
    ua: 'Вас сюди ще не запросили. Попросіть адміністратора запросити вас.',
    ru: 'Вас сюда ещё не пригласили. Попросите администратора пригласить вас.',
  },
  'workspaces.none_active': {
    en: 'No workspace is active. Choose one.',
    ua: 'Немає активного робочого простору. Оберіть його.',
    ru: 'Нет активного рабочего пространства. Выберите его.',
  },
  'workspaces.not_found': {
    en: 'This workspace is not among yours. You may have been taken out of it.',
    ua: 'Цього робочого простору немає серед ваших. Можливо, вас із нього вилучили.',
    ru: 'Этого рабочего пространства нет среди ваших. Возможно, вас из него исключили.',
  },
  'workspaces.personal_exists': {
    en: 'You have a personal workspace already. Choose it in the list.',
    ua: 'У вас уже є особистий робочий простір. Оберіть його у списку.',
    ru: 'У вас уже есть личное рабочее пространство. Выберите его в списке.',
  },
  'workspaces.time_zone': {
    en: 'There is no such time zone. Choose one from the list.',
    ua: 'Такого часового поясу немає. Оберіть зі списку.',
    ru: 'Такого часового пояса нет. Выберите из списка.',
  },
  'workspaces.join_domain': {
    en: 'Only the domain of your own email can be opened.',
    ua: 'Відкрити можна лише домен вашої власної пошти.',
    ru: 'Открыть можно только домен вашей собственной почты.',
  },
  'api_keys.not_found': {
    en: 'This key is not here. It may have been withdrawn.',
    ua: 'Цього ключа немає. Можливо, його відкликано.',
    ru: 'Этого ключа нет. Возможно, его отозвали.',
  },
  'api_keys.invalid': {
    en: 'The key is not valid. Sign in, or make a new key.',
    ua: 'Ключ недійсний. Увійдіть або створіть новий ключ.',
    ru: 'Ключ недействителен. Войдите или создайте новый ключ.',
  },
  'api_keys.address_not_allowed': {
    en: 'Keys may not be used from this address. Add it to the IP list.',
    ua: 'З цієї адреси ключами користуватися не можна. Додайте її до списку IP.',
    ru: 'С этого адреса ключами пользоваться нельзя. Добавьте его в список IP.',
  },
  'ip_list.not_found': {
    en: 'This address is not on the list. It may have been removed.',
    ua: 'Цієї адреси немає у списку. Можливо, її видалено.',
    ru: 'Этого адреса нет в списке. Возможно, он удалён.',
  },
  'ip_list.exists': {
    en: 'This address is on the list already.',
    ua: 'Ця адреса вже є у списку.',
    ru: 'Этот адрес уже есть в списке.',
  },
  'shares.not_found': {
    en: 'This link is not here. It has expired or was withdrawn.',
    ua: 'Цього посилання немає. Воно застаріло або його відкликано.',
    ru: 'Этой ссылки нет. Она устарела или отозвана.',
  },
  'shares.invalid': {
    en: 'The link has expired or was withdrawn. Ask whoever sent it for a new one.',
    ua: 'Посилання застаріло або його відкликано. Попросіть нове в того, хто його надіслав.',
    ru: 'Ссылка устарела или отозвана. Попросите новую у того, кто её прислал.',
  },
  'projects.not_found': {
    en: 'This project is not here. It may have been removed.',
    ua: 'Цього проєкту немає. Можливо, його видалено.',
    ru: 'Этого проекта нет. Возможно, он удалён.',
  },
  'projects.clone_failed': {
    en: 'The project could not be cloned. Try again.',
    ua: 'Проєкт не вдалося клонувати. Спробуйте ще раз.',
    ru: 'Проект не удалось клонировать. Попробуйте ещё раз.',
  },
  'tags.not_added': {
    en: 'The new tag could not be added. Try again.',
    ua: 'Не вдалося додати новий тег. Спробуйте ще раз.',
    ru: 'Не удалось добавить новый тег. Попробуйте ещё раз.',
  },
  'tariff.inactive': {
    en: 'The package is not active, so calls are not processed. Top up the balance.',
    ua: 'Пакет неактивний, тож дзвінки не обробляються. Поповніть баланс.',
    ru: 'Пакет неактивен, поэтому звонки не обрабатываются. Пополните баланс.',
  },
  'tariff.exceeded': {
    en: 'The limit of the package is reached. Choose a larger one or wait for the next period.',
    ua: 'Ліміт пакета вичерпано. Оберіть більший або дочекайтеся наступного періоду.',
    ru: 'Лимит пакета исчерпан. Выберите больший или дождитесь следующего периода.',
  },
  'tariff.locked': {
    en: 'The package does not include this. Choose one that does.',
    ua: 'Пакет цього не містить. Оберіть той, що містить.',
    ru: 'Пакет этого не включает. Выберите тот, что включает.',
  },
  'billing.promo_code_invalid': {
    en: 'There is no such promo code, or it has expired. Check its 14 characters.',
    ua: 'Такого промокоду немає або він застарів. Перевірте його 14 символів.',
    ru: 'Такого промокода нет или он устарел. Проверьте его 14 символов.',
  },
  'files.not_found': {
    en: 'This file is not here. It may have been deleted.',
    ua: 'Цього файлу немає. Можливо, його видалено.',
    ru: 'Этого файла нет. Возможно, он удалён.',
  },
  'files.empty': {
    en: 'The file is empty. Export it again.',
    ua: 'Файл порожній. Збережіть його ще раз.',
    ru: 'Файл пуст. Сохраните его ещё раз.',
  },
  'files.too_large': {
    en: 'Larger than 100 MB. Split it or save it as MP3.',
    ua: 'Більший за 100 МБ. Поділіть його або збережіть як MP3.',
    ru: 'Больше 100 МБ. Разделите его или сохраните как MP3.',
  },
  'files.type_not_allowed': {
    en: 'This type is not accepted. Use WAV, MP3, Opus, PCM, or TXT, VTT, SRT, JSON.',
    ua: 'Такий тип не приймається. Підходять WAV, MP3, Opus, PCM або TXT, VTT, SRT, JSON.',
    ru: 'Такой тип не принимается. Подходят WAV, MP3, Opus, PCM или TXT, VTT, SRT, JSON.',
  },
  'files.content_mismatch': {
    en: 'The content is not what the name says. Check the file type.',
    ua: 'Вміст не відповідає назві. Перевірте тип файлу.',
    ru: 'Содержимое не соответствует имени. Проверьте тип файла.',
  },
  'files.truncated': {
    en: 'The recording is cut off before its end. Copy it again from where it was made.',
    ua: 'Запис обірвано до кінця. Скопіюйте його ще раз із джерела.',
    ru: 'Запись обрывается до конца. Скопируйте её заново из источника.',
  },
  'files.codec_not_supported': {
    en: 'This sound encoding is not supported. Save it as PCM, A-law, µ-law, GSM, ADPCM or MP3.',
    ua: 'Таке кодування звуку не підтримується. Збережіть як PCM, A-law, µ-law, GSM, ADPCM або MP3.',
    ru: 'Такое кодирование звука не поддерживается. Сохраните как PCM, A-law, µ-law, GSM, ADPCM или MP3.',
  },
  'files.no_audio': {
    en: 'There is no sound in this file.',
    ua: 'У цьому файлі немає звуку.',
    ru: 'В этом файле нет звука.',
  },
  'files.corrupt': {
    en: 'The sound cannot be read: the file is damaged. Copy it again.',
    ua: 'Звук не читається: файл пошкоджено. Скопіюйте його ще раз.',
    ru: 'Звук не читается: файл повреждён. Скопируйте его заново.',
  },
  'files.too_long': {
    en: 'The recording is longer than this installation accepts. Split it.',
    ua: 'Запис довший, ніж приймає ця система. Поділіть його.',
    ru: 'Запись длиннее, чем принимает эта система. Разделите её.',
  },
  'files.silent': {
    en: 'The whole recording is silence. Check how it is recorded.',
    ua: 'Увесь запис — тиша. Перевірте, як він записується.',
    ru: 'Вся запись — тишина. Проверьте, как она записывается.',
  },
  'files.no_text': {
    en: 'There are no words in this file.',
    ua: 'У цьому файлі немає слів.',
    ru: 'В этом файле нет слов.',
  },
  'files.transcript_unreadable': {
    en: 'The transcript cannot be read. Check its format.',
    ua: 'Транскрипт не читається. Перевірте його формат.',
    ru: 'Транскрипт не читается. Проверьте его формат.',
  },
  'files.archive_unsafe': {
    en: 'The archive unpacks to far more than it holds. Upload the files themselves.',
    ua: 'Архів розпаковується у надто великий обсяг. Завантажте самі файли.',
    ru: 'Архив распаковывается в слишком большой объём. Загрузите сами файлы.',
  },
  'files.archive_unreadable': {
    en: 'The archive cannot be opened. Pack it again.',
    ua: 'Архів не відкривається. Запакуйте його ще раз.',
    ru: 'Архив не открывается. Упакуйте его заново.',
  },
  'files.archive_empty': {
    en: 'Nothing in the archive can be taken in.',
    ua: 'В архіві немає нічого придатного.',
    ru: 'В архиве нет ничего подходящего.',
  },
  'files.metadata_invalid': {
    en: 'A field sent with the upload is not valid: {{field}}.',
    ua: 'Поле, надіслане з файлом, неправильне: {{field}}.',
    ru: 'Поле, отправленное с файлом, неверно: {{field}}.',
  },
  'files.not_processing': {
    en: 'The file is not being processed now.',
    ua: 'Файл зараз не обробляється.',
    ru: 'Файл сейчас не обрабатывается.',
  },
  'files.still_processing': {
    en: 'The file is still being processed. Wait until it is done.',
    ua: 'Файл ще обробляється. Зачекайте, доки завершиться.',
    ru: 'Файл ещё обрабатывается. Дождитесь окончания.',
  },
  'files.no_audio_kept': {
    en: 'This conversation has no sound.',
    ua: 'У цієї розмови немає звуку.',
    ru: 'У этого разговора нет звука.',
  },
  'files.missing_blob': {
    en: 'The stored sound is missing. Tell your administrator, then upload it again.',
    ua: 'Збереженого звуку немає. Повідомте адміністратора і завантажте файл знову.',
    ru: 'Сохранённого звука нет. Сообщите администратору и загрузите файл снова.',
  },
  'files.cancelled': { en: 'Processing was cancelled.', ua: 'Обробку скасовано.', ru: 'Обработка отменена.' },
  'transcripts.not_found': {
    en: 'There is no transcript yet.',
    ua: 'Транскрипту ще немає.',
    ru: 'Транскрипта ещё нет.',
  },
  'transcripts.version_conflict': {
    en: 'Someone changed the transcript meanwhile. Reload and repeat.',
    ua: 'Транскрипт тим часом змінив хтось інший. Оновіть сторінку і повторіть.',
    ru: 'Транскрипт тем временем изменил кто-то другой. Обновите страницу и повторите.',
  },
  'sources.not_found': {
    en: 'This source is not here. It may have been removed.',
    ua: 'Цього джерела немає. Можливо, його видалено.',
    ru: 'Этого источника нет. Возможно, он удалён.',
  },
  'sources.name_taken': {
    en: 'There is a source with this name already. Choose another.',
    ua: 'Джерело з такою назвою вже є. Оберіть іншу.',
    ru: 'Источник с таким названием уже есть. Выберите другое.',
  },
  'sources.in_use': {
    en: 'Files came from this source, so it stays. Switch it off instead.',
    ua: 'Із цього джерела є файли, тож воно лишається. Вимкніть його.',
    ru: 'Из этого источника есть файлы, поэтому он остаётся. Выключите его.',
  },
  'speech.no_engine': {
    en: 'No speech engine for this language. Add one in Speech engines.',
    ua: 'Для цієї мови немає рушія мовлення. Додайте його в розділі рушіїв.',
    ru: 'Для этого языка нет движка речи. Добавьте его в разделе движков.',
  },
  'speech.engine_missing': {
    en: 'The speech engine is not installed. Fetch a model in Speech engines.',
    ua: 'Рушій мовлення не встановлено. Завантажте модель у розділі рушіїв.',
    ru: 'Движок речи не установлен. Загрузите модель в разделе движков.',
  },
  'speech.server_not_set': {
    en: 'No transcription server is connected. Enter its address below.',
    ua: 'Сервер розпізнавання не під’єднано. Вкажіть його адресу нижче.',
    ru: 'Сервер распознавания не подключён. Укажите его адрес ниже.',
  },
  'speech.engine_failed': {
    en: 'The speech engine could not do it. Try again or choose another engine.',
    ua: 'Рушій мовлення не впорався. Спробуйте ще раз або оберіть інший.',
    ru: 'Движок речи не справился. Попробуйте ещё раз или выберите другой.',
  },
  'speech.engine_crashed': {
    en: 'The speech engine stopped by itself. Try again; if it repeats, choose another.',
    ua: 'Рушій мовлення зупинився сам. Спробуйте ще раз; якщо повториться, оберіть інший.',
    ru: 'Движок речи остановился сам. Попробуйте ещё раз; если повторится, выберите другой.',
  },
  'speech.engine_out_of_memory': {
    en: 'The speech engine needs more memory than the server has. Choose a smaller model.',
    ua: 'Рушію мовлення бракує памʼяті сервера. Оберіть меншу модель.',
    ru: 'Движку речи не хватает памяти сервера. Выберите модель поменьше.',
  },
  'speech.engine_timeout': {
    en: 'The speech engine took too long. Try again or choose a faster model.',
    ua: 'Рушій мовлення працював надто довго. Спробуйте ще раз або оберіть швидшу модель.',
    ru: 'Движок речи работал слишком долго. Попробуйте ещё раз или выберите модель побыстрее.',
  },
  'speech.server_unreachable': {
    en: 'The transcription server does not answer. Check its address and that it runs.',
    ua: 'Сервер розпізнавання не відповідає. Перевірте адресу і чи він працює.',
    ru: 'Сервер распознавания не отвечает. Проверьте адрес и работает ли он.',
  },
  'speech.server_refused': {
    en: 'The transcription server refused. Check the key and the model name.',
    ua: 'Сервер розпізнавання відмовив. Перевірте ключ і назву моделі.',
    ru: 'Сервер распознавания отказал. Проверьте ключ и название модели.',
  },
  'speech.server_address': {
    en: 'This address is not allowed. Give a full http or https address.',
    ua: 'Така адреса не дозволена. Вкажіть повну адресу http або https.',
    ru: 'Такой адрес не разрешён. Укажите полный адрес http или https.',
  },
  'speech.model_not_found': {
    en: 'There is no such model.',
    ua: 'Такої моделі немає.',
    ru: 'Такой модели нет.',
  },
  'speech.model_corrupt': {
    en: 'A file of the model arrived damaged. Fetch it again.',
    ua: 'Файл моделі прийшов пошкодженим. Завантажте його ще раз.',
    ru: 'Файл модели пришёл повреждённым. Загрузите его ещё раз.',
  },
  'speech.model_incomplete': {
    en: 'A file of the model is missing. Fetch it again or check the folder.',
    ua: 'Файлу моделі бракує. Завантажте ще раз або перевірте теку.',
    ru: 'Файла модели не хватает. Загрузите ещё раз или проверьте папку.',
  },
  'speech.model_busy': {
    en: 'The model is being fetched already.',
    ua: 'Модель уже завантажується.',
    ru: 'Модель уже загружается.',
  },
  'speech.download_failed': {
    en: 'The model could not be fetched. Check the address and that the server can reach it.',
    ua: 'Модель не вдалося завантажити. Перевірте адресу і чи бачить її сервер.',
    ru: 'Модель не удалось загрузить. Проверьте адрес и видит ли её сервер.',
  },
  'speech.no_disk_space': {
    en: 'Not enough disk space on the server. Free some and try again.',
    ua: 'На сервері бракує місця. Звільніть його і спробуйте ще раз.',
    ru: 'На сервере не хватает места. Освободите его и попробуйте ещё раз.',
  },
  'queries.invalid': {
    en: 'The query cannot be understood. The place is marked.',
    ua: 'Запит не вдалося зрозуміти. Місце позначено.',
    ru: 'Запрос не удалось понять. Место отмечено.',
  },
  'queries.too_slow': {
    en: 'The query looks at too much at once. Narrow it by a filter or add a word.',
    ua: 'Запит охоплює забагато. Звузьте його фільтром або додайте слово.',
    ru: 'Запрос охватывает слишком много. Сузьте его фильтром или добавьте слово.',
  },
  'queries.no_semantics': {
    en: 'There are too few conversations to compare meanings yet. Use words, or connect an embedding server.',
    ua: 'Поки замало розмов, щоб порівнювати зміст. Шукайте за словами або підключіть сервер векторів.',
    ru: 'Пока слишком мало разговоров, чтобы сравнивать смысл. Ищите по словам или подключите сервер векторов.',
  },
  'tags.not_found': {
    en: 'This tag no longer exists.',
    ua: 'Цього тегу вже немає.',
    ru: 'Этого тега больше нет.',
  },
  'tags.name_taken': {
    en: 'There is a tag with this name. Choose another.',
    ua: 'Тег із такою назвою вже є. Виберіть іншу.',
    ru: 'Тег с таким названием уже есть. Выберите другое.',
  },
  'tags.no_rule': {
    en: 'This tag has no rule, so there is nothing to apply. Add a rule first.',
    ua: 'Тег не має правила, тож застосувати нічого. Спершу додайте правило.',
    ru: 'У тега нет правила, применять нечего. Сначала добавьте правило.',
  },
  'patterns.not_found': {
    en: 'This pattern no longer exists.',
    ua: 'Цього патерну вже немає.',
    ru: 'Этого паттерна больше нет.',
  },
  'patterns.name_taken': {
    en: 'There is a pattern with this name. Choose another.',
    ua: 'Патерн із такою назвою вже є. Виберіть іншу.',
    ru: 'Паттерн с таким названием уже есть. Выберите другое.',
  },
  'segments.not_found': {
    en: 'This segment no longer exists.',
    ua: 'Цього сегмента вже немає.',
    ru: 'Этого сегмента больше нет.',
  },
  'segments.name_taken': {
    en: 'There is a segment with this name. Choose another.',
    ua: 'Сегмент із такою назвою вже є. Виберіть іншу.',
    ru: 'Сегмент с таким названием уже есть. Выберите другое.',
  },
  'segments.is_filter': {
    en: 'This segment is a filter: its calls follow from it and cannot be picked by hand.',
    ua: 'Цей сегмент є фільтром: його дзвінки визначає фільтр, додати вручну не можна.',
    ru: 'Этот сегмент — фильтр: звонки определяет он, добавить вручную нельзя.',
  },
  'segments.circular': {
    en: 'A segment cannot be part of itself. Take it out of its own filters.',
    ua: 'Сегмент не може бути частиною самого себе. Приберіть його з власних фільтрів.',
    ru: 'Сегмент не может быть частью самого себя. Уберите его из собственных фильтров.',
  },
  'rules.locked': {
    en: 'It is locked: only its author can change it. Make a copy or ask the author.',
    ua: 'Заблоковано: змінити може лише автор. Зробіть копію або зверніться до автора.',
    ru: 'Заблокировано: изменить может только автор. Сделайте копию или обратитесь к автору.',
  },
  'rules.not_author': {
    en: 'Only the author can lock or unlock this.',
    ua: 'Заблокувати чи розблокувати може лише автор.',
    ru: 'Заблокировать или разблокировать может только автор.',
  },
  'rules.run_not_found': {
    en: 'This run no longer exists.',
    ua: 'Цього запуску вже немає.',
    ru: 'Этого запуска больше нет.',
  },
  'rules.run_ended': {
    en: 'It has ended already.',
    ua: 'Його вже завершено.',
    ru: 'Он уже завершён.',
  },
  'rules.running': {
    en: 'This rule is being applied already. Wait for it or stop it first.',
    ua: 'Це правило вже застосовується. Дочекайтеся або спершу зупиніть.',
    ru: 'Это правило уже применяется. Дождитесь или сначала остановите.',
  },
  'metrics.not_found': {
    en: 'This metric no longer exists.',
    ua: 'Цієї метрики вже немає.',
    ru: 'Этой метрики больше нет.',
  },
  'metrics.name_taken': {
    en: 'There is a metric with this name. Choose another.',
    ua: 'Метрика з такою назвою вже є. Виберіть іншу.',
    ru: 'Метрика с таким названием уже есть. Выберите другое.',
  },
  'metrics.formula': {
    en: 'The formula cannot be understood. The place is marked.',
    ua: 'Формулу не вдалося зрозуміти. Місце позначено.',
    ru: 'Формулу не удалось понять. Место отмечено.',
  },
  'comments.not_found': {
    en: 'This comment no longer exists.',
    ua: 'Цього коментаря вже немає.',
    ru: 'Этого комментария больше нет.',
  },
  'comments.not_own': {
    en: 'Only its author can change this.',
    ua: 'Змінити це може лише автор.',
    ru: 'Изменить это может только автор.',
  },
  'annotations.not_found': {
    en: 'This note no longer exists.',
    ua: 'Цієї нотатки вже немає.',
    ru: 'Этой заметки больше нет.',
  },
  'annotations.words': {
    en: 'These words are no longer in the phrase. Select them again.',
    ua: 'Цих слів у фразі вже немає. Виділіть їх знову.',
    ru: 'Этих слов во фразе больше нет. Выделите их снова.',
  },
  'views.not_found': {
    en: 'This view no longer exists.',
    ua: 'Цього вигляду вже немає.',
    ru: 'Этого вида больше нет.',
  },
  'transcripts.invalid': {
    en: 'The transcript cannot be saved like this. Check the marked phrases.',
    ua: 'Так розшифровку зберегти не можна. Перевірте позначені фрази.',
    ru: 'Так расшифровку сохранить нельзя. Проверьте отмеченные фразы.',
  },
  'stages.failed': {
    en: 'A step of the processing failed. Retry; if it repeats, ask your administrator.',
    ua: 'Один із кроків обробки не вдався. Повторіть; якщо не допоможе, зверніться до адміністратора.',
    ru: 'Один из шагов обработки не удался. Повторите; если не поможет, обратитесь к администратору.',
  },
  'stages.worker_lost': {
    en: 'Processing was interrupted several times. Retry it from the start.',
    ua: 'Обробку кілька разів перервано. Запустіть її спочатку.',
    ru: 'Обработку несколько раз прервали. Запустите её сначала.',
  },
} satisfies Record<CallErrorCode, Plain | Plural>);
