import type { z } from 'zod';
import type { Permission } from './access.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

type Schema = z.ZodType;

/**
 * An endpoint as data. The server registers it, the web calls it, OpenAPI and the permission test read it.
 * `path` is relative to `/api/`, with parameters as `{name}`. `reply: null` means no JSON body
 * (an empty reply or a byte stream).
 */
export type Endpoint<
  P extends Schema | undefined = Schema | undefined,
  Q extends Schema | undefined = Schema | undefined,
  B extends Schema | undefined = Schema | undefined,
  R extends Schema | null = Schema | null,
> = {
  method: Method;
  path: string;
  /** `public` needs no sign-in, `signed_in` any user, everything else a permission in the active workspace. */
  can: Permission | 'public' | 'signed_in';
  summary: string;
  params?: P;
  query?: Q;
  body?: B;
  reply: R;
  /** Status of a success; 200 unless said otherwise. */
  status?: number;
};

export function endpoint<
  R extends Schema | null,
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
>(definition: Endpoint<P, Q, B, R>): Endpoint<P, Q, B, R> {
  return definition;
}

export type ParamsOf<E extends Endpoint> = E['params'] extends Schema ? z.output<E['params']> : undefined;
export type QueryOf<E extends Endpoint> = E['query'] extends Schema ? z.output<E['query']> : undefined;
export type BodyOf<E extends Endpoint> = E['body'] extends Schema ? z.output<E['body']> : undefined;
export type ReplyOf<E extends Endpoint> = E['reply'] extends Schema ? z.output<E['reply']> : undefined;

/** What a caller passes: the input side of the schemas, where defaults may be left out. */
export type ParamsInput<E extends Endpoint> = E['params'] extends Schema ? z.input<E['params']> : undefined;
export type QueryInput<E extends Endpoint> = E['query'] extends Schema ? z.input<E['query']> : undefined;
export type BodyInput<E extends Endpoint> = E['body'] extends Schema ? z.input<E['body']> : undefined;
