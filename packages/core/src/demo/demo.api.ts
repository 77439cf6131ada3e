import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const loadDemo = endpoint({
  method: 'POST',
  path: 'demo',
  can: 'files.write',
  summary: 'Fill the workspace with the sample calls',
  reply: z.object({ added: z.int(), already_there: z.int() }),
});
