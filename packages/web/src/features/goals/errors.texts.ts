import { texts } from '../../lib/texts.ts';

export const goalsErrors = texts('errors:goals', {
  'goals.not_found': {
    en: 'This goal no longer exists.',
    ua: 'Цієї цілі вже немає.',
    ru: 'Этой цели больше нет.',
  },
  'goals.name_taken': {
    en: 'There is a goal with this name. Choose another.',
    ua: 'Ціль із такою назвою вже є. Виберіть іншу.',
    ru: 'Цель с таким названием уже есть. Выберите другое.',
  },
  'goals.no_questions': {
    en: 'A goal asks something. Add a question.',
    ua: 'Ціль має про щось запитувати. Додайте запитання.',
    ru: 'Цель должна о чём-то спрашивать. Добавьте вопрос.',
  },
  'goals.too_many_questions': {
    en: 'A goal asks at most {{most}} questions. Make two goals of it.',
    ua: 'Запитань у цілі щонайбільше {{most}}. Зробіть із неї дві.',
    ru: 'Вопросов в цели не больше {{most}}. Сделайте из неё две.',
  },
  'goals.too_few_options': {
    en: '“{{question}}” has fewer than two options. Add another.',
    ua: '«{{question}}»: варіантів менше ніж два. Додайте ще один.',
    ru: '«{{question}}»: вариантов меньше двух. Добавьте ещё один.',
  },
  'goals.scale_reversed': {
    en: 'The scale of “{{question}}” ends before it begins. Swap its ends.',
    ua: '«{{question}}»: шкала закінчується раніше, ніж починається. Поміняйте її межі місцями.',
    ru: '«{{question}}»: шкала кончается раньше, чем начинается. Поменяйте её границы местами.',
  },
  'goals.limits_reversed': {
    en: '“{{question}}”: the lower limit is above the upper one. Swap them.',
    ua: '«{{question}}»: нижня межа більша за верхню. Поміняйте їх місцями.',
    ru: '«{{question}}»: нижняя граница больше верхней. Поменяйте их местами.',
  },
  'goals.cannot_answer': {
    en: '“{{question}}” cannot be answered like this. Choose another way to answer it, or another mode.',
    ua: 'На «{{question}}» так відповісти не можна. Виберіть інший спосіб відповіді або інший вид запитання.',
    ru: 'На «{{question}}» так ответить нельзя. Выберите другой способ ответа или другой вид вопроса.',
  },
  'goals.no_pattern': {
    en: '“{{question}}” needs a pattern, or words to find. Choose one of both.',
    ua: 'Для «{{question}}» потрібен патерн або слова, які слід знайти. Виберіть щось одне.',
    ru: 'Для «{{question}}» нужен паттерн или слова, которые следует найти. Выберите что-то одно.',
  },
  'goals.no_label': {
    en: 'The classifier that answers “{{question}}” has several labels. Choose one of them.',
    ua: 'Класифікатор, який відповідає на «{{question}}», має кілька міток. Виберіть одну з них.',
    ru: 'У классификатора, который отвечает на «{{question}}», несколько меток. Выберите одну из них.',
  },
  'goals.unknown_rule': {
    en: 'What answers “{{question}}” no longer exists. Choose something else.',
    ua: 'Того, що відповідає на «{{question}}», вже немає. Виберіть щось інше.',
    ru: 'Того, что отвечает на «{{question}}», больше нет. Выберите что-то другое.',
  },
  'goals.invalid_words': {
    en: 'What answers “{{question}}” cannot be read. Correct what is marked in it.',
    ua: 'Те, що відповідає на «{{question}}», не вдається прочитати. Виправте позначене.',
    ru: 'То, что отвечает на «{{question}}», не удаётся прочитать. Исправьте отмеченное.',
  },
  'goals.circular': {
    en: 'A goal cannot choose its calls by scores. Remove this filter.',
    ua: 'Ціль не може вибирати дзвінки за оцінками. Приберіть цей фільтр.',
    ru: 'Цель не может выбирать звонки по оценкам. Уберите этот фильтр.',
  },
  'goals.no_score': {
    en: 'This call has no score by this goal any more. Score it again.',
    ua: 'Цей дзвінок уже не має оцінки за цією ціллю. Оцініть його знову.',
    ru: 'У этого звонка больше нет оценки по этой цели. Оцените его снова.',
  },
  'goals.no_question': {
    en: 'The goal no longer asks this. Reload the page.',
    ua: 'Ціль про це вже не запитує. Оновіть сторінку.',
    ru: 'Цель об этом больше не спрашивает. Обновите страницу.',
  },
  'goals.cannot_switch': {
    en: 'A person answers this question. Choose another way to answer it first.',
    ua: 'На це запитання відповідає людина. Спершу виберіть інший спосіб відповіді.',
    ru: 'На этот вопрос отвечает человек. Сначала выберите другой способ ответа.',
  },
  'goals.invalid_answer': {
    en: 'This cannot be an answer to the question. Choose one of those offered.',
    ua: 'Це не може бути відповіддю на запитання. Виберіть одну із запропонованих.',
    ru: 'Это не может быть ответом на вопрос. Выберите один из предложенных.',
  },
  'goals.comment_needed': {
    en: 'Say in a comment why the machine is wrong.',
    ua: 'Напишіть у коментарі, чому автоматична відповідь хибна.',
    ru: 'Напишите в комментарии, почему автоматический ответ неверен.',
  },
  'goals.answered_meanwhile': {
    en: 'Somebody else has just changed these answers. Look at theirs, then answer again.',
    ua: 'Хтось інший щойно змінив ці відповіді. Перегляньте їх і дайте відповідь ще раз.',
    ru: 'Кто-то другой только что изменил эти ответы. Посмотрите их и ответьте ещё раз.',
  },
  'goals.run_not_found': {
    en: 'This run no longer exists.',
    ua: 'Цього проходу вже немає.',
    ru: 'Этого прохода больше нет.',
  },
  'goals.run_ended': {
    en: 'It has ended already.',
    ua: 'Він уже завершився.',
    ru: 'Он уже завершился.',
  },
});
