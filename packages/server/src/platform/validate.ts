import type { Endpoint } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import { findUnstorable } from '@earshot/core/storable.ts';
import type { z } from 'zod';
import { findUnknownField } from './unknown-fields.ts';

type Checked = { value: unknown } | { error: Error };

/** How Fastify has what comes to an endpoint checked: address, query and body, each by its schema. */
export function validatorOf({ passesOver, reply }: Endpoint) {
  return ({ schema, httpPart }: { schema: unknown; httpPart?: string }) =>
    (given: unknown): Checked => {
      // Without a body Fastify says null; the schemas know only what is left out.
      const data = given === null ? undefined : given;
      const passedOver = httpPart === 'body' ? (reply ?? undefined) : undefined;
      return check(schema as z.ZodType, data, { passedOver, takesUnknown: passesOver === true });
    };
}

function check(
  schema: z.ZodType,
  data: unknown,
  { passedOver, takesUnknown }: { passedOver: z.ZodType | undefined; takesUnknown: boolean },
): Checked {
  const unstorable = findUnstorable(data);
  if (unstorable !== undefined) return { error: fail('text_invalid', { field: unstorable }) };
  const parsed = schema.safeParse(data);
  if (!parsed.success) {
    const [first] = parsed.error.issues;
    return {
      error: fail('bad_request', { field: first?.path.join('/') ?? '', reason: first?.message ?? '' }),
    };
  }
  const unknown = takesUnknown ? undefined : findUnknownField(schema, data, passedOver);
  if (unknown !== undefined) return { error: fail('unknown_field', { field: unknown }) };
  return { value: parsed.data };
}
