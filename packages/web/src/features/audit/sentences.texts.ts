import { texts } from '../../lib/texts.ts';

/**
 * What the log says of each action, with the person and what it was done to. Ukrainian and Russian speak in the present: the
 * past would have to know whether a man or a woman did it. Below, what is said where more is known.
 */
export const sentenceTexts = texts('audit-sentences', {
  'session.opened': {
    en: '{{who}} signed in',
    ua: '{{who}} входить у систему',
    ru: '{{who}} входит в систему',
  },
  'session.refused': {
    en: 'Signing in as {{what}} was refused',
    ua: 'Спробу увійти як {{what}} відхилено',
    ru: 'Попытка войти как {{what}} отклонена',
  },
  'session.ended': {
    en: '{{who}} ended a session of {{what}}',
    ua: '{{who}} завершує сеанс: {{what}}',
    ru: '{{who}} завершает сеанс: {{what}}',
  },
  'member.invited': {
    en: '{{who}} invited {{what}}',
    ua: '{{who}} запрошує: {{what}}',
    ru: '{{who}} приглашает: {{what}}',
  },
  'member.joined': {
    en: '{{what}} joined the workspace',
    ua: '{{what}} приєднується до простору',
    ru: '{{what}} вступает в пространство',
  },
  'member.invitation_withdrawn': {
    en: '{{who}} withdrew the invitation of {{what}}',
    ua: '{{who}} відкликає запрошення: {{what}}',
    ru: '{{who}} отзывает приглашение: {{what}}',
  },
  'member.changed': {
    en: '{{who}} changed the access of {{what}}',
    ua: '{{who}} змінює доступ: {{what}}',
    ru: '{{who}} меняет доступ: {{what}}',
  },
  'member.limited': {
    en: '{{who}} limited {{what}} to the calls of their teams',
    ua: '{{who}} залишає лише дзвінки своїх команд для користувача: {{what}}',
    ru: '{{who}} оставляет только звонки своих команд для пользователя: {{what}}',
  },
  'member.unlimited': {
    en: '{{who}} opened the calls of all teams to {{what}}',
    ua: '{{who}} відкриває дзвінки всіх команд для користувача: {{what}}',
    ru: '{{who}} открывает звонки всех команд для пользователя: {{what}}',
  },
  'member.blocked': {
    en: '{{who}} blocked {{what}}',
    ua: '{{who}} блокує: {{what}}',
    ru: '{{who}} блокирует: {{what}}',
  },
  'member.unblocked': {
    en: '{{who}} lifted the block of {{what}}',
    ua: '{{who}} знімає блокування: {{what}}',
    ru: '{{who}} снимает блокировку: {{what}}',
  },
  'member.removed': {
    en: '{{who}} removed {{what}} from the workspace',
    ua: '{{who}} виключає з простору: {{what}}',
    ru: '{{who}} исключает из пространства: {{what}}',
  },
  'member.left': {
    en: '{{what}} left the workspace',
    ua: '{{what}} виходить із простору',
    ru: '{{what}} выходит из пространства',
  },
  'password.changed': {
    en: '{{who}} changed their password',
    ua: '{{who}} змінює свій пароль',
    ru: '{{who}} меняет свой пароль',
  },
  'password.reset': {
    en: '{{what}} set a new password by a code from an email',
    ua: '{{what}} задає новий пароль за кодом із листа',
    ru: '{{what}} задаёт новый пароль по коду из письма',
  },
  'mfa.activated': {
    en: '{{what}} turned on two-factor sign-in',
    ua: '{{what}} вмикає двофакторний вхід',
    ru: '{{what}} включает двухфакторный вход',
  },
  'mfa.removed': {
    en: '{{what}} turned off two-factor sign-in',
    ua: '{{what}} вимикає двофакторний вхід',
    ru: '{{what}} отключает двухфакторный вход',
  },
  'account.deleted': {
    en: '{{what}} deleted their account',
    ua: '{{what}} видаляє свій обліковий запис',
    ru: '{{what}} удаляет свою учётную запись',
  },
  'account.joined': {
    en: '{{what}} connected a company account',
    ua: '{{what}} підключає обліковий запис компанії',
    ru: '{{what}} подключает учётную запись компании',
  },
  'workspace.created': {
    en: '{{who}} created the workspace “{{what}}”',
    ua: '{{who}} створює робочий простір «{{what}}»',
    ru: '{{who}} создаёт рабочее пространство «{{what}}»',
  },
  'workspace.changed': {
    en: '{{who}} changed the settings of the workspace',
    ua: '{{who}} змінює налаштування простору',
    ru: '{{who}} меняет настройки пространства',
  },
  'api_key.created': {
    en: '{{who}} created the key “{{what}}”',
    ua: '{{who}} створює ключ «{{what}}»',
    ru: '{{who}} создаёт ключ «{{what}}»',
  },
  'api_key.removed': {
    en: '{{who}} revoked the key “{{what}}”',
    ua: '{{who}} відкликає ключ «{{what}}»',
    ru: '{{who}} отзывает ключ «{{what}}»',
  },
  'ip_list.added': {
    en: '{{who}} added {{what}} to the list of addresses',
    ua: '{{who}} додає до списку адрес: {{what}}',
    ru: '{{who}} добавляет в список адресов: {{what}}',
  },
  'ip_list.removed': {
    en: '{{who}} took {{what}} off the list of addresses',
    ua: '{{who}} вилучає зі списку адрес: {{what}}',
    ru: '{{who}} убирает из списка адресов: {{what}}',
  },
  'ip_list.changed': {
    en: '{{who}} changed from where keys may be used',
    ua: '{{who}} змінює, звідки можна користуватися ключами',
    ru: '{{who}} меняет, откуда можно пользоваться ключами',
  },
  'sql_access.opened': {
    en: '{{who}} opened the access in SQL',
    ua: '{{who}} відкриває доступ через SQL',
    ru: '{{who}} открывает доступ через SQL',
  },
  'sql_access.renewed': {
    en: '{{who}} renewed the password of the access in SQL',
    ua: '{{who}} замінює пароль доступу через SQL',
    ru: '{{who}} меняет пароль доступа через SQL',
  },
  'sql_access.closed': {
    en: '{{who}} closed the access in SQL',
    ua: '{{who}} закриває доступ через SQL',
    ru: '{{who}} закрывает доступ через SQL',
  },
  'source.created': {
    en: '{{who}} added the source “{{what}}”',
    ua: '{{who}} додає джерело «{{what}}»',
    ru: '{{who}} добавляет источник «{{what}}»',
  },
  'source.changed': {
    en: '{{who}} changed the source “{{what}}”',
    ua: '{{who}} змінює джерело «{{what}}»',
    ru: '{{who}} меняет источник «{{what}}»',
  },
  'source.removed': {
    en: '{{who}} deleted the source “{{what}}”',
    ua: '{{who}} видаляє джерело «{{what}}»',
    ru: '{{who}} удаляет источник «{{what}}»',
  },
  'speech.changed': {
    en: '{{who}} changed how speech is recognised',
    ua: '{{who}} змінює розпізнавання мовлення',
    ru: '{{who}} меняет распознавание речи',
  },
  'model.fetched': {
    en: '{{who}} fetched the speech model {{what}}',
    ua: '{{who}} отримує модель розпізнавання {{what}}',
    ru: '{{who}} получает модель распознавания {{what}}',
  },
  'model.removed': {
    en: '{{who}} removed the speech model {{what}}',
    ua: '{{who}} видаляє модель розпізнавання {{what}}',
    ru: '{{who}} удаляет модель распознавания {{what}}',
  },
  'file.uploaded': {
    en: '{{who}} uploaded “{{what}}”',
    ua: '{{who}} завантажує «{{what}}»',
    ru: '{{who}} загружает «{{what}}»',
  },
  'file.played': {
    en: '{{who}} listened to “{{what}}”',
    ua: '{{who}} слухає «{{what}}»',
    ru: '{{who}} слушает «{{what}}»',
  },
  'file.exported': {
    en: '{{who}} downloaded “{{what}}”',
    ua: '{{who}} вивантажує «{{what}}»',
    ru: '{{who}} скачивает «{{what}}»',
  },
  'file.changed': {
    en: '{{who}} changed “{{what}}”',
    ua: '{{who}} змінює «{{what}}»',
    ru: '{{who}} меняет «{{what}}»',
  },
  'file.restarted': {
    en: '{{who}} had “{{what}}” processed again',
    ua: '{{who}} запускає повторну обробку: «{{what}}»',
    ru: '{{who}} запускает повторную обработку: «{{what}}»',
  },
  'file.removed': {
    en: '{{who}} deleted “{{what}}”',
    ua: '{{who}} видаляє «{{what}}»',
    ru: '{{who}} удаляет «{{what}}»',
  },
  'file.tagged': {
    en: '{{who}} tagged “{{what}}”',
    ua: '{{who}} ставить тег на «{{what}}»',
    ru: '{{who}} ставит тег на «{{what}}»',
  },
  'file.untagged': {
    en: '{{who}} took a tag off “{{what}}”',
    ua: '{{who}} знімає тег із «{{what}}»',
    ru: '{{who}} снимает тег с «{{what}}»',
  },
  'transcript.corrected': {
    en: '{{who}} corrected the transcript of “{{what}}”',
    ua: '{{who}} виправляє транскрипт «{{what}}»',
    ru: '{{who}} исправляет транскрипт «{{what}}»',
  },
  'rule.applied': {
    en: '{{who}} applied “{{what}}” to past calls',
    ua: '{{who}} застосовує «{{what}}» до минулих дзвінків',
    ru: '{{who}} применяет «{{what}}» к прошлым звонкам',
  },
  'share.created': {
    en: '{{who}} made a link that shows “{{what}}”',
    ua: '{{who}} створює посилання, що показує «{{what}}»',
    ru: '{{who}} создаёт ссылку, которая показывает «{{what}}»',
  },
  'share.opened': {
    en: '{{who}} opened a shared call',
    ua: '{{who}} відкриває дзвінок за посиланням',
    ru: '{{who}} открывает звонок по ссылке',
  },
  'share.removed': {
    en: '{{who}} revoked a link to “{{what}}”',
    ua: '{{who}} відкликає посилання на «{{what}}»',
    ru: '{{who}} отзывает ссылку на «{{what}}»',
  },
  'tag.created': {
    en: '{{who}} added the tag “{{what}}”',
    ua: '{{who}} додає тег «{{what}}»',
    ru: '{{who}} добавляет тег «{{what}}»',
  },
  'tag.changed': {
    en: '{{who}} changed the tag “{{what}}”',
    ua: '{{who}} змінює тег «{{what}}»',
    ru: '{{who}} меняет тег «{{what}}»',
  },
  'tag.removed': {
    en: '{{who}} deleted the tag “{{what}}”',
    ua: '{{who}} видаляє тег «{{what}}»',
    ru: '{{who}} удаляет тег «{{what}}»',
  },
  'pattern.created': {
    en: '{{who}} added the pattern “{{what}}”',
    ua: '{{who}} додає патерн «{{what}}»',
    ru: '{{who}} добавляет паттерн «{{what}}»',
  },
  'pattern.changed': {
    en: '{{who}} changed the pattern “{{what}}”',
    ua: '{{who}} змінює патерн «{{what}}»',
    ru: '{{who}} меняет паттерн «{{what}}»',
  },
  'pattern.removed': {
    en: '{{who}} deleted the pattern “{{what}}”',
    ua: '{{who}} видаляє патерн «{{what}}»',
    ru: '{{who}} удаляет паттерн «{{what}}»',
  },
  'script.created': {
    en: '{{who}} added the script “{{what}}”',
    ua: '{{who}} додає скрипт «{{what}}»',
    ru: '{{who}} добавляет скрипт «{{what}}»',
  },
  'script.changed': {
    en: '{{who}} changed the script “{{what}}”',
    ua: '{{who}} змінює скрипт «{{what}}»',
    ru: '{{who}} меняет скрипт «{{what}}»',
  },
  'script.removed': {
    en: '{{who}} deleted the script “{{what}}”',
    ua: '{{who}} видаляє скрипт «{{what}}»',
    ru: '{{who}} удаляет скрипт «{{what}}»',
  },
  'goal.created': {
    en: '{{who}} added the goal “{{what}}”',
    ua: '{{who}} додає ціль «{{what}}»',
    ru: '{{who}} добавляет цель «{{what}}»',
  },
  'goal.changed': {
    en: '{{who}} changed the goal “{{what}}”',
    ua: '{{who}} змінює ціль «{{what}}»',
    ru: '{{who}} меняет цель «{{what}}»',
  },
  'goal.removed': {
    en: '{{who}} deleted the goal “{{what}}”',
    ua: '{{who}} видаляє ціль «{{what}}»',
    ru: '{{who}} удаляет цель «{{what}}»',
  },
  'goal.applied': {
    en: '{{who}} had past calls scored by “{{what}}”',
    ua: '{{who}} запускає оцінку минулих дзвінків за ціллю «{{what}}»',
    ru: '{{who}} запускает оценку прошлых звонков по цели «{{what}}»',
  },
  'goal.switched': {
    en: '{{who}} switched who answers a question of “{{what}}”',
    ua: '{{who}} перемикає, хто відповідає на запитання цілі «{{what}}»',
    ru: '{{who}} переключает, кто отвечает на вопрос цели «{{what}}»',
  },
  'score.answered': {
    en: '{{who}} answered questions about “{{what}}”',
    ua: '{{who}} відповідає на запитання про «{{what}}»',
    ru: '{{who}} отвечает на вопросы о «{{what}}»',
  },
  'review.assigned': {
    en: '{{who}} gave somebody calls to review',
    ua: '{{who}} призначає дзвінки на перевірку',
    ru: '{{who}} назначает звонки на проверку',
  },
  'review.submitted': {
    en: '{{who}} sent a review by “{{what}}”',
    ua: '{{who}} надсилає перевірку за ціллю «{{what}}»',
    ru: '{{who}} отправляет проверку по цели «{{what}}»',
  },
  'review.dropped': {
    en: '{{who}} took a review off the queue',
    ua: '{{who}} знімає перевірку з черги',
    ru: '{{who}} снимает проверку из очереди',
  },
  'review_plan.created': {
    en: '{{who}} added the plan of reviews “{{what}}”',
    ua: '{{who}} додає план перевірок «{{what}}»',
    ru: '{{who}} добавляет план проверок «{{what}}»',
  },
  'review_plan.changed': {
    en: '{{who}} changed the plan of reviews “{{what}}”',
    ua: '{{who}} змінює план перевірок «{{what}}»',
    ru: '{{who}} меняет план проверок «{{what}}»',
  },
  'review_plan.removed': {
    en: '{{who}} deleted the plan of reviews “{{what}}”',
    ua: '{{who}} видаляє план перевірок «{{what}}»',
    ru: '{{who}} удаляет план проверок «{{what}}»',
  },
  'calibration.created': {
    en: '{{who}} began the calibration “{{what}}”',
    ua: '{{who}} починає калібрування «{{what}}»',
    ru: '{{who}} начинает калибровку «{{what}}»',
  },
  'calibration.revealed': {
    en: '{{who}} showed the scores of “{{what}}”',
    ua: '{{who}} показує оцінки калібрування «{{what}}»',
    ru: '{{who}} показывает оценки калибровки «{{what}}»',
  },
  'calibration.settled': {
    en: '{{who}} settled a question of “{{what}}”',
    ua: '{{who}} узгоджує запитання калібрування «{{what}}»',
    ru: '{{who}} согласует вопрос калибровки «{{what}}»',
  },
  'calibration.removed': {
    en: '{{who}} deleted the calibration “{{what}}”',
    ua: '{{who}} видаляє калібрування «{{what}}»',
    ru: '{{who}} удаляет калибровку «{{what}}»',
  },
  'score.acknowledged': {
    en: '{{who}} has seen the score of “{{what}}”',
    ua: '{{who}} ознайомлюється з оцінкою дзвінка «{{what}}»',
    ru: '{{who}} знакомится с оценкой звонка «{{what}}»',
  },
  'dispute.opened': {
    en: '{{who}} disputed an answer about “{{what}}”',
    ua: '{{who}} оскаржує відповідь про «{{what}}»',
    ru: '{{who}} оспаривает ответ о «{{what}}»',
  },
  'dispute.decided': {
    en: '{{who}} decided a dispute about “{{what}}”',
    ua: '{{who}} вирішує оскарження щодо «{{what}}»',
    ru: '{{who}} решает оспаривание о «{{what}}»',
  },
  'coaching.saved': {
    en: '{{who}} saved the moment “{{what}}” for coaching',
    ua: '{{who}} зберігає момент «{{what}}» для коучингу',
    ru: '{{who}} сохраняет момент «{{what}}» для коучинга',
  },
  'coaching.changed': {
    en: '{{who}} changed the moment “{{what}}” for coaching',
    ua: '{{who}} змінює момент «{{what}}» для коучингу',
    ru: '{{who}} меняет момент «{{what}}» для коучинга',
  },
  'coaching.removed': {
    en: '{{who}} deleted the moment “{{what}}” for coaching',
    ua: '{{who}} видаляє момент «{{what}}» для коучингу',
    ru: '{{who}} удаляет момент «{{what}}» для коучинга',
  },
  'coaching.given': {
    en: '{{who}} gave the coaching “{{what}}”',
    ua: '{{who}} передає коучинг «{{what}}»',
    ru: '{{who}} передаёт коучинг «{{what}}»',
  },
  'coaching.taken_back': {
    en: '{{who}} took back the coaching “{{what}}”',
    ua: '{{who}} відкликає коучинг «{{what}}»',
    ru: '{{who}} отзывает коучинг «{{what}}»',
  },
  'coaching.listened': {
    en: '{{who}} listened to a moment of “{{what}}”',
    ua: '{{who}} слухає момент із «{{what}}»',
    ru: '{{who}} слушает момент из «{{what}}»',
  },
  'report.exported': {
    en: '{{who}} downloaded the report “{{what}}”',
    ua: '{{who}} вивантажує звіт «{{what}}»',
    ru: '{{who}} скачивает отчёт «{{what}}»',
  },
  'report.schedule_created': {
    en: '{{who}} has the report “{{what}}” sent by letter',
    ua: '{{who}} налаштовує розсилання звіту «{{what}}»',
    ru: '{{who}} настраивает рассылку отчёта «{{what}}»',
  },
  'report.schedule_changed': {
    en: '{{who}} changed the letters of the report “{{what}}”',
    ua: '{{who}} змінює розсилання звіту «{{what}}»',
    ru: '{{who}} меняет рассылку отчёта «{{what}}»',
  },
  'report.schedule_removed': {
    en: '{{who}} ended the letters of the report “{{what}}”',
    ua: '{{who}} припиняє розсилання звіту «{{what}}»',
    ru: '{{who}} прекращает рассылку отчёта «{{what}}»',
  },
  'report.shared': {
    en: '{{who}} made a link to the report “{{what}}”',
    ua: '{{who}} створює посилання на звіт «{{what}}»',
    ru: '{{who}} создаёт ссылку на отчёт «{{what}}»',
  },
  'report.unshared': {
    en: '{{who}} revoked a link to the report “{{what}}”',
    ua: '{{who}} відкликає посилання на звіт «{{what}}»',
    ru: '{{who}} отзывает ссылку на отчёт «{{what}}»',
  },
  'report.link_opened': {
    en: 'Somebody opened the report “{{what}}” by a link',
    ua: 'Звіт «{{what}}» відкрито за посиланням',
    ru: 'Отчёт «{{what}}» открыт по ссылке',
  },
  'report.created': {
    en: '{{who}} added the report “{{what}}”',
    ua: '{{who}} додає звіт «{{what}}»',
    ru: '{{who}} добавляет отчёт «{{what}}»',
  },
  'report.changed': {
    en: '{{who}} changed the report “{{what}}”',
    ua: '{{who}} змінює звіт «{{what}}»',
    ru: '{{who}} меняет отчёт «{{what}}»',
  },
  'report.removed': {
    en: '{{who}} deleted the report “{{what}}”',
    ua: '{{who}} видаляє звіт «{{what}}»',
    ru: '{{who}} удаляет отчёт «{{what}}»',
  },
  'classifier.created': {
    en: '{{who}} added the classifier “{{what}}”',
    ua: '{{who}} додає класифікатор «{{what}}»',
    ru: '{{who}} добавляет классификатор «{{what}}»',
  },
  'classifier.changed': {
    en: '{{who}} changed the classifier “{{what}}”',
    ua: '{{who}} змінює класифікатор «{{what}}»',
    ru: '{{who}} меняет классификатор «{{what}}»',
  },
  'classifier.removed': {
    en: '{{who}} deleted the classifier “{{what}}”',
    ua: '{{who}} видаляє класифікатор «{{what}}»',
    ru: '{{who}} удаляет классификатор «{{what}}»',
  },
  'classifier.learned': {
    en: '{{who}} had the classifier “{{what}}” learn',
    ua: '{{who}} навчає класифікатор «{{what}}»',
    ru: '{{who}} обучает классификатор «{{what}}»',
  },
  'classifier.restored': {
    en: '{{who}} brought back a version of the classifier “{{what}}”',
    ua: '{{who}} повертає версію класифікатора «{{what}}»',
    ru: '{{who}} возвращает версию классификатора «{{what}}»',
  },
  'classifier.applied': {
    en: '{{who}} applied the classifier “{{what}}” to past calls',
    ua: '{{who}} застосовує класифікатор «{{what}}» до минулих дзвінків',
    ru: '{{who}} применяет классификатор «{{what}}» к прошлым звонкам',
  },
  'classifier.imported': {
    en: '{{who}} imported examples of the classifier “{{what}}”',
    ua: '{{who}} завантажує приклади класифікатора «{{what}}»',
    ru: '{{who}} загружает примеры классификатора «{{what}}»',
  },
  'classifier.exported': {
    en: '{{who}} took out the examples of the classifier “{{what}}”',
    ua: '{{who}} вивантажує приклади класифікатора «{{what}}»',
    ru: '{{who}} выгружает примеры классификатора «{{what}}»',
  },
  'file.labelled': {
    en: '{{who}} set a label on “{{what}}”',
    ua: '{{who}} ставить мітку: «{{what}}»',
    ru: '{{who}} ставит метку: «{{what}}»',
  },
  'file.unlabelled': {
    en: '{{who}} took a label off “{{what}}”',
    ua: '{{who}} знімає мітку: «{{what}}»',
    ru: '{{who}} снимает метку: «{{what}}»',
  },
  'conversion.created': {
    en: '{{who}} added the conversion “{{what}}”',
    ua: '{{who}} додає конверсію «{{what}}»',
    ru: '{{who}} добавляет конверсию «{{what}}»',
  },
  'conversion.changed': {
    en: '{{who}} changed the conversion “{{what}}”',
    ua: '{{who}} змінює конверсію «{{what}}»',
    ru: '{{who}} меняет конверсию «{{what}}»',
  },
  'conversion.removed': {
    en: '{{who}} deleted the conversion “{{what}}”',
    ua: '{{who}} видаляє конверсію «{{what}}»',
    ru: '{{who}} удаляет конверсию «{{what}}»',
  },
  'project.created': {
    en: '{{who}} added the project “{{what}}”',
    ua: '{{who}} додає проєкт «{{what}}»',
    ru: '{{who}} добавляет проект «{{what}}»',
  },
  'project.changed': {
    en: '{{who}} changed the project “{{what}}”',
    ua: '{{who}} змінює проєкт «{{what}}»',
    ru: '{{who}} меняет проект «{{what}}»',
  },
  'project.removed': {
    en: '{{who}} deleted the project “{{what}}”',
    ua: '{{who}} видаляє проєкт «{{what}}»',
    ru: '{{who}} удаляет проект «{{what}}»',
  },
  'project.started': {
    en: '{{who}} started the project “{{what}}”',
    ua: '{{who}} запускає проєкт «{{what}}»',
    ru: '{{who}} запускает проект «{{what}}»',
  },
  'project.paused': {
    en: '{{who}} paused the project “{{what}}”',
    ua: '{{who}} призупиняє проєкт «{{what}}»',
    ru: '{{who}} приостанавливает проект «{{what}}»',
  },
  'project.restarted': {
    en: '{{who}} restarted the project “{{what}}”',
    ua: '{{who}} перезапускає проєкт «{{what}}»',
    ru: '{{who}} перезапускает проект «{{what}}»',
  },
  'project.cleared': {
    en: '{{who}} cleared the project “{{what}}”',
    ua: '{{who}} очищує проєкт «{{what}}»',
    ru: '{{who}} очищает проект «{{what}}»',
  },
  'project.tested': {
    en: '{{who}} ran a test in the project “{{what}}”',
    ua: '{{who}} запускає перевірку в проєкті «{{what}}»',
    ru: '{{who}} запускает проверку в проекте «{{what}}»',
  },
  'project.secret_rotated': {
    en: '{{who}} made a new secret for the webhook of “{{what}}”',
    ua: '{{who}} створює новий секрет вебхука проєкту «{{what}}»',
    ru: '{{who}} создаёт новый секрет вебхука проекта «{{what}}»',
  },
  'project.webhook_resumed': {
    en: '{{who}} had the webhook of “{{what}}” go on',
    ua: '{{who}} відновлює вебхук проєкту «{{what}}»',
    ru: '{{who}} возобновляет вебхук проекта «{{what}}»',
  },
  'project.delivery_resent': {
    en: '{{who}} sent a message of the webhook of “{{what}}” again',
    ua: '{{who}} ще раз надсилає повідомлення вебхука проєкту «{{what}}»',
    ru: '{{who}} ещё раз отправляет сообщение вебхука проекта «{{what}}»',
  },
  'segment.created': {
    en: '{{who}} added the segment “{{what}}”',
    ua: '{{who}} додає сегмент «{{what}}»',
    ru: '{{who}} добавляет сегмент «{{what}}»',
  },
  'segment.changed': {
    en: '{{who}} changed the segment “{{what}}”',
    ua: '{{who}} змінює сегмент «{{what}}»',
    ru: '{{who}} меняет сегмент «{{what}}»',
  },
  'segment.removed': {
    en: '{{who}} deleted the segment “{{what}}”',
    ua: '{{who}} видаляє сегмент «{{what}}»',
    ru: '{{who}} удаляет сегмент «{{what}}»',
  },
  'agent.created': {
    en: '{{who}} added the operator “{{what}}”',
    ua: '{{who}} додає оператора «{{what}}»',
    ru: '{{who}} добавляет оператора «{{what}}»',
  },
  'agent.changed': {
    en: '{{who}} changed the operator “{{what}}”',
    ua: '{{who}} змінює оператора «{{what}}»',
    ru: '{{who}} меняет оператора «{{what}}»',
  },
  'agent.removed': {
    en: '{{who}} deleted the operator “{{what}}”',
    ua: '{{who}} видаляє оператора «{{what}}»',
    ru: '{{who}} удаляет оператора «{{what}}»',
  },
  'agent.merged': {
    en: '{{who}} merged the operator “{{what}}” into another',
    ua: '{{who}} обʼєднує оператора «{{what}}» з іншим',
    ru: '{{who}} объединяет оператора «{{what}}» с другим',
  },
  'agent.unmerged': {
    en: '{{who}} made the operator “{{what}}” a person of their own again',
    ua: '{{who}} знову відокремлює оператора «{{what}}»',
    ru: '{{who}} снова отделяет оператора «{{what}}»',
  },
  'team.created': {
    en: '{{who}} added the team “{{what}}”',
    ua: '{{who}} додає команду «{{what}}»',
    ru: '{{who}} добавляет команду «{{what}}»',
  },
  'team.changed': {
    en: '{{who}} changed the team “{{what}}”',
    ua: '{{who}} змінює команду «{{what}}»',
    ru: '{{who}} меняет команду «{{what}}»',
  },
  'team.removed': {
    en: '{{who}} deleted the team “{{what}}”',
    ua: '{{who}} видаляє команду «{{what}}»',
    ru: '{{who}} удаляет команду «{{what}}»',
  },
  'subscriber.created': {
    en: '{{who}} added the abonent “{{what}}”',
    ua: '{{who}} додає абонента «{{what}}»',
    ru: '{{who}} добавляет абонента «{{what}}»',
  },
  'subscriber.changed': {
    en: '{{who}} changed the abonent “{{what}}”',
    ua: '{{who}} змінює абонента «{{what}}»',
    ru: '{{who}} меняет абонента «{{what}}»',
  },
  'subscriber.removed': {
    en: '{{who}} deleted the abonent “{{what}}”',
    ua: '{{who}} видаляє абонента «{{what}}»',
    ru: '{{who}} удаляет абонента «{{what}}»',
  },
  'subscriber.merged': {
    en: '{{who}} merged the abonent “{{what}}” into another',
    ua: '{{who}} обʼєднує абонента «{{what}}» з іншим',
    ru: '{{who}} объединяет абонента «{{what}}» с другим',
  },
  'subscriber.unmerged': {
    en: '{{who}} made the abonent “{{what}}” a person of their own again',
    ua: '{{who}} знову відокремлює абонента «{{what}}»',
    ru: '{{who}} снова отделяет абонента «{{what}}»',
  },
  'metric.created': {
    en: '{{who}} added the metric “{{what}}”',
    ua: '{{who}} додає метрику «{{what}}»',
    ru: '{{who}} добавляет метрику «{{what}}»',
  },
  'metric.changed': {
    en: '{{who}} changed the metric “{{what}}”',
    ua: '{{who}} змінює метрику «{{what}}»',
    ru: '{{who}} меняет метрику «{{what}}»',
  },
  'metric.removed': {
    en: '{{who}} deleted the metric “{{what}}”',
    ua: '{{who}} видаляє метрику «{{what}}»',
    ru: '{{who}} удаляет метрику «{{what}}»',
  },
  'own_session.ended': {
    en: '{{who}} signed out',
    ua: '{{who}} виходить із системи',
    ru: '{{who}} выходит из системы',
  },
  'member.invited_as': {
    en: '{{who}} invited {{what}} as {{role}}',
    ua: '{{who}} запрошує з роллю «{{role}}»: {{what}}',
    ru: '{{who}} приглашает с ролью «{{role}}»: {{what}}',
  },
  'member.role': {
    en: '{{who}} changed the role of {{what}} from {{before}} to {{after}}',
    ua: '{{who}} змінює роль: {{what}}, «{{before}}» на «{{after}}»',
    ru: '{{who}} меняет роль: {{what}}, «{{before}}» на «{{after}}»',
  },
  'calls.exported': {
    en: '{{who}} downloaded a table of calls',
    ua: '{{who}} вивантажує таблицю дзвінків',
    ru: '{{who}} скачивает таблицу звонков',
  },
  'file.untagged_with': {
    en: '{{who}} took the tag “{{tag}}” off “{{what}}”',
    ua: '{{who}} знімає тег «{{tag}}» із «{{what}}»',
    ru: '{{who}} снимает тег «{{tag}}» с «{{what}}»',
  },
  'file.tagged_with': {
    en: '{{who}} put the tag “{{tag}}” on “{{what}}”',
    ua: '{{who}} ставить тег «{{tag}}» на «{{what}}»',
    ru: '{{who}} ставит тег «{{tag}}» на «{{what}}»',
  },
});
