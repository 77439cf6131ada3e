/**
 * What every call centre says in most calls, beside the words that are common in every conversation: it tells little of which
 * sentence was said. Dictionary forms and the forms said most, in English, Ukrainian and Russian.
 */
export const everydayWords: ReadonlySet<string> = new Set(
  `able about account address again all also any anything appointment ask available back before best better book booking
  bring business buy call calling came change check choose code come company correct customer customers date day days details
  different done down email enter even every everything exactly far feel few file fill find fine first form found full get
  getting give given go going got great happy hear help hold home hour hours id information issue keep kind know last late
  later leave let life like line list little live long look looking lot made make many matter may mean minute minutes moment
  money month months more morning most move much name need never new next nice now number offer off office old once one only
  open order other out over own page part pay people perfect person phone place plan point price problem provide put question
  questions quite ready really reason request right same say see send set service show side site sir small some someone
  something soon sorry speak start still stop sure system take talk tell thing things think through time times today together
  told tomorrow total tried try turn two understand until up update use used using wait way week well work working year years
  yes yet yesterday glad care mean mind visit report sorry detail day

  адреса ваш ваша ваше ваші вже взяти вибрати відповідь година гроші давайте далі дати дата два дзвінок дзвонити день довго
  допомога допомогти допоможу добре друг дуже ще зараз знати знаю зробити йти кожний компанія може можете могти місяць місце
  людина мати номер новий один перший питання підказати підкажіть показати потрібно пошта потім працювати проблема просто
  раз рік робити робота сайт сам сказати скажіть слухати сьогодні також такий телефон тиждень треба три час хвилина хвилину хтось
  ціна чекати щось якийсь замовлення назвати назвіть дзвоните звернення імʼя ім'я сервіс послуга клієнт інформація

  адрес ваша ваше ваши взять вопрос время вы год говорить давайте дать дата два день деньги должен должна другой делать
  еще звонить звонок знать знаю заказ здесь имя информация клиент каждый какой-то компания конечно место месяц минута минуту
  мочь может можете надо назвать назовите неделя нужно новый номер один ответ очень первый подождать подсказать подскажите
  показать помочь помогу понимать потом почта проблема просто раз работа работать рассказать сайт сам сегодня сейчас сделать
  сказать скажите слушать сервис также такой телефон тоже три услуга уже хорошо человек цена час чем что-то`
    .trim()
    .split(/\s+/),
);
