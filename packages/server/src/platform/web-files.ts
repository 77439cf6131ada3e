import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fail } from '@earshot/core/errors.ts';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const webFolder = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/**
 * The interface: its files by name, and one page for every screen. Files are looked up as they are asked for, so that
 * a new build is served without a restart.
 */
export async function serveWeb(app: FastifyInstance): Promise<void> {
  if (!existsSync(join(webFolder, 'index.html'))) return;
  await app.register(fastifyStatic, {
    root: webFolder,
    serve: false,
    index: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header(
        'Cache-Control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    if (path.startsWith('/api/')) throw fail('not_found');
    // Screens have no dot in their last part; a missing file stays a 404.
    return reply.sendFile(/\.\w+$/.test(path) ? path.slice(1) : 'index.html');
  });
}
