import * as api from '@earshot/core/matching/regex.api.ts';
import type { Handle } from '../../platform/http.ts';
import { checkPattern, checkRegex } from './regex.ts';

export function matchingRoutes(handle: Handle): void {
  handle(api.validateRegex, (_, { body }) => checkRegex(body.regex, body.text));
  handle(api.checkPattern, (_, { body }) => checkPattern(body.pattern, body.text));
}
