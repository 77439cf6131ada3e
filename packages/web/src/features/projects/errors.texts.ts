import { texts } from '../../lib/texts.ts';

export const testingErrors = texts('errors:testing', {
  'projects.subject_kind': {
    en: 'A project of this kind cannot be about that. Choose something else.',
    ua: 'Проєкт цього виду не може бути про це. Виберіть щось інше.',
    ru: 'Проект этого вида не может быть об этом. Выберите что-то другое.',
  },
  'testing.no_subject': {
    en: 'This project does not say yet what it tests. Choose it in the project.',
    ua: 'У цьому проєкті ще не вказано, що він тестує. Виберіть це в проєкті.',
    ru: 'В этом проекте ещё не указано, что он тестирует. Выберите это в проекте.',
  },
  'testing.not_testing': {
    en: 'This project does not test anything: only testing projects do.',
    ua: 'Цей проєкт нічого не тестує: це роблять лише проєкти тестування.',
    ru: 'Этот проект ничего не тестирует: это делают только проекты тестирования.',
  },
  'testing.truth_not_found': {
    en: 'This is not in the truth set any more. Reload the page.',
    ua: 'Цього вже немає в еталонному наборі. Оновіть сторінку.',
    ru: 'Этого уже нет в эталонном наборе. Обновите страницу.',
  },
  'testing.wrong_answer': {
    en: 'This answer does not fit what is tested. Check it and save again.',
    ua: 'Ця відповідь не підходить до того, що тестується. Перевірте її і збережіть ще раз.',
    ru: 'Этот ответ не подходит к тому, что тестируется. Проверьте его и сохраните ещё раз.',
  },
  'testing.unknown_call': {
    en: 'Row {{row}} names a call that is not there. Nothing was added: correct it and import again.',
    ua: 'Рядок {{row}} називає дзвінок, якого немає. Нічого не додано: виправте його й імпортуйте ще раз.',
    ru: 'Строка {{row}} называет звонок, которого нет. Ничего не добавлено: исправьте её и импортируйте ещё раз.',
  },
  'testing.unknown_label': {
    en: 'Row {{row}} names a label that is not there: “{{label}}”. Nothing was added: correct it and import again.',
    ua: 'Рядок {{row}} називає мітку, якої немає: «{{label}}». Нічого не додано: виправте його й імпортуйте ще раз.',
    ru: 'Строка {{row}} называет метку, которой нет: «{{label}}». Ничего не добавлено: исправьте её и импортируйте ещё раз.',
  },
  'testing.unknown_phrase': {
    en: 'Row {{row}} names a phrase that its call does not have. Nothing was added: correct it and import again.',
    ua: 'Рядок {{row}} називає фразу, якої немає в дзвінку. Нічого не додано: виправте його й імпортуйте ще раз.',
    ru: 'Строка {{row}} называет фразу, которой нет в звонке. Ничего не добавлено: исправьте её и импортируйте ещё раз.',
  },
  'testing.too_many': {
    en: 'A truth set holds no more than {{most}} places. Remove some, or add fewer.',
    ua: 'В еталонному наборі не більше {{most}} місць. Приберіть частину або додайте менше.',
    ru: 'В эталонном наборе не больше {{most}} мест. Уберите часть или добавьте меньше.',
  },
  'testing.no_calls': {
    en: 'The project has found no calls yet. Start it, with past calls if you like, and try again.',
    ua: 'Проєкт ще не знайшов дзвінків. Запустіть його, за потреби й для минулих дзвінків, і спробуйте знову.',
    ru: 'Проект ещё не нашёл звонков. Запустите его, при желании и по прошлым звонкам, и попробуйте снова.',
  },
  'testing.nothing_tested': {
    en: 'Nothing was tested yet. Run a test first.',
    ua: 'Ще нічого не протестовано. Спочатку запустіть тест.',
    ru: 'Ещё ничего не протестировано. Сначала запустите тест.',
  },
  'testing.version_not_found': {
    en: 'There is no such version. Choose another.',
    ua: 'Такої версії немає. Виберіть іншу.',
    ru: 'Такой версии нет. Выберите другую.',
  },
  'testing.no_truth': {
    en: 'There is nothing with a right answer yet. Answer some of the truth set first.',
    ua: 'Правильних відповідей ще немає. Спочатку дайте їх для частини еталонного набору.',
    ru: 'Правильных ответов ещё нет. Сначала дайте их для части эталонного набора.',
  },
  'testing.busy': {
    en: 'It is being tested already. Wait until that ends.',
    ua: 'Тест уже виконується. Зачекайте, доки він завершиться.',
    ru: 'Тест уже выполняется. Подождите, пока он закончится.',
  },
});
