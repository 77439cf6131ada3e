import type { Permission } from '@earshot/core/access.ts';
import {
  type BodyOf,
  bodyBytes,
  type Endpoint,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
} from '@earshot/core/endpoint.ts';
import { type ErrorBody, errorTable, Failure, fail, isErrorCode } from '@earshot/core/errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { authorise, mayDo, ownerIdOf } from './authorise.ts';
import { type Actor, type Ctx, type Owner, type Person, type Services, seeAs } from './context.ts';
import { isDatabaseAway, isLostRace, isUnstorable } from './database.ts';
import { isDiskFull } from './disk.ts';
import { largeWork } from './one-at-a-time.ts';
import { endSlowBody } from './slow-bodies.ts';
import { refuseUnread, validatorOf } from './validate.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
  }
}

export type Call<E extends Endpoint> = {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  request: FastifyRequest;
  reply: FastifyReply;
  actor: Actor | null;
};

/** By the time the handler runs the actor is known, the workspace resolved, `can` checked, the body valid. */
export type Handle = <E extends Endpoint>(
  endpoint: E,
  handler: (ctx: Ctx, call: Call<E>) => Promise<ReplyOf<E>> | ReplyOf<E>,
) => void;

/** Registered endpoints, for the permission test. */
export type Registry = Endpoint[];

/** The actor of the view-only link that a request carries for a file, if it carries one. */
export type FindLink = (request: FastifyRequest, fileId: string) => Promise<Actor | undefined>;

