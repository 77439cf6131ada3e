import { texts } from '../../../lib/texts.ts';

/** What a machine may do with a question, and how far it has learned it. */
export const learningTexts = texts('goal-learning', {
  power: { en: 'The machine', ua: 'Система', ru: 'Система' },
  answersItself: { en: 'answers by itself', ua: 'відповідає сама', ru: 'отвечает сама' },
  onlySuggests: {
    en: 'only suggests; a person answers',
    ua: 'лише підказує; відповідає людина',
    ru: 'только подсказывает; отвечает человек',
  },
  byPerson: {
    en: 'Switched by {{name}}, {{when}}',
    ua: 'Перемикає {{name}}, {{when}}',
    ru: 'Переключает {{name}}, {{when}}',
  },
  byItself: {
    en: 'Switched by itself, {{when}}',
    ua: 'Перемкнулося само, {{when}}',
    ru: 'Переключилось само, {{when}}',
  },
  low_agreement: {
    en: 'Agreement with people is too low',
    ua: 'Згоди з людьми замало',
    ru: 'Согласия с людьми слишком мало',
  },
  enough_agreement: {
    en: 'Agreement with people is high enough',
    ua: 'Згоди з людьми достатньо',
    ru: 'Согласия с людьми достаточно',
  },
  agreementNow: {
    en: '{{share}} ({{low}} to {{high}})',
    ua: '{{share}} (від {{low}} до {{high}})',
    ru: '{{share}} (от {{low}} до {{high}})',
  },
  barOf: { en: 'bar {{share}}', ua: 'межа {{share}}', ru: 'граница {{share}}' },
  kappaOf: { en: 'κ {{value}}', ua: 'κ {{value}}', ru: 'κ {{value}}' },
  reviewsOf: { en: 'reviews: {{number}}', ua: 'перевірок: {{number}}', ru: 'проверок: {{number}}' },
  note: { en: 'Why', ua: 'Чому', ru: 'Почему' },
  toAssist: { en: 'Only suggest', ua: 'Лише підказувати', ru: 'Только подсказывать' },
  toAutomatic: { en: 'Let it answer', ua: 'Дозволити відповідати', ru: 'Разрешить отвечать' },
  switchHelp: {
    en: 'Scores that are not published yet are asked this question again.',
    ua: 'Ще не опубліковані оцінки отримають нову відповідь на це запитання.',
    ru: 'Ещё не опубликованные оценки получат новый ответ на этот вопрос.',
  },
  switched: { en: 'Switched', ua: 'Перемкнено', ru: 'Переключено' },
  saveFirst: {
    en: 'Another question begins anew: it can be switched once it is saved.',
    ua: 'Інше запитання починає спочатку: перемкнути його можна після збереження.',
    ru: 'Другой вопрос начинает сначала: переключить его можно после сохранения.',
  },
  from: { en: 'reviews: {{number}}', ua: 'перевірок: {{number}}', ru: 'проверок: {{number}}' },
  nothingYet: { en: 'nothing learned yet', ua: 'ще не навчено', ru: 'ещё не обучено' },
  suggests: { en: 'assists', ua: 'підказує', ru: 'подсказывает' },
  answers: { en: 'answers by itself', ua: 'відповідає само', ru: 'отвечает само' },
  more: {
    en: '{{number}} more to answer by itself',
    ua: 'до самостійних відповідей ще {{number}}',
    ru: 'до самостоятельных ответов ещё {{number}}',
  },
  moreRare: {
    en: '{{number}} more of the rarer answer to answer by itself',
    ua: 'до самостійних відповідей ще {{number}} з рідшою відповіддю',
    ru: 'до самостоятельных ответов ещё {{number}} с более редким ответом',
  },
  why_too_few_reviews: { en: 'too few reviews', ua: 'замало перевірок', ru: 'мало проверок' },
  why_too_few_of_one_answer: {
    en: 'one of the answers is too rare',
    ua: 'одна з відповідей надто рідкісна',
    ru: 'один из ответов слишком редкий',
  },
  why_low_agreement: {
    en: 'it agrees with people too rarely',
    ua: 'надто рідко збігається з людьми',
    ru: 'слишком редко совпадает с людьми',
  },
  why_never_sure_enough: {
    en: 'it is never sure enough',
    ua: 'ніколи не буває досить впевненою',
    ru: 'никогда не бывает достаточно уверенной',
  },
  why_no_better_than_usual_answer: {
    en: 'always giving the usual answer would agree as often',
    ua: 'звична відповідь завжди збігалася б так само часто',
    ru: 'обычный ответ всегда совпадал бы так же часто',
  },
  learned: { en: 'Learned', ua: 'Навчання', ru: 'Обучение' },
  labels: { en: 'yes {{yes}}, no {{no}}', ua: 'так: {{yes}}, ні: {{no}}', ru: 'да: {{yes}}, нет: {{no}}' },
  gate: {
    en: 'Answers from {{probability}} sure: {{answered}} of calls, right in {{share}} of them ({{low}} to {{high}})',
    ua: 'Відповідає від {{probability}} впевненості: {{answered}} дзвінків, з них правильно {{share}} (від {{low}} до {{high}})',
    ru: 'Отвечает от {{probability}} уверенности: {{answered}} звонков, из них верно {{share}} (от {{low}} до {{high}})',
  },
  noGate: {
    en: 'It is never sure enough to answer by itself.',
    ua: 'Впевненості для самостійної відповіді ніколи не досить.',
    ru: 'Уверенности для самостоятельного ответа никогда не хватает.',
  },
  weights: { en: 'What weighs most', ua: 'Що важить найбільше', ru: 'Что весит больше всего' },
  versions: { en: 'Versions', ua: 'Версії', ru: 'Версии' },
  versionOf: { en: 'v{{number}}', ua: 'v{{number}}', ru: 'v{{number}}' },
  agreesIn: {
    en: 'agrees with people in {{share}} ({{low}} to {{high}})',
    ua: 'збігається з людьми: {{share}} (від {{low}} до {{high}})',
    ru: 'совпадает с людьми: {{share}} (от {{low}} до {{high}})',
  },
  kappaIn: {
    en: 'κ {{value}} ({{low}} to {{high}})',
    ua: 'κ {{value}} (від {{low}} до {{high}})',
    ru: 'κ {{value}} (от {{low}} до {{high}})',
  },
});
