import { availableParallelism, hostname } from 'node:os';
import { isAbsolute, resolve } from 'node:path';
import { isNetwork } from '@earshot/core/ip-list/networks.ts';

export type Role = 'all' | 'api' | 'worker';

/** Where programs ask in SQL. Paths of a certificate and its key; without them it speaks in the clear. */
export type SqlPort = { port: number; host: string; tls: { cert: string; key: string } | undefined };

export type Config = {
  port: number;
  host: string;
  dataDir: string;
  role: Role;
  /** Undefined: the embedded PostgreSQL. */
  databaseUrl: string | undefined;
  blobs: string;
  publicUrl: string | undefined;
  adminEmail: string | undefined;
  adminPassword: string | undefined;
  speechThreads: number;
  /** Folders in which installed engines are looked for, as in PATH. */
  searchPath: string;
  modelsDir: string;
  modelsMirror: string | undefined;
  asr: { url: string; model: string; key: string | undefined } | undefined;
  /** An OpenAI-compatible chat server; undefined: nothing that is said leaves the installation. */
  llm: { url: string; model: string; key: string | undefined } | undefined;
  /** An OpenAI-compatible server of embeddings; undefined: meaning is compared by the own conversations. */
  embeddings: { url: string; model: string; key: string | undefined } | undefined;
  /** Undefined: mail lands as files in the outbox. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Whether anybody may register, or only invited people come in. */
  registration: boolean;
  /** Signing in with an account of an OpenID Connect provider. */
  oidc: { issuer: string; clientId: string; clientSecret: string | undefined; name: string } | undefined;
  /** Addresses whose X-Forwarded-* headers are believed. */
  trustProxy: string | undefined;
  /** With it `/metrics` answers anybody; without one only this machine. */
  metricsToken: string | undefined;
  /** Below this much room no recording is taken in, and the program says that it is not ready. */
  minFreeBytes: number;
  /** Addresses and networks, besides the public ones, that what a person set up may send to. */
  outgoingAllow: readonly string[];
  /** Undefined: nobody asks in SQL. */
  sql: SqlPort | undefined;
  logLevel: string;
};

/**
 * Settings from the environment. A variable that is set but makes no sense stops the start with a sentence
 * that says which one and what it may be.
 */
export function readConfig(env: NodeJS.ProcessEnv, cwd = process.cwd()): Config {
  const text = (name: string) => env[name]?.trim() || undefined;
  const number = (name: string, fallback: number, low: number, high: number) => {
    const value = text(name) === undefined ? fallback : Number(text(name));
    if (!Number.isInteger(value) || value < low || value > high) {
      throw new Error(`${name} must be a whole number from ${low} to ${high}, not "${text(name)}"`);
    }
    return value;
  };
  const path = (name: string, fallback: string) => {
    const value = text(name) ?? fallback;
    return isAbsolute(value) ? value : resolve(cwd, value);
  };
  const role = text('ROLE') ?? 'all';
  if (role !== 'all' && role !== 'api' && role !== 'worker') {
    throw new Error(`ROLE must be all, api or worker, not "${role}"`);
  }
  const databaseUrl = text('DATABASE_URL');
  if (role !== 'all' && databaseUrl === undefined) {
    throw new Error(`ROLE=${role} needs DATABASE_URL: only ROLE=all runs the embedded database`);
  }
  const blobs = text('BLOBS') ?? 'disk';
  if (blobs !== 'disk') throw new Error(`BLOBS must be disk, not "${blobs}"`);
  const publicUrl = text('PUBLIC_URL');
  if (publicUrl !== undefined && !URL.canParse(publicUrl))
    throw new Error('PUBLIC_URL must be a full address');
  const smtpUrl = text('SMTP_URL');
  if (smtpUrl !== undefined && !/^smtps?:\/\/[^/]/.test(smtpUrl))
    throw new Error('SMTP_URL must look like smtp://user:password@host:587');
  const registration = text('REGISTRATION') ?? 'on';
  if (registration !== 'on' && registration !== 'off')
    throw new Error(`REGISTRATION must be on or off, not "${registration}"`);
  const dataDir = path('DATA_DIR', './data');
  return {
    port: number('PORT', 3000, 0, 65_535),
    host: text('HOST') ?? '127.0.0.1',
    dataDir,
    role,
    databaseUrl,
    blobs,
    publicUrl,
    adminEmail: text('ADMIN_EMAIL'),
    adminPassword: text('ADMIN_PASSWORD'),
    speechThreads: number('SPEECH_THREADS', Math.max(1, availableParallelism()), 1, 256),
    searchPath: env.PATH ?? '',
    modelsDir: path('MODELS_DIR', `${dataDir}/models`),
    modelsMirror: text('MODELS_MIRROR'),
    asr: readServer(text, 'ASR', URL.canParse),
    llm: readServer(text, 'LLM', isWebAddress),
    embeddings: readServer(text, 'EMBEDDINGS', isWebAddress),
    smtpUrl,
    mailFrom: text('MAIL_FROM') ?? 'Earshot <earshot@localhost>',
    registration: registration === 'on',
    oidc: readOidc(text),
    trustProxy: text('TRUST_PROXY'),
    metricsToken: readToken(text('METRICS_TOKEN')),
    minFreeBytes: number('MIN_FREE_MB', 256, 0, 1_000_000) * 2 ** 20,
    outgoingAllow: readNetworks(text('OUTGOING_ALLOW')),
    sql:
      text('SQL_PORT') === undefined
        ? undefined
        : {
            port: number('SQL_PORT', 0, 0, 65_535),
            host: text('SQL_HOST') ?? '127.0.0.1',
            tls: readTls(text('SQL_TLS_CERT'), text('SQL_TLS_KEY')),
          },
    logLevel: text('LOG_LEVEL') ?? 'info',
  };
}

