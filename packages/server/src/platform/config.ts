import { availableParallelism } from 'node:os';
import { isAbsolute, resolve } from 'node:path';

export type Role = 'all' | 'api' | 'worker';

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
  modelsDir: string;
  modelsMirror: string | undefined;
  asr: { url: string; model: string; key: string | undefined } | undefined;
  /** Addresses whose X-Forwarded-* headers are believed. */
  trustProxy: string | undefined;
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
  const asrUrl = text('ASR_URL');
  if (asrUrl !== undefined && !URL.canParse(asrUrl)) throw new Error('ASR_URL must be a full address');
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
    modelsDir: path('MODELS_DIR', `${dataDir}/models`),
    modelsMirror: text('MODELS_MIRROR'),
    asr:
      asrUrl === undefined
        ? undefined
        : { url: asrUrl, model: text('ASR_MODEL') ?? '', key: text('ASR_KEY') },
    trustProxy: text('TRUST_PROXY'),
    logLevel: text('LOG_LEVEL') ?? 'info',
  };
}
