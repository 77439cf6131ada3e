/**
 * Whether a name is that of a time zone (IANA, `Europe/Kyiv`), as this machine knows them. A bare offset such as `+02:00` is
 * none: PostgreSQL reads its sign the other way round.
 */
export function isTimeZone(name: string): boolean {
  if (!/^[a-z]/i.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
