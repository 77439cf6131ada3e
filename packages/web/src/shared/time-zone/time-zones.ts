/** Spellings that browsers still list under the name of before. */
const renamed: Record<string, string> = {
  'Europe/Kiev': 'Europe/Kyiv',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'America/Godthab': 'America/Nuuk',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
};

/** Zones to choose from; `current` is among them even where this browser does not list it. */
export function timeZones(current: string): string[] {
  const known = Intl.supportedValuesOf('timeZone').map((zone) => renamed[zone] ?? zone);
  return [...new Set(['UTC', ...known, current])].sort((a, b) => a.localeCompare(b, 'en'));
}

/** `Europe/Kyiv` → `Europe / Kyiv`, `America/New_York` → `America / New York`. */
export const zoneName = (zone: string): string => zone.replaceAll('_', ' ').replaceAll('/', ' / ');

export function timeIn(zone: string, now: Date, locale: string): string {
  return new Intl.DateTimeFormat(locale, { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(now);
}
