import type { Endpoint } from '@earshot/core/endpoint.ts';
import { fail, isErrorCode } from '@earshot/core/errors.ts';
import { findUnstorable } from '@earshot/core/storable.ts';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { findUnknownField } from './unknown-fields.ts';

type Checked = { value: unknown } | { error: Error };
/** What a call says besides what is asked of it: all of it, or what a reply has, too. */
type PassedOver = 'all' | readonly z.ZodType[];

/**
 * How Fastify has what comes to an endpoint checked: address, query and body, each by its schema. `known` are the endpoints
 * there are: what the one that reads the same thing answers may be sent back with a change in it.
 */
export function validatorOf(endpoint: Endpoint, known: readonly Endpoint[]) {
  return ({ schema, httpPart }: { schema: unknown; httpPart?: string }) => {
    return (given: unknown): Checked => {
      // Without a body Fastify says null; the schemas know only what is left out.
      const data = given === null ? undefined : given;
      if (endpoint.passesOver === true) return check(schema as z.ZodType, data, 'all');
      return check(schema as z.ZodType, data, httpPart === 'body' ? repliesOf(endpoint, known) : []);
    };
  };
}

/** What the endpoint answers, and what is answered to whoever asks for the same thing. */
function repliesOf({ reply, path }: Endpoint, known: readonly Endpoint[]): z.ZodType[] {
  const asked = known.find((other) => other.method === 'GET' && other.path === path);
  return [reply, asked?.reply].filter((schema) => schema != null);
}

/** Names the first parameter or field that is sent to an endpoint which has none of them. */
export function refuseUnread({ query, body, passesOver }: Endpoint, request: FastifyRequest): void {
  if (passesOver) return;
  const unread = { ...(query ? {} : (request.query as object)), ...(body ? {} : Object(request.body)) };
  const [field] = Object.keys(unread);
  if (field !== undefined) throw fail('unknown_field', { field });
}

function check(schema: z.ZodType, data: unknown, passedOver: PassedOver): Checked {
  const unstorable = findUnstorable(data);
  if (unstorable !== undefined) return { error: fail('text_invalid', { field: unstorable }) };
  const parsed = schema.safeParse(data);
  if (!parsed.success) {
    const [first] = parsed.error.issues;
    // What a schema knows a reason for says it by its code.
    if (first !== undefined && isErrorCode(first.message)) return { error: fail(first.message) };
    return {
      error: fail('bad_request', { field: first?.path.join('/') ?? '', reason: first?.message ?? '' }),
    };
  }
  const unknown = passedOver === 'all' ? undefined : unknownBeside(schema, data, passedOver);
  if (unknown !== undefined) return { error: fail('unknown_field', { field: unknown }) };
  return { value: parsed.data };
}

function unknownBeside(
  schema: z.ZodType,
  data: unknown,
  passedOver: readonly z.ZodType[],
): string | undefined {
  const unknown = findUnknownField(schema, data);
  if (unknown === undefined || passedOver.length === 0) return unknown;
  const found = passedOver.map((reply) => findUnknownField(schema, data, reply));
  return found.includes(undefined) ? undefined : found[0];
}
