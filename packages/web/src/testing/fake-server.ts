import type { Endpoint, ReplyOf } from '@earshot/core/endpoint.ts';
import { checkUser } from '@earshot/core/users/getting-in.api.ts';
import { addressOf } from '../lib/call.ts';

export type Asked = { method: string; path: string; query: URLSearchParams; body: unknown };
type Answer = (asked: Asked) => { status: number; body: unknown };

/** Stands in for the server at the place where a page would ask it. What has no answer is refused, and said. */
export function fakeServer() {
  const answers = new Map<string, Answer>();
  const asked: Asked[] = [];
  let isGone = false;
  const nameOf = (method: string, path: string) => `${method} ${path}`;
  window.fetch = async (input, init) => {
    const { pathname, searchParams: query } = new URL(String(input), window.location.href);
    const { method = 'GET', body: sent } = init ?? {};
    const body = typeof sent === 'string' ? JSON.parse(sent) : undefined;
    const one = { method, path: pathname, query, body };
    if (isGone) throw new TypeError('Failed to fetch');
    // Whether anybody is there at all is asked in the background; here there always is.
    if (pathname === addressOf(checkUser.path)) return new Response('{}');
    asked.push(one);
    const answer = answers.get(nameOf(method, pathname));
    if (answer === undefined) throw new Error(`Nobody answers ${nameOf(method, pathname)}`);
    const reply = answer(one);
    return new Response(JSON.stringify(reply.body), { status: reply.status });
  };
  return {
    /** `reply`: what the endpoint answers from now on, or what makes it of what was asked; `params`: those of its path. */
    answer<E extends Endpoint>(
      endpoint: E,
      reply: ReplyOf<E> | ((asked: Asked) => ReplyOf<E>),
      params?: Record<string, string | number>,
    ) {
      const make = (one: Asked) =>
        typeof reply === 'function' ? (reply as (asked: Asked) => ReplyOf<E>)(one) : reply;
      answers.set(nameOf(endpoint.method, addressOf(endpoint.path, params)), (one) => ({
        status: 200,
        body: make(one),
      }));
    },
    refuse(endpoint: Endpoint, status: number, code: string, params: Record<string, string | number> = {}) {
      const body = { code, params, request_id: '1' };
      answers.set(nameOf(endpoint.method, addressOf(endpoint.path)), () => ({ status, body }));
    },
    /** Nobody answers any more, or again. */
    setGone(gone: boolean) {
      isGone = gone;
    },
    /** What was sent to an endpoint, in order. */
    sentTo: (endpoint: Endpoint, params?: Record<string, string | number>) =>
      asked
        .filter(({ method, path }) => method === endpoint.method && path === addressOf(endpoint.path, params))
        .map(({ body }) => body),
  };
}
