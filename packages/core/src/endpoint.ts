import type { z } from 'zod';
import type { Permission } from './access.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

type Schema = z.ZodType;

/** How many bytes the JSON body of a request may have; files are not sent as JSON. */
export const bodyBytes = {
  usual: 64 * 1024,
  /** Rules, filters and corrections: 200 phrases of 512 characters, 1000 ids. */
  rules: 1024 * 1024,
  /** A picture of 2 MB as base64. */
  picture: 3 * 1024 * 1024,
  /** Some thousand labelled texts. */
  import: 8 * 1024 * 1024,
} as const;
export type BodySize = keyof typeof bodyBytes;

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
  /**
   * `public` needs no sign-in, `signed_in` any person, `operator` the one who runs the installation; everything
   * else is a permission in the active workspace.
   */
  can: Permission | 'public' | 'signed_in' | 'operator';
  /** What somebody has to be allowed besides: whoever is told words of calls may see calls. */
  also?: readonly Permission[];
  /** Also open to a view-only link to the file that `file_id` names. */
  shared?: true;
  summary: string;
  params?: P;
  query?: Q;
  body?: B;
  /** `usual` unless said otherwise. */
  size?: BodySize;
  /** Fields and parameters that it does not know are passed over instead of refused: clients of these calls are older. */
  passesOver?: true;
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

type Of<S, Side extends 'input' | 'output'> = [NonNullable<S>] extends [never]
  ? undefined
  : NonNullable<S> extends Schema
    ? Side extends 'input'
      ? z.input<NonNullable<S>>
      : z.output<NonNullable<S>>
    : undefined;

export type ParamsOf<E extends Endpoint> = Of<E['params'], 'output'>;
export type QueryOf<E extends Endpoint> = Of<E['query'], 'output'>;
export type BodyOf<E extends Endpoint> = Of<E['body'], 'output'>;
export type ReplyOf<E extends Endpoint> = Of<E['reply'], 'output'>;

/** What a caller passes: the input side of the schemas, where defaults may be left out. */
export type ParamsInput<E extends Endpoint> = Of<E['params'], 'input'>;
export type QueryInput<E extends Endpoint> = Of<E['query'], 'input'>;
export type BodyInput<E extends Endpoint> = Of<E['body'], 'input'>;