const shortestToken = 16;

function readToken(token: string | undefined): string | undefined {
  if (token !== undefined && (token.length < shortestToken || /\s/.test(token)))
    throw new Error(`METRICS_TOKEN must have ${shortestToken} characters or more, without spaces`);
  return token;
}

function readNetworks(text: string | undefined): string[] {
  const networks = (text ?? '').split(',').flatMap((one) => one.trim() || []);
  const wrong = networks.find((one) => !isNetwork(one));
  if (wrong !== undefined)
    throw new Error(
      `OUTGOING_ALLOW must list addresses or networks, such as 10.0.0.5, 192.168.0.0/16 or fd00::/8, not "${wrong}"`,
    );
  return networks;
}

function readTls(cert: string | undefined, key: string | undefined): SqlPort['tls'] {
  if ((cert === undefined) !== (key === undefined))
    throw new Error('SQL_TLS_CERT and SQL_TLS_KEY go together');
  return cert === undefined || key === undefined ? undefined : { cert: resolve(cert), key: resolve(key) };
}

type Text = (name: string) => string | undefined;

const isWebAddress = (url: string) => /^https?:$/.test(URL.parse(url)?.protocol ?? '');

/** Address, model and key of a connected server: `NAME_URL`, `NAME_MODEL`, `NAME_KEY`. */
function readServer(text: Text, name: string, isAddress: (url: string) => boolean) {
  const url = text(`${name}_URL`);
  if (url === undefined) return undefined;
  if (!isAddress(url)) throw new Error(`${name}_URL must be a full address`);
  return { url, model: text(`${name}_MODEL`) ?? '', key: text(`${name}_KEY`) };
}

function readOidc(text: Text): Config['oidc'] {
  const issuer = text('OIDC_ISSUER');
  const clientId = text('OIDC_CLIENT_ID');
  if (issuer !== undefined && !URL.canParse(issuer)) throw new Error('OIDC_ISSUER must be a full address');
  if ((issuer === undefined) !== (clientId === undefined))
    throw new Error('OIDC_ISSUER and OIDC_CLIENT_ID go together');
  if (issuer === undefined || clientId === undefined) return undefined;
  const name = text('OIDC_NAME') ?? new URL(issuer).hostname;
  return { issuer, clientId, clientSecret: text('OIDC_CLIENT_SECRET'), name };
}

/**
 * The address that goes into letters and links. Never taken from a request: whoever sends one could make it lead
 * elsewhere.
 */
export function baseUrl(config: Pick<Config, 'publicUrl' | 'host' | 'port'>): string {
  if (config.publicUrl !== undefined) return config.publicUrl;
  const isAny = config.host === '0.0.0.0' || config.host === '::';
  const host = isAny ? hostname() : config.host.includes(':') ? `[${config.host}]` : config.host;
  return `http://${host}:${config.port}`;
}

/** Whether people come over TLS: then cookies go over nothing else. */
/** Where whoever asks will find the interface again: the address people use, or else the one they came by. */
export function addressFor(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { protocol, host }: { protocol: string; host: string },
): string {
  return publicUrl ?? `${protocol}://${host}`;
}

export function usesHttps(config: Pick<Config, 'publicUrl'>): boolean {
  return config.publicUrl?.startsWith('https:') ?? false;
}
