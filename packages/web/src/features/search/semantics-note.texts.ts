import { texts } from '../../lib/texts.ts';

export const semanticsNoteTexts = texts('semantics-note', {
  by_words: {
    en: 'Compared by their words: there are too few calls here to learn from yet.',
    ua: 'Порівняно за словами: дзвінків тут ще замало, щоб на них навчитися.',
    ru: 'Сравнение по словам: звонков здесь пока мало, чтобы на них научиться.',
  },
  by_own_conversations: {
    en: 'Compared by what Earshot has learned from your calls.',
    ua: 'Порівняно за тим, чого Earshot навчився на ваших дзвінках.',
    ru: 'Сравнение по тому, чему Earshot научился на ваших звонках.',
  },
  by_server: {
    en: 'Compared by the model {{name}}.',
    ua: 'Порівняла модель {{name}}.',
    ru: 'Сравнила модель {{name}}.',
  },
  about: { en: 'What it finds', ua: 'Що так можна знайти', ru: 'Что так можно найти' },
  about_words: {
    en: 'Finds everything that All finds, and phrases with at least half of the words of your question, in any form and order. It does not know yet that other words can mean the same. From about a thousand phrases on it learns that from your own calls.',
    ua: 'Знаходить усе, що знаходить «Усі», і фрази, у яких є щонайменше половина слів вашого запиту, у будь-якій формі й порядку. Що інші слова можуть означати те саме, ще не знає: цього вчиться на ваших дзвінках, щойно набереться близько тисячі фраз.',
    ru: 'Находит всё, что находит «Все», и фразы, в которых есть хотя бы половина слов вашего запроса, в любой форме и порядке. Что другие слова могут означать то же самое, ещё не знает: этому учится на ваших звонках, когда наберётся около тысячи фраз.',
  },
  about_own_conversations: {
    en: 'Finds everything that All finds, and phrases whose words are used in your calls the way yours are. Of words that nobody has said here it knows nothing, and between languages it does not compare.',
    ua: 'Знаходить усе, що знаходить «Усі», і фрази зі словами, які у ваших дзвінках уживають так само, як слова запиту. Про слова, яких тут ніхто не казав, нічого не знає, і між мовами не порівнює.',
    ru: 'Находит всё, что находит «Все», и фразы со словами, которые в ваших звонках употребляют так же, как слова запроса. О словах, которых здесь никто не говорил, ничего не знает, и между языками не сравнивает.',
  },
  about_server: {
    en: 'Finds everything that All finds, and phrases that the connected model takes to mean the same. How good it is in each language depends on that model.',
    ua: 'Знаходить усе, що знаходить «Усі», і фрази, які для підключеної моделі означають те саме. Наскільки добре це виходить кожною мовою, залежить від моделі.',
    ru: 'Находит всё, что находит «Все», и фразы, которые для подключённой модели значат то же самое. Насколько хорошо это выходит на каждом языке, зависит от модели.',
  },
  better_operator: {
    en: 'A connected language model understands more: set EMBEDDINGS_URL and EMBEDDINGS_MODEL and start Earshot anew.',
    ua: 'Підключена мовна модель розуміє більше: задайте EMBEDDINGS_URL і EMBEDDINGS_MODEL та перезапустіть Earshot.',
    ru: 'Подключённая языковая модель понимает больше: задайте EMBEDDINGS_URL и EMBEDDINGS_MODEL и перезапустите Earshot.',
  },
  better_others: {
    en: 'A connected language model understands more; whoever runs this server can connect one.',
    ua: 'Підключена мовна модель розуміє більше; її може підключити той, хто керує цим сервером.',
    ru: 'Подключённая языковая модель понимает больше; её может подключить тот, кто управляет этим сервером.',
  },
  insteadOf: {
    en: 'The model {{name}} is connected, too.',
    ua: 'Також підключено модель {{name}}.',
    ru: 'Подключена также модель {{name}}.',
  },
  reason_unreachable: {
    en: 'Its server cannot be reached.',
    ua: 'Її сервер недоступний.',
    ru: 'Её сервер недоступен.',
  },
  reason_timeout: {
    en: 'Its server did not answer in time.',
    ua: 'Її сервер не відповів вчасно.',
    ru: 'Её сервер не ответил вовремя.',
  },
  reason_refused: { en: 'Its server refused.', ua: 'Її сервер відмовив.', ru: 'Её сервер отказал.' },
  reason_bad_answer: {
    en: 'The answer of its server could not be used.',
    ua: 'Відповідь її сервера непридатна.',
    ru: 'Ответ её сервера непригоден.',
  },
  reason_not_ready: {
    en: 'It has not read the calls yet.',
    ua: 'Вона ще не прочитала дзвінків.',
    ru: 'Она ещё не прочитала звонки.',
  },
  reason_newest_only: {
    en: 'Only the newest calls were compared.',
    ua: 'Порівняно лише найновіші дзвінки.',
    ru: 'Сравнены только самые новые звонки.',
  },
  reason_still_reading: {
    en: 'Earshot has just started and is still reading calls: the newest were compared, the others follow by themselves.',
    ua: 'Earshot щойно запустився і ще читає дзвінки: порівняно найновіші, решта зʼявиться сама.',
    ru: 'Earshot только что запустился и ещё читает звонки: сравнены самые новые, остальные появятся сами.',
  },
});
