import type { BodyInput, Endpoint, ParamsInput, QueryInput, ReplyOf } from '@earshot/core/endpoint.ts';
import { type ErrorCode, type ErrorParams, errorCodes } from '@earshot/core/errors.ts';
import { apiBase } from './api-base.ts';
import { consequenceOf, type RefusalBody } from './consequence.ts';
import { suspectNetwork } from './network.ts';
import { warn } from './warning.ts';

/** `network`: no answer at all. Everything else is a code of the server. */
export type CallErrorCode = ErrorCode | 'network';

export class CallError extends Error {
  readonly status: number;
  readonly code: CallErrorCode;
  readonly params: ErrorParams;
  readonly detail: string;
  /** A dialog says it already. */
  isShown = false;
  constructor(status: number, code: CallErrorCode, params: ErrorParams = {}, detail = '') {
    super(detail || code);
    this.name = 'CallError';
    this.status = status;
    this.code = code;
    this.params = params;
    this.detail = detail;
  }
}

type Slot<Name extends string, Value> = [Value] extends [undefined]
  ? Partial<Record<Name, undefined>>
  : undefined extends Value
    ? Partial<Record<Name, Value>>
    : Record<Name, Value>;
export type CallInput<E extends Endpoint> = Slot<'params', ParamsInput<E>> &
  Slot<'query', Partial<QueryInput<E>> | undefined> &
  Slot<'body', BodyInput<E>> & {
    signal?: AbortSignal;
    /** Sent even while the page goes away. */
    keepalive?: boolean;
  };

type Listener = (error: CallError) => void;
let onSessionEnd: Listener = () => {};
let onNoWorkspace: Listener = () => {};

/** What the app does when the session is over, or no workspace is active. */
export function watchSession(handlers: { ended: Listener; noWorkspace: Listener }): void {
  onSessionEnd = handlers.ended;
  onNoWorkspace = handlers.noWorkspace;
}

export async function call<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<ReplyOf<E>> {
  const { params, query, body, signal, keepalive } = input as Loose;
  const response = await send(addressOf(endpoint.path, params, query), {
    method: endpoint.method,
    credentials: 'include',
    headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
    ...(keepalive === undefined ? {} : { keepalive }),
  });
  await throwRefusal(response, endpoint.can === 'public');
  if (endpoint.reply === null || response.status === 204) return undefined as ReplyOf<E>;
  return (await response.json()) as ReplyOf<E>;
}

/** Sends a form with files to an endpoint that takes one. */
export async function sendForm<E extends Endpoint>(
  endpoint: E,
  form: FormData,
  params?: ParamsInput<E>,
): Promise<ReplyOf<E>> {
  const response = await send(addressOf(endpoint.path, params as Loose['params']), {
    method: endpoint.method,
    credentials: 'include',
    body: form,
  });
  await throwRefusal(response);
  return (await response.json()) as ReplyOf<E>;
}

/** What an endpoint answers as a file, for the person to keep. */
export async function download<E extends Endpoint>(endpoint: E, body: BodyInput<E>): Promise<Blob> {
  const response = await send(addressOf(endpoint.path), {
    method: endpoint.method,
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  await throwRefusal(response);
  return response.blob();
}

/** Successes to HTTP, not to us. */
const refusals: ReadonlySet<number> = new Set([205, 207]);

const isRefusal = (status: number): boolean => status < 200 || status >= 300 || refusals.has(status);

async function throwRefusal(response: Response, isPublic = false): Promise<void> {
  const { status } = response;
  // Of 206 only what says that the session does not count is a refusal; with anything else work goes on.
  if (status === 206) {
    const text = await response.clone().text();
    if (consequenceOf(status, bodyOf(text), isPublic) !== null) throw refused(status, text, isPublic);
  } else if (isRefusal(status)) {
    throw refused(status, await response.text().catch(() => ''), isPublic);
  }
}

type Loose = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  signal?: AbortSignal;
  keepalive?: boolean;
};

export function addressOf(
  path: string,
  params?: Record<string, unknown>,
  query?: Record<string, unknown>,
): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params?.[name])),
  );
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== '') asked.set(name, String(value));
  }
  return `${apiBase}${filled}${asked.size === 0 ? '' : `?${asked}`}`;
}

async function send(address: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(address, init);
    suspectNetwork(response.status);
    return response;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    suspectNetwork();
    throw new CallError(0, 'network');
  }
}

/** What a refusal says, from fetch or from an upload; what the whole app does about it happens here. */
export function refused(status: number, text: string, isPublic = false): CallError {
  const error = parseError(status, text);
  const consequence = consequenceOf(status, bodyOf(text), isPublic);
  if (consequence?.kind === 'sign_out') onSessionEnd(error);
  if (consequence?.kind === 'choose_workspace') onNoWorkspace(error);
  if (consequence?.kind === 'warn') {
    error.isShown = true;
    warn(consequence.text);
  }
  return error;
}

function bodyOf(text: string): RefusalBody & { params?: ErrorParams } {
  try {
    return (JSON.parse(text) as RefusalBody | null) ?? {};
  } catch {
    // A proxy in front may answer with a page of its own.
    return {};
  }
}

function parseError(status: number, text: string): CallError {
  const { code, detail, details, params } = bodyOf(text);
  const known = errorCodes.find((one) => one === code);
  if (known === undefined) return new CallError(status, codeOfStatus(status));
  return new CallError(status, known, params, String(detail ?? details ?? ''));
}

function codeOfStatus(status: number): CallErrorCode {
  if (status === 0) return 'network';
  if (status === 205) return 'workspaces.none_active';
  if (status === 206) return 'unauthorized';
  if (status === 207) return 'bad_request';
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'not_found';
  if (status === 413) return 'body_too_large';
  if (status === 429) return 'too_many_requests';
  if (status === 502 || status === 503 || status === 504) return 'unavailable';
  return 'internal';
}