export function createHandle(
  app: FastifyInstance,
  services: Services,
  registry: Registry,
  findLink: FindLink,
): Handle {
  return (endpoint, handler) => {
    registry.push(endpoint);
    const status = endpoint.status ?? 200;
    app.route({
      method: endpoint.method,
      url: `/api/${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      schema: {
        summary: endpoint.summary,
        tags: [endpoint.path.split('/')[0] ?? ''],
        ...(endpoint.params ? { params: endpoint.params } : {}),
        ...(endpoint.query ? { querystring: endpoint.query } : {}),
        ...(endpoint.body ? { body: endpoint.body } : {}),
        ...(endpoint.reply ? { response: { [status]: endpoint.reply } } : {}),
      },
      bodyLimit: bodyBytes[endpoint.size ?? 'usual'],
      validatorCompiler: validatorOf(endpoint, registry),
      // Before the body is read: whoever may not do this does not make the server read it.
      preParsing: async (request) => {
        if (endpoint.shared) await readByLink(findLink, request, endpoint.can);
        authorise(request, endpoint.can, endpoint.also);
      },
      preValidation: async (request) => refuseUnread(endpoint, request),
      handler: async (request, reply) => {
        const { actor } = request;
        const ctx = ctxOf(services, request);
        reply.status(status);
        const call = {
          params: request.params,
          query: request.query,
          body: request.body,
          request,
          reply,
          actor,
        } as Call<typeof endpoint>;
        const work = () => handler(ctx, call);
        const answer = await (isLarge(request) ? largeWork(services).run(callerOf(request), work) : work());
        if (reply.sent) return reply;
        return answer === undefined ? reply.send() : answer;
      },
    });
  };
}

/** So many bytes of rules or corrections keep the process busy for longer than others should wait. */
const largeBytes = 32 * 1024;

const isLarge = ({ headers, body }: FastifyRequest) =>
  body !== undefined && Number(headers['content-length'] ?? largeBytes + 1) > largeBytes;

/** Who a request counts for: people behind one address do not share a limit, nor do keys. */
export function callerOf({ actor, ip }: FastifyRequest): string {
  if (actor?.kind === 'person') return `user-${actor.userId}`;
  return actor?.kind === 'key' ? `key-${actor.workspace?.id}-${actor.keyId}` : ip;
}

/** What a use case needs to know of a request: the active workspace (0 without one), who acts, and from where. */
export function ctxOf(services: Services, request: FastifyRequest): Ctx {
  const { actor } = request;
  const ctx: Ctx = {
    ...services,
    log: request.log as Services['log'],
    workspaceId: actor?.workspace?.id ?? 0,
    userId: actor?.userId ?? null,
    actorName: actor?.name ?? '',
    address: request.ip,
    ownerId: actor?.ownerId ?? null,
    permissions: actor?.permissions ?? [],
    limit: null,
    sight: null,
  };
  return seeAs(ctx, actor?.eyes ?? null);
}

/** The signed-in person of a request whose endpoint needs one. */
export function personOf(actor: Actor | null): Person {
  if (actor?.kind !== 'person' || actor.userId === null) throw fail('unauthorized');
  return actor as Person;
}

/** Whose personal things a request is about, with the role that they have here. */
export function ownerOf(actor: Actor | null): Owner {
  if (actor === null) throw fail('forbidden');
  return { userId: ownerIdOf(actor), role: actor.workspace?.role ?? null };
}

/** Lets the holder of a view-only link read the one file of the link. */
async function readByLink(findLink: FindLink, request: FastifyRequest, can: Endpoint['can']): Promise<void> {
  const { file_id: fileId = '' } = request.params as { file_id?: string };
  const link = await findLink(request, fileId);
  if (link === undefined) return;
  const { actor } = request;
  const readsItAnyway =
    actor !== null && actor.workspace?.id === link.workspace?.id && mayDo(actor, can as Permission);
  if (!readsItAnyway) request.actor = link;
}

/** Of a refused request; more than this is not worth waiting for. */
const longestIgnoredBytes = 1024 * 1024;

/** Turns whatever was thrown into the one error body. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const failure = asFailure(error, request.routeOptions.bodyLimit);
  const [status] = errorTable[failure.code];
  if (status >= 500 && failure.code !== 'unavailable') request.log.error({ err: error }, 'request failed');
  const waitSeconds = retryAfter(failure);
  if (waitSeconds !== undefined) reply.header('Retry-After', String(waitSeconds));
  if (!request.raw.complete) {
    // A refused upload may still be arriving: let it run out unread, so that the sender gets this answer. After a
    // short one the connection can stay; closing it would break a sender that is still writing.
    const length = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
    if (length > longestIgnoredBytes) reply.header('Connection', 'close');
    request.raw.unpipe();
    request.raw.resume();
    endSlowBody(request.raw);
  }
  // A body is not allowed with 205, so its meaning is in a header.
  if (status === 205) reply.header('Earshot-Code', failure.code);
  reply
    .status(status)
    .type('application/json')
    .send(status === 205 ? undefined : JSON.stringify(errorBody(failure, request.id)));
}

/** Seconds until another try makes sense. */
function retryAfter({ code, params }: Failure): number | undefined {
  if (code === 'unavailable') return 1;
  return code === 'too_many_requests' ? Number(params.count ?? 1) * 60 : undefined;
}

/** The one body every refusal has, also where tus sends it. */
export function errorBody({ code, params }: Failure, requestId: string): ErrorBody {
  const [status, sentence] = errorTable[code];
  const said = sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
  return {
    code,
    ...(status === 207 ? { details: said } : { detail: said }),
    params,
    request_id: requestId,
  };
}

/** The refusal that an error comes down to; `bodyLimit` in bytes, of the route that it happened on. */
export function asFailure(error: unknown, bodyLimit: number = bodyBytes.usual): Failure {
  if (error instanceof Failure) return error;
  if (isDatabaseAway(error)) return fail('unavailable');
  if (isDiskFull(error)) return fail('disk_full', {}, error);
  if (isLostRace(error)) return fail('conflict', {}, error);
  if (isUnstorable(error)) return fail('bad_request', { reason: 'a value that cannot be stored' }, error);
  if (error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number') {
    const code = 'code' in error ? String(error.code) : '';
    if (isErrorCode(code)) return fail(code);
    if (error.statusCode === 413) return fail('body_too_large', { kb: bodyLimit / 1024 });
    if (error.statusCode === 429) return fail('too_many_requests', { count: 1 });
    if (error.statusCode === 404) return fail('not_found');
    if (error.statusCode >= 400 && error.statusCode < 500)
      return fail('bad_request', { reason: error.message });
  }
  return fail('internal', {}, error);
}
