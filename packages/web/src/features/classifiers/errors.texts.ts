import { texts } from '../../lib/texts.ts';

export const classifiersErrors = texts('errors:classifiers', {
  'classifiers.not_found': {
    en: 'This classifier no longer exists.',
    ua: 'Цього класифікатора вже немає.',
    ru: 'Этого классификатора больше нет.',
  },
  'classifiers.changed': {
    en: 'Somebody changed this classifier after you opened it. Nothing was saved: look at the difference first.',
    ua: 'Хтось змінив цей класифікатор після того, як ви його відкрили. Нічого не збережено: спершу перегляньте відмінності.',
    ru: 'Кто-то изменил этот классификатор после того, как вы его открыли. Ничего не сохранено: сначала посмотрите отличия.',
  },
  'classifiers.too_many_lines': {
    en: 'Up to {{most}} lines are checked at once. Shorten the text.',
    ua: 'За раз перевіряють не більше рядків, ніж {{most}}. Скоротіть текст.',
    ru: 'За раз проверяют не больше строк, чем {{most}}. Сократите текст.',
  },
  'classifiers.name_taken': {
    en: 'There is a classifier with this name. Choose another.',
    ua: 'Класифікатор із такою назвою вже є. Виберіть іншу.',
    ru: 'Классификатор с таким названием уже есть. Выберите другое.',
  },
  'classifiers.no_labels': {
    en: 'A classifier needs at least one label. Add one.',
    ua: 'Класифікатору потрібна щонайменше одна мітка. Додайте її.',
    ru: 'Классификатору нужна хотя бы одна метка. Добавьте её.',
  },
  'classifiers.one_label': {
    en: 'A binary classifier has one label only. Remove the others, or make it multi-label.',
    ua: 'Бінарний класифікатор має лише одну мітку. Приберіть інші або зробіть його багатомітковим.',
    ru: 'У бинарного классификатора только одна метка. Уберите остальные или сделайте его многометочным.',
  },
  'classifiers.two_labels': {
    en: 'To choose one label there must be at least two. Add one, or have each asked for by itself.',
    ua: 'Щоб вибирати одну мітку, їх має бути щонайменше дві. Додайте ще одну або питайте про кожну окремо.',
    ru: 'Чтобы выбирать одну метку, их должно быть не меньше двух. Добавьте ещё одну или спрашивайте о каждой отдельно.',
  },
  'classifiers.label_taken': {
    en: 'Two labels are called “{{label}}”. Rename one of them.',
    ua: 'Дві мітки мають назву «{{label}}». Перейменуйте одну з них.',
    ru: 'Две метки называются «{{label}}». Переименуйте одну из них.',
  },
  'classifiers.label_unknown': {
    en: 'This classifier has no label “{{label}}” any more. Load the page again.',
    ua: 'У цього класифікатора вже немає мітки «{{label}}». Оновіть сторінку.',
    ru: 'У этого классификатора больше нет метки «{{label}}». Обновите страницу.',
  },
  'classifiers.too_few': {
    en: 'There are too few examples to learn from. Missing: {{count}}.',
    ua: 'Прикладів замало, щоб навчитися. Бракує: {{count}}.',
    ru: 'Примеров слишком мало для обучения. Не хватает: {{count}}.',
  },
  'classifiers.is_learning': {
    en: 'It is learning already. Wait until it is done, or cancel it.',
    ua: 'Він уже навчається. Зачекайте, доки закінчить, або скасуйте навчання.',
    ru: 'Он уже учится. Подождите, пока закончит, или отмените обучение.',
  },
  'classifiers.not_learning': {
    en: 'It is not learning any more.',
    ua: 'Він уже не навчається.',
    ru: 'Он уже не учится.',
  },
  'classifiers.nothing_learned': {
    en: 'This classifier has learned nothing yet. Label examples, then have it learn.',
    ua: 'Цей класифікатор ще нічого не навчився. Розмітьте приклади й запустіть навчання.',
    ru: 'Этот классификатор ещё ничему не научился. Разметьте примеры и запустите обучение.',
  },
  'classifiers.version_not_found': {
    en: 'This version no longer exists.',
    ua: 'Цієї версії вже немає.',
    ru: 'Этой версии больше нет.',
  },
  'classifiers.nothing_to_check': {
    en: 'Type a text or choose a call.',
    ua: 'Введіть текст або виберіть дзвінок.',
    ru: 'Введите текст или выберите звонок.',
  },
  'classifiers.example_not_found': {
    en: 'This example no longer exists.',
    ua: 'Цього прикладу вже немає.',
    ru: 'Этого примера больше нет.',
  },
  'classifiers.one_answer': {
    en: 'Only one of the labels can be chosen.',
    ua: 'Можна вибрати лише одну мітку.',
    ru: 'Можно выбрать только одну метку.',
  },
  'classifiers.import_too_many': {
    en: 'A file may hold {{most}} examples at most. Divide it into smaller ones.',
    ua: 'У файлі може бути не більше прикладів, ніж {{most}}. Поділіть його на менші.',
    ru: 'В файле может быть не больше примеров, чем {{most}}. Разделите его на меньшие.',
  },
  'classifiers.too_many_examples': {
    en: 'A classifier keeps {{most}} examples at most. Remove some first.',
    ua: 'Класифікатор зберігає не більше прикладів, ніж {{most}}. Спершу приберіть зайві.',
    ru: 'Классификатор хранит не больше примеров, чем {{most}}. Сначала уберите лишние.',
  },
  'classifiers.too_many_labels': {
    en: 'These are too many labels; {{most}} is the most that a classifier has.',
    ua: 'Міток забагато: класифікатор має щонайбільше {{most}}.',
    ru: 'Слишком много меток: у классификатора их не больше {{most}}.',
  },
  'classifiers.import_label': {
    en: 'Row {{row}}: there is no label “{{label}}”. Nothing was added. Correct the row, or have new labels made.',
    ua: 'Рядок {{row}}: мітки «{{label}}» немає. Нічого не додано. Виправте рядок або дозвольте створювати нові мітки.',
    ru: 'Строка {{row}}: метки «{{label}}» нет. Ничего не добавлено. Исправьте строку или разрешите создавать новые метки.',
  },
  'classifiers.import_empty': {
    en: 'Row {{row}} has neither a text nor a place in a call. Nothing was added.',
    ua: 'У рядку {{row}} немає ні тексту, ні місця в дзвінку. Нічого не додано.',
    ru: 'В строке {{row}} нет ни текста, ни места в звонке. Ничего не добавлено.',
  },
  'classifiers.import_long': {
    en: 'Row {{row}} is too long; {{most}} characters is the most. Nothing was added.',
    ua: 'Рядок {{row}} задовгий: найбільша кількість символів — {{most}}. Нічого не додано.',
    ru: 'Строка {{row}} слишком длинная: самое большое число символов — {{most}}. Ничего не добавлено.',
  },
  'classifiers.import_place': {
    en: 'Row {{row}} names a call or a phrase that is not there. Nothing was added.',
    ua: 'Рядок {{row}} вказує на дзвінок або фразу, яких немає. Нічого не додано.',
    ru: 'Строка {{row}} указывает на звонок или фразу, которых нет. Ничего не добавлено.',
  },
  'classifiers.import_choice': {
    en: 'Row {{row}} has several labels where one is chosen. Nothing was added.',
    ua: 'У рядку {{row}} кілька міток, а вибирається одна. Нічого не додано.',
    ru: 'В строке {{row}} несколько меток, а выбирается одна. Ничего не добавлено.',
  },
  'classifiers.import_label_long': {
    en: 'Row {{row}} has a label of more than {{most}} characters. Nothing was added. Shorten it and import again.',
    ua: 'У рядку {{row}} є мітка, довша за {{most}} символів. Нічого не додано. Скоротіть її та імпортуйте знову.',
    ru: 'В строке {{row}} есть метка длиннее {{most}} символов. Ничего не добавлено. Сократите её и импортируйте снова.',
  },
  'classifiers.import_formula': {
    en: 'Row {{row}} holds a formula. Nothing was added. Take it out and import again.',
    ua: 'У рядку {{row}} міститься формула. Нічого не додано. Приберіть її та імпортуйте знову.',
    ru: 'В строке {{row}} содержится формула. Ничего не добавлено. Уберите её и импортируйте снова.',
  },
  'classifiers.import_csv': {
    en: 'Row {{row}} cannot be read as CSV. Nothing was added.',
    ua: 'Рядок {{row}} не вдається прочитати як CSV. Нічого не додано.',
    ru: 'Строку {{row}} не удаётся прочитать как CSV. Ничего не добавлено.',
  },
  'classifiers.import_titles': {
    en: 'The first row has to name the columns: “text” or “file_id”, and “labels”.',
    ua: 'Перший рядок має називати стовпці: «text» або «file_id», і «labels».',
    ru: 'Первая строка должна называть столбцы: «text» или «file_id», и «labels».',
  },
  'classifiers.phrase_not_found': {
    en: 'The classifier does not look at this phrase. Choose another one.',
    ua: 'Класифікатор не дивиться на цю фразу. Виберіть іншу.',
    ru: 'Классификатор не смотрит на эту фразу. Выберите другую.',
  },
  'classifiers.item_not_found': {
    en: 'This is not in the queue any more; go on with the next.',
    ua: 'Цього в черзі вже немає; перейдіть до наступного.',
    ru: 'Этого в очереди больше нет; перейдите к следующему.',
  },
  'classifiers.run_not_found': {
    en: 'This run over past calls no longer exists.',
    ua: 'Цього проходу минулими дзвінками вже немає.',
    ru: 'Этого прохода по прошлым звонкам больше нет.',
  },
  'classifiers.run_ended': {
    en: 'This run over past calls has ended already.',
    ua: 'Цей прохід минулими дзвінками вже закінчився.',
    ru: 'Этот проход по прошлым звонкам уже закончился.',
  },
  'classifiers.in_use': {
    en: 'It is used in “{{name}}”. Take it out there first.',
    ua: 'Він використовується в «{{name}}». Спершу приберіть його звідти.',
    ru: 'Он используется в «{{name}}». Сначала уберите его оттуда.',
  },
  'classifiers.label_in_use': {
    en: 'The label “{{label}}” is used in “{{name}}”. Take it out there first.',
    ua: 'Мітка «{{label}}» використовується в «{{name}}». Спершу приберіть її звідти.',
    ru: 'Метка «{{label}}» используется в «{{name}}». Сначала уберите её оттуда.',
  },
});
