import { fail } from '@earshot/core/errors.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../../platform/context.ts';
import { decideByLetter } from './letters.ts';
import { letterPath } from './web-links.ts';

const longestToken = 100;
const bodyLimit = 1024;

function tokenOf({ params }: FastifyRequest): string {
  const { token = '' } = params as { token?: string };
  if (token.length > longestToken) throw fail('alerts.letter_invalid');
  return token;
}

/**
 * The address in the header of a letter (RFC 8058): a mail program posts to it, and that stops the letters. Whoever follows it
 * as a link, as scanners of mail do, is led to the page with the button and has changed nothing.
 */
export async function oneClickRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const url = '/api/alerts/letters/:token';
  const schema = { hide: true };
  await app.register(async (scope) => {
    // What the program posts says nothing that the address does not.
    scope.addContentTypeParser('*', { bodyLimit, parseAs: 'string' }, (_request, _body, done) => done(null));
    scope.get(url, { schema }, (request, reply) => reply.redirect(letterPath(tokenOf(request)), 303));
    scope.post(url, { schema, bodyLimit }, async (request, reply) => {
      await decideByLetter(services, tokenOf(request), request.ip, { is_off: true });
      return reply.status(204).send();
    });
  });
}
