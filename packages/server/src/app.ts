import { bodyBytes } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import { isWithin, requestBounds } from '@earshot/core/json-shape.ts';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import websocket from '@fastify/websocket';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { jsonSchemaTransform, serializerCompiler } from 'fastify-type-provider-zod';
import type { ApiParts } from './module.ts';
import { findKeyActor } from './modules/api-keys/api-keys.ts';
import { findLinkActor } from './modules/shares/shares.ts';
import { findActor, sessionCookie } from './modules/users/sessions.ts';
import { modules } from './modules.ts';
import { usesHttps } from './platform/config.ts';
import type { Services } from './platform/context.ts';
import { endWithSession, refuseWhenOver } from './platform/end-with-session.ts';
import { noteRequests } from './platform/give-way.ts';
import { callerOf, createHandle, type Registry, sendError } from './platform/http.ts';
import { describeApi } from './platform/open-api.ts';
import { operationRoutes } from './platform/operations.ts';
import { bringsFile, endSlowBody } from './platform/slow-bodies.ts';
import { tooMany } from './platform/too-many.ts';
import { serveWeb } from './platform/web-files.ts';

/** Generous for people, a bound for scripts. */
const requestsPerMinute = 1500;

/** Half a year. */
const hstsSeconds = 182 * 86_400;

/** Bytes. Nobody says anything on a socket but signs of life. */
const longestFrame = 1024;

export type App = { app: FastifyInstance; registry: Registry };

/** The HTTP side: everything a browser or an API client can reach. */
export async function buildApp(parts: ApiParts): Promise<App> {
  const { services } = parts;
  const app = createServer(services);
  await addPlugins(app, services);
  noteRequests(app, services);
  app.addHook('onRequest', waitForBody);
  app.addHook('onRequest', keepNoCopy);
  app.addHook('onRequest', async (request, reply) => {
    await knowCaller(services, request);
    endWithSession(parts.hub, request, reply);
  });
  app.addHook('onSend', refuseWhenOver);
  const registry: Registry = [];
  await app.register((api) => addModules(api, parts, registry));
  operationRoutes(app, services);
  await serveWeb(app);
  return { app, registry };
}

function createServer(services: Services): FastifyInstance {
  const app = Fastify({
    loggerInstance: services.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: services.config.trustProxy ?? false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    bodyLimit: bodyBytes.usual,
    requestTimeout: 0,
    keepAliveTimeout: 72_000,
    forceCloseConnections: true,
  });
  app.setSerializerCompiler(serializerCompiler);
  readJson(app);
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((request, reply) => sendError(fail('not_found'), request, reply));
  app.decorateRequest('actor', null);
  return app;
}

async function addPlugins(app: FastifyInstance, { config }: Services): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Emotion writes its styles at run time.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        // A plain-HTTP installation in a local network has no TLS to upgrade to.
        upgradeInsecureRequests: null,
      },
    },
    // Over plain HTTP browsers pay no heed to it, and a name that once had TLS would be lost to them.
    strictTransportSecurity: usesHttps(config) ? { maxAge: hstsSeconds, includeSubDomains: false } : false,
    crossOriginEmbedderPolicy: false,
  });
  // A list is packed sooner than a stream to pack it is made.
  await app.register(compress, { global: true, threshold: 2048, syncThreshold: 128 * 1024 });
  await app.register(cookie);
  await app.register(multipart);
  await app.register(websocket, { options: { maxPayload: longestFrame } });
  await app.register(swagger, {
    openapi: { info: { title: 'Earshot', version: '1' }, servers: [{ url: '/' }] },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    transformSpecification: () => describeApi(app) as Record<string, unknown>,
    uiHooks: {
      preHandler: async ({ actor }) => {
        if (actor === null) throw fail('unauthorized');
      },
    },
  });
}

/** Files take as long as they take, from whoever may send them; all else has come within a minute. */
async function waitForBody({ raw, headers }: FastifyRequest): Promise<void> {
  if (!bringsFile(headers)) endSlowBody(raw);
}

/** What the API answers is somebody's own: no browser and no proxy keeps it, unless the answer says otherwise. */
async function keepNoCopy(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (request.url.startsWith('/api/')) reply.header('Cache-Control', 'no-store');
}

/** Who a request comes from: a key, or the person whose session it carries. */
async function knowCaller(services: Services, request: FastifyRequest): Promise<void> {
  refuseCrossSite(request);
  if (!request.url.startsWith('/api/')) return;
  const key = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  if (key !== undefined) {
    request.actor = await findKeyActor(services, key, request.ip);
    return;
  }
  const token = request.cookies[sessionCookie];
  if (token) request.actor = await findActor(services, token);
}

/** What the modules bring, each request counted for its caller. */
async function addModules(api: FastifyInstance, parts: ApiParts, registry: Registry): Promise<void> {
  await api.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: callerOf,
    // The pieces of an upload are as many as its size asks for; each upload is counted.
    allowList: ({ url, method }) =>
      url.startsWith('/api/docs') || (method === 'PATCH' && url.startsWith('/api/uploads/')),
    errorResponseBuilder: (_request, context) => tooMany(context.ttl),
  });
  const handle = createHandle(api, parts.services, registry, (request, fileId) =>
    findLinkActor(parts.services, request, fileId),
  );
  for (const { routes, rawRoutes } of modules) {
    routes?.(handle, parts);
    await rawRoutes?.(api, parts);
  }
  api.get('/api/openapi.json', { schema: { hide: true } }, () => describeApi(api));
}

/**
 * Reads JSON that is not too deep and has not too many values. Many POSTs have no body, yet clients send
 * `Content-Type: application/json` with them.
 */
function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text.trim() === '') return done(null, undefined);
    if (!isWithin(text, requestBounds)) return done(fail('body_too_deep'));
    parse(request, text, (error, data) => {
      if (error) done(fail('bad_request', { reason: 'not JSON' }));
      else done(null, data);
    });
  });
}

/** A browser's write must come from our own pages; API clients send neither header. */
function refuseCrossSite(request: FastifyRequest): void {
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') {
    if (request.headers.upgrade === undefined) return;
  }
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw fail('cross_site');
  const { origin } = request.headers;
  if (site === undefined && origin !== undefined) {
    const host = URL.canParse(origin) ? new URL(origin).host : '';
    if (host !== request.host) throw fail('cross_site');
  }
}
