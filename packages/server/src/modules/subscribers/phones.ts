import { type CountryCode, getCountries, parsePhoneNumberFromString } from 'libphonenumber-js/max';

const zonesByCountry = new Map<string, CountryCode>();

/** The country whose clock a workspace goes by, where the zone is that of one country; its numbers need no country code. */
export function countryOfZone(timeZone: string): CountryCode | undefined {
  if (zonesByCountry.size === 0)
    for (const country of getCountries())
      for (const zone of new Intl.Locale(`und-${country}`).getTimeZones() ?? []) {
        const canonical = canonicalZone(zone);
        if (canonical !== undefined && !zonesByCountry.has(canonical)) zonesByCountry.set(canonical, country);
      }
  const canonical = canonicalZone(timeZone);
  return canonical === undefined ? undefined : zonesByCountry.get(canonical);
}

/** One spelling for a zone that has several, such as `Europe/Kyiv` and `Europe/Kiev`. */
function canonicalZone(zone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

const onlyNumber = /^[-+0-9 ()./]+$/;

/**
 * A phone number in the international form, `+` and digits (E.164), or null where the text is none. `country`: whose numbers
 * are meant where there is no country code.
 */
export function phoneOf(text: string, country: CountryCode | undefined): string | null {
  const said = text.trim();
  if (!onlyNumber.test(said)) return null;
  const found = parsePhoneNumberFromString(said.replace(/^00(?=\d{8})/, '+'), country);
  if (found?.isValid()) return found.number;
  // Telephone exchanges write numbers of plans that are newer than the list of plans.
  const digits = said.replaceAll(/\D/g, '');
  return said.startsWith('+') && digits.length >= 8 && digits.length <= 15 ? `+${digits}` : null;
}
