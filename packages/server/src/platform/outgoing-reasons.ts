import type { TryError } from '@earshot/core/webhooks/tries.ts';

/** Says why nothing was sent; the reason is what whoever asked is told. */
export class NotSent extends Error {
  readonly reason: TryError;
  constructor(reason: TryError) {
    super(reason);
    this.reason = reason;
  }
}

const reasons: Readonly<Record<string, TryError>> = {
  ENOTFOUND: 'name_not_found',
  EAI_AGAIN: 'name_not_found',
  EAI_FAIL: 'name_not_found',
  ENODATA: 'name_not_found',
  ECONNREFUSED: 'refused',
  ECONNRESET: 'closed',
  EPIPE: 'closed',
  ETIMEDOUT: 'connect_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
};

const certificate = /CERT|SELF_SIGNED|UNABLE_TO|ERR_TLS_CERT|HOSTNAME_MISMATCH|CRL/;

/** Which of the reasons that are told an error of a connection comes down to. */
export function reasonOf(error: unknown): TryError {
  if (error instanceof NotSent) return error.reason;
  // Where several addresses were tried, each has its own: the first says enough.
  const one = error instanceof AggregateError ? (error.errors[0] as unknown) : error;
  const code = String((one as { code?: unknown } | null)?.code ?? '');
  const known = reasons[code];
  if (known !== undefined) return known;
  if (certificate.test(code)) return 'certificate';
  if (/^ERR_SSL|^EPROTO|TLS/.test(code)) return 'tls';
  return code.startsWith('HPE_') ? 'answer_invalid' : 'unreachable';
}
