/** What this browser keeps under a name, or undefined. */
export function readCookie(name: string): string | undefined {
  try {
    const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
    return pair && decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    // Somebody else wrote it, or cookies are closed to us.
    return undefined;
  }
}

const yearS = 31_536_000;

/** Keeps a choice for a year. */
export function keepCookie(name: string, value: string): void {
  write(name, encodeURIComponent(value), yearS);
}

export function forgetCookie(name: string): void {
  write(name, '', 0);
}

function write(name: string, value: string, maxAgeS: number): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is missing over plain HTTP.
    document.cookie = `${name}=${value}; path=/; max-age=${maxAgeS}; samesite=strict`;
  } catch {
    // Closed to us: the choice holds until the tab is closed.
  }
}
