import { zoneName } from './time-zones.ts';

/** A zone to choose from: what it is called, where it is, and how far its clocks are from UTC now. */
export type ZoneChoice = { zone: string; place: string; offset: string };

/** Languages in which a place may be asked for, whatever the reader's. */
const languages = ['en', 'uk', 'ru'] as const;

/**
 * Cities that Intl does not name in other languages, because their zone is the only one of its country and is called after that.
 */
const cities: Record<string, string> = {
  'Europe/Kyiv':
    'Київ Киев Kiev Львів Львов Lviv Одеса Одесса Odesa Харків Харьков Kharkiv Дніпро Днепр Dnipro',
  'Europe/Warsaw': 'Варшава Краків Краков Krakow',
  'Europe/Berlin': 'Берлін Берлин Мюнхен Munich Гамбург Hamburg',
  'Europe/London': 'Лондон Манчестер Manchester',
  'Europe/Paris': 'Париж',
  'Europe/Rome': 'Рим Мілан Милан Milan',
  'Europe/Madrid': 'Мадрид Барселона Barcelona',
  'Europe/Prague': 'Прага',
  'Europe/Vienna': 'Відень Вена',
  'Europe/Budapest': 'Будапешт',
  'Europe/Bucharest': 'Бухарест',
  'Europe/Sofia': 'Софія София',
  'Europe/Chisinau': 'Кишинів Кишинёв Кишинев',
  'Europe/Vilnius': 'Вільнюс Вильнюс',
  'Europe/Riga': 'Рига',
  'Europe/Tallinn': 'Таллінн Таллин',
  'Europe/Amsterdam': 'Амстердам',
  'Europe/Brussels': 'Брюссель',
  'Europe/Stockholm': 'Стокгольм',
  'Europe/Helsinki': 'Гельсінкі Хельсинки',
  'Europe/Athens': 'Афіни Афины',
  'Europe/Istanbul': 'Стамбул Анкара Ankara',
  'Europe/Minsk': 'Мінськ Минск',
  'Asia/Tbilisi': 'Тбілісі Тбилиси',
  'Asia/Yerevan': 'Єреван Ереван',
  'Asia/Baku': 'Баку',
  'Asia/Dubai': 'Дубай',
  'Asia/Jerusalem': 'Єрусалим Иерусалим Тель-Авів Тель-Авив Tel Aviv',
  'Asia/Tokyo': 'Токіо Токио',
};

/** Letters that people leave out or write otherwise. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('−', '-')
    .replaceAll(/[_/,]+/g, ' ')
    .trim();

/** `UTC+02:00` of a zone at a moment. */
export function offsetOf(zone: string, now: Date): string {
  const shown = partOf(zone, 'en', 'longOffset', now).replace('GMT', 'UTC');
  return shown === 'UTC' ? 'UTC+00:00' : shown;
}

export function zoneChoice(zone: string, now: Date): ZoneChoice {
  return { zone, place: zoneName(zone), offset: offsetOf(zone, now) };
}

const named = new Map<string, ReadonlyMap<string, string>>();

/** What Intl calls the city or the country of each zone in one language; worked out once, and only when it is asked for. */
function namesIn(language: string, zones: readonly string[]): ReadonlyMap<string, string> {
  const known = named.get(language);
  if (known !== undefined) return known;
  const countries = countriesIn(language);
  const now = new Date(0);
  const names = new Map(
    zones.map((zone) => [
      zone,
      plain(`${partOf(zone, language, 'shortGeneric', now)} ${countries.get(canonical(zone)) ?? ''}`),
    ]),
  );
  named.set(language, names);
  return names;
}

function partOf(
  zone: string,
  language: string,
  timeZoneName: 'longOffset' | 'shortGeneric',
  now: Date,
): string {
  try {
    const parts = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName }).formatToParts(now);
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  } catch {
    return '';
  }
}

/** Browsers list some zones under an older name. */
function canonical(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return zone;
  }
}

/** Older browsers have a list in the place of the function, or neither. */
type WithZones = Partial<Pick<Intl.Locale, 'getTimeZones'>> & { timeZones?: string[] };

/** Zones by country, where this browser knows; else they are found by their cities alone. */
function countriesIn(language: string): ReadonlyMap<string, string> {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  const countries = new Map<string, string>();
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
  for (const code of letters.flatMap((one) => letters.map((other) => one + other))) {
    const name = names.of(code);
    if (name === undefined) continue;
    const region: WithZones = new Intl.Locale(`und-${code}`);
    for (const zone of region.getTimeZones?.() ?? region.timeZones ?? [])
      countries.set(canonical(zone), name);
  }
  return countries;
}

/**
 * Zones by a city, a country or an offset. Names in the reader's language count first; where nothing is called so, the other
 * languages are asked, too.
 */
export function findZones(choices: readonly ZoneChoice[], text: string, language: string): ZoneChoice[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...choices];
  const offset = /^(?:utc|gmt)?\s*([+-])\s*(\d{1,2})(?::?(\d{2}))?$/.exec(plain(text));
  if (offset !== null) {
    const [, sign, hours = '', minutes = '00'] = offset;
    const wanted = `UTC${sign}${hours.padStart(2, '0')}:${minutes}`;
    return choices.filter((choice) => choice.offset.replace('−', '-') === wanted);
  }
  const matching = (namesOf: (zone: string) => string) =>
    choices.filter(({ zone, place }) => {
      const all = ` ${plain(place)} ${plain(cities[zone] ?? '')} ${namesOf(zone)}`;
      return words.every((word) => all.includes(` ${word}`) || all.includes(`-${word}`));
    });
  const zones = choices.map(({ zone }) => zone);
  let found = matching(() => '');
  for (const one of new Set([language, ...languages])) {
    if (found.length > 0) break;
    const names = namesIn(one, zones);
    found = matching((zone) => names.get(zone) ?? '');
  }
  return found;
}
