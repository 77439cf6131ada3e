import { generator } from '@earshot/core/testing/random.ts';
import { line, type SpokenLine } from './script-calls.ts';

/** What operators of a shop, a bank and a carrier say, `*` filled by chance. */
const templates: Record<string, { lines: readonly string[]; words: readonly string[] }> = {
  uk: {
    lines: [
      'Добрий день, слухаю вас уважно',
      'Підкажіть, будь ласка, номер вашого договору',
      'Зараз перевірю, чи є * на складі',
      'Ваше замовлення на * вже передали кур’єру',
      'Оплату за * ми отримали вчора ввечері',
      'На жаль, * сьогодні не доставлять',
      'Скажіть, коли вам зручно забрати *',
      'Гроші за * повернуться на картку за кілька днів',
      'Можу перевести ваш рахунок на інший тариф',
      'Комісія за переказ залежить від банку отримувача',
      'Чи можу ще чимось допомогти',
      'Дякую за дзвінок, гарного вам дня',
    ],
    words: 'чайник холодильник книгу поліс роутер телефон квиток лампу крісло куртку'.split(' '),
  },
  ru: {
    lines: [
      'Добрый день, внимательно вас слушаю',
      'Подскажите, пожалуйста, номер вашего договора',
      'Сейчас проверю, есть ли * на складе',
      'Ваш заказ на * уже передали курьеру',
      'Оплату за * мы получили вчера вечером',
      'К сожалению, * сегодня не доставят',
      'Скажите, когда вам удобно забрать *',
      'Деньги за * вернутся на карту через несколько дней',
      'Могу перевести ваш счет на другой тариф',
      'Комиссия за перевод зависит от банка получателя',
      'Могу ли я еще чем-то помочь',
      'Спасибо за звонок, хорошего вам дня',
    ],
    words: 'чайник холодильник книгу полис роутер телефон билет лампу кресло куртку'.split(' '),
  },
};

const calls = 200;
const linesOfCall = 10;

/** Calls made of templates, in Ukrainian (`uk`) or Russian (`ru`). */
export function templateCalls(language: string): SpokenLine[][] {
  const { lines = [], words = [] } = templates[language] ?? {};
  const random = generator(7);
  const oneOf = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  return Array.from({ length: calls }, () =>
    Array.from({ length: linesOfCall }, () => line('operator', oneOf(lines).replace('*', oneOf(words)))),
  );
}
