import { lookup as resolveName } from 'node:dns/promises';
import {
  type IncomingMessage,
  Agent as PlainAgent,
  request as plainRequest,
  type RequestOptions,
} from 'node:http';
import { Agent as TlsAgent, request as tlsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { TryError } from '@earshot/core/webhooks/tries.ts';
import { mayGoTo } from './outgoing-addresses.ts';
import { NotSent, reasonOf } from './outgoing-reasons.ts';

type Address = { address: string; family: number };

export type OutgoingOptions = {
  /** Addresses and networks beside the public ones, as `OUTGOING_ALLOW` names them. */
  allowed: readonly string[];
  connect_ms?: number;
  /** From the look at the name to the end of the answer. */
  whole_ms?: number;
  /** What is read of an answer. */
  mostBytes?: number;
  resolve?: (name: string) => Promise<Address[]>;
  /** Certificates that are believed besides those of the system. */
  ca?: string;
  signal?: AbortSignal;
};

/** What came of a request: an answer, or the reason why there is none. */
export type Outgoing =
  | { status: number; headers: IncomingMessage['headers']; answer: Buffer; error: null; ms: number }
  | { status: null; error: TryError; ms: number };

const usual = { connect_ms: 5000, whole_ms: 10_000, mostBytes: 64 * 1024 };
/** Of all headers of an answer. */
const mostHeaderBytes = 16 * 1024;

const everyAddress = (name: string) => resolveName(name, { all: true, order: 'verbatim' });

/**
 * The one way out to an address that a person typed. The name is looked up once, every address behind it is checked, and the
 * connection goes to one of those. Nothing is followed, kept or read further than it has to be.
 */
export async function post(
  url: string,
  { body, headers }: { body: string; headers: Record<string, string> },
  options: OutgoingOptions,
): Promise<Outgoing> {
  const startedAt = performance.now();
  const limits = { ...usual, ...options };
  const deadline = AbortSignal.timeout(limits.whole_ms);
  const signal = options.signal ? AbortSignal.any([deadline, options.signal]) : deadline;
  const took = () => Math.round(performance.now() - startedAt);
  try {
    const target = new URL(url);
    const addresses = await unlessAborted(signal, checkedAddresses(target, options));
    const response = await send(target, addresses, { body, headers }, { ...limits, signal });
    const answer = await read(response, limits.mostBytes, signal);
    return {
      status: response.statusCode ?? 0,
      headers: response.headers,
      answer,
      error: null,
      ms: took(),
    };
  } catch (error) {
    return { status: null, error: deadline.aborted ? 'timeout' : reasonOf(error), ms: took() };
  }
}

async function checkedAddresses(
  { protocol, hostname, username, password }: URL,
  { allowed, resolve = everyAddress }: OutgoingOptions,
): Promise<Address[]> {
  if (!/^https?:$/.test(protocol) || username !== '' || password !== '')
    throw new NotSent('address_not_allowed');
  const name = hostname.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(name);
  const found = family === 0 ? await resolve(name) : [{ address: name, family }];
  if (found.length === 0) throw new NotSent('name_not_found');
  // Not the public ones of them: a name that leads inside as well is meant to.
  if (!found.every(({ address }) => mayGoTo(address, allowed))) throw new NotSent('address_not_allowed');
  return found;
}

/** Answers what was looked up and checked before, whatever the name has come to mean since. */
function fixedLookup(addresses: readonly Address[]): LookupFunction {
  return (_name, { all }, done) => {
    const [first = { address: '', family: 0 }] = addresses;
    if (all) done(null, [...addresses]);
    else done(null, first.address, first.family);
  };
}

function send(
  url: URL,
  addresses: readonly Address[],
  { body, headers }: { body: string; headers: Record<string, string> },
  { connect_ms, signal, ca }: { connect_ms: number; signal: AbortSignal; ca?: string },
): Promise<IncomingMessage> {
  const bytes = Buffer.from(body, 'utf8');
  const isTls = url.protocol === 'https:';
  const options: RequestOptions & { ca?: string; rejectUnauthorized?: boolean } = {
    method: 'POST',
    headers: {
      ...headers,
      'Content-Length': String(bytes.length),
      'Accept-Encoding': 'identity',
      Connection: 'close',
    },
    // One of its own: that of the program may have been told of a proxy.
    agent: isTls ? new TlsAgent({ keepAlive: false }) : new PlainAgent({ keepAlive: false }),
    lookup: fixedLookup(addresses),
    maxHeaderSize: mostHeaderBytes,
    signal,
    // Whatever the environment says of it.
    rejectUnauthorized: true,
    ...(ca === undefined ? {} : { ca }),
  };
  return new Promise((done, refuse) => {
    const request = isTls ? tlsRequest(url, options) : plainRequest(url, options);
    const timer = setTimeout(() => request.destroy(new NotSent('connect_timeout')), connect_ms);
    const connected = () => clearTimeout(timer);
    request.on('socket', (socket) => socket.once(isTls ? 'secureConnect' : 'connect', connected));
    request.on('error', (error) => {
      connected();
      refuse(error);
    });
    request.on('upgrade', (_response, socket) => {
      socket.destroy();
      refuse(new NotSent('answer_invalid'));
    });
    request.on('response', done);
    request.end(bytes);
  });
}

/** The beginning of an answer; whatever comes after is not waited for. */
async function read(response: IncomingMessage, mostBytes: number, signal: AbortSignal): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      parts.push(part);
      size += part.length;
      if (size >= mostBytes) break;
      signal.throwIfAborted();
    }
  } finally {
    response.destroy();
  }
  return Buffer.concat(parts).subarray(0, mostBytes);
}

/** A look at a name cannot be called off; it is not waited for. */
function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((done, refuse) => {
    signal.addEventListener('abort', () => refuse(signal.reason as Error), { once: true });
    work.then(done, refuse);
  });
}
