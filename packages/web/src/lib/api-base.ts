/** Where the API answers, with a slash at its end; a page that says nothing has it beside itself. */
export function baseOf(said: string | null | undefined): string {
  const base = said?.trim() || '/api/';
  return base.endsWith('/') ? base : `${base}/`;
}

/** As the page says it: the build writes it there, and whoever serves the page elsewhere may change it. */
export const apiBase = baseOf(
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="api-base"]')?.content,
);

/** The address of the API that other programs would use. */
export const wholeApiBase = (): string => new URL(apiBase, window.location.href).href;

/** An address of the API that the server names, as this page reaches it. */
export const addressHere = (named: string): string => named.replace(/^\/api\//u, apiBase);
