/** Words that dates are said with beside numbers: months, days of the week, and days as seen from today. */
const dates = new Set(
  `january february march april may june july august september october november december
  jan feb mar apr jun jul aug sept sep oct nov dec
  monday tuesday wednesday thursday friday saturday sunday today tomorrow yesterday
  січень січня лютий лютого березень березня квітень квітня травень травня червень червня липень липня серпень серпня
  вересень вересня жовтень жовтня листопад листопада грудень грудня січні лютому березні квітні травні червні липні серпні
  вересні жовтні листопаді грудні понеділок понеділка вівторок вівторка середа середу середи четвер четверга п'ятниця
  п'ятницю п'ятниці субота суботу суботи неділя неділю неділі сьогодні завтра післязавтра вчора
  январь января февраль февраля март марта апрель апреля май мая июнь июня июль июля август августа сентябрь сентября октябрь
  октября ноябрь ноября декабрь декабря январе феврале марте апреле мае июне июле августе сентябре октябре ноябре декабре
  понедельник понедельника вторник вторника среда среду среды четверг пятница пятницу пятницы суббота субботу субботы
  воскресенье воскресенья сегодня послезавтра вчера`
    .trim()
    .split(/\s+/),
);

/** What stands between the words of a date, and never makes one by itself. */
const between = new Set(
  'the of on next this на в у о об до року рік року року числа число года год году'.split(' '),
);

/** Whether a form tells a date, may stand inside one, or neither. */
export function dateWord(form: string): 'date' | 'between' | null {
  if (dates.has(form)) return 'date';
  return between.has(form) ? 'between' : null;
}
