import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { listOf, Paging } from '../lists.ts';
import { longestExample } from './classifiers.ts';
import { Example, exampleViews, Imported, NewExample } from './examples.ts';

const Params = z.object({ id: z.coerce.number().int() });
const ExampleParams = z.object({ id: z.coerce.number().int(), example_id: z.coerce.number().int() });

export const listExamples = endpoint({
  method: 'GET',
  path: 'classifiers/{id}/examples',
  can: 'classifiers.read',
  also: ['files.read'],
  summary: 'Examples with what people said of them',
  params: Params,
  query: z.object({
    ...Paging,
    limit: Paging.limit.default(50),
    view: z.enum(exampleViews).default('all'),
    label_id: z.coerce.number().int().optional(),
    user_id: z.coerce.number().int().optional(),
    search: z.string().max(200).optional(),
  }),
  reply: listOf(Example),
});
export const nearestExamples = endpoint({
  method: 'POST',
  path: 'classifiers/{id}/nearest',
  can: 'classifiers.read',
  also: ['files.read'],
  summary: 'The examples that are most like a text, with what people said of them',
  params: Params,
  body: z.object({ text: z.string().max(longestExample) }),
  reply: z.object({
    /** The likest first; `likeness`: from 0 to 1, which is the same words. */
    results: z.array(z.object({ likeness: z.number(), example: Example })),
    /** How many examples were looked at. */
    looked_at: z.int(),
  }),
});
export const addExamples = endpoint({
  method: 'POST',
  path: 'classifiers/{id}/examples',
  can: 'classifiers.write',
  summary: 'Add labelled texts or moments of calls, as JSON or as CSV with a line of titles',
  params: Params,
  body: z.union([
    z.object({
      /** No more than `mostExamplesAtOnce`. */
      examples: z.array(NewExample).min(1),
      /** Makes labels that are not there. */
      new_labels: z.boolean().default(false),
    }),
    z.object({ csv: z.string(), new_labels: z.boolean().default(false) }),
  ]),
  size: 'import',
  reply: Imported,
  status: 201,
});
export const answerExample = endpoint({
  method: 'PUT',
  path: 'classifiers/{id}/examples/{example_id}',
  can: 'classifiers.write',
  also: ['files.read'],
  summary: 'Say which labels an example has; `settles` where people differ',
  params: ExampleParams,
  body: z.object({
    labels: z.array(z.int()).max(100).nullable(),
    settles: z.boolean().default(false),
  }),
  reply: Example,
});
export const keepExample = endpoint({
  method: 'POST',
  path: 'classifiers/{id}/examples/{example_id}/keep',
  can: 'classifiers.write',
  also: ['files.read'],
  summary: 'Its labels are right, whatever the classifier says: it is not suspicious any more',
  params: ExampleParams,
  reply: Example,
});
export const removeExample = endpoint({
  method: 'DELETE',
  path: 'classifiers/{id}/examples/{example_id}',
  can: 'classifiers.write',
  summary: 'Remove an example with all that was said of it',
  params: ExampleParams,
  reply: null,
  status: 204,
});
export const exportExamples = endpoint({
  method: 'GET',
  path: 'classifiers/{id}/examples/export',
  can: 'classifiers.read',
  also: ['files.read'],
  summary: 'All examples as a file, CSV or JSON, as they can be added again',
  params: Params,
  query: z.object({ format: z.enum(['csv', 'json']).default('csv') }),
  reply: null,
});
