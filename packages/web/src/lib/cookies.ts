/** What this browser keeps under a name, or undefined. */
export function readCookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
  try {
    return pair && decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    // Somebody else wrote it.
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
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is missing over plain HTTP.
  document.cookie = `${name}=${value}; path=/; max-age=${maxAgeS}; samesite=strict`;
}
