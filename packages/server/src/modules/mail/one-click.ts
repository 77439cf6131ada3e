import type { FastifyInstance, FastifyRequest } from 'fastify';

const longestToken = 100;
const bodyLimit = 1024;

type OneClick = {
  /** With `:token` in it. */
  url: string;
  /** The page with the button, for whoever follows the address as a link. */
  pageOf: (token: string) => string;
  stop: (token: string, address: string) => Promise<unknown>;
  /** What is answered to what cannot be a token. */
  refuse: () => Error;
};

/**
 * The address in the header of a letter (RFC 8058): a mail program posts to it, and that stops the letters. Whoever follows it
 * as a link, as scanners of mail do, is led to the page with the button and has changed nothing.
 */
export async function oneClickRoute(
  app: FastifyInstance,
  { url, pageOf, stop, refuse }: OneClick,
): Promise<void> {
  const schema = { hide: true };
  const tokenOf = ({ params }: FastifyRequest): string => {
    const { token = '' } = params as { token?: string };
    if (token.length > longestToken) throw refuse();
    return token;
  };
  await app.register(async (scope) => {
    // What the program posts says nothing that the address does not.
    scope.addContentTypeParser('*', { bodyLimit, parseAs: 'string' }, (_request, _body, done) => done(null));
    scope.get(url, { schema }, (request, reply) => reply.redirect(pageOf(tokenOf(request)), 303));
    scope.post(url, { schema, bodyLimit }, async (request, reply) => {
      await stop(tokenOf(request), request.ip);
      return reply.status(204).send();
    });
  });
}
