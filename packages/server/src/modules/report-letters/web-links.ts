import { baseUrl, type Config } from '../../platform/config.ts';

/** Pages of the interface, as letters lead there. */
export const reportPath = (id: number) => `/reports/${id}`;
/** A call at a moment. */
export const momentPath = (fileId: string, atMs: number) => `/files/${fileId}?t=${Math.floor(atMs / 1000)}`;
/** Where the holder of a letter stops it. The token is behind a hash, so that it stays out of the logs of proxies. */
export const stopPath = (token: string) => `/alerts#report=${token}`;
/** Where mail programs post to (RFC 8058), which can keep nothing behind a hash. */
export const oneClickPath = (token: string) => `/api/reports/letters/${token}`;

export const oneClickAddress = (config: Config, token: string): string =>
  new URL(oneClickPath(token), baseUrl(config)).href;
