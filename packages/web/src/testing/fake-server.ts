import type { Endpoint, ReplyOf } from '@earshot/core/endpoint.ts';
import { addressOf } from '../lib/call.ts';

export type Asked = { method: string; path: string; body: unknown };
type Answer = (asked: Asked) => { status: number; body: unknown };

/** Stands in for the server at the place where a page would ask it. What has no answer is refused, and said. */
export function fakeServer() {
  const answers = new Map<string, Answer>();
  const asked: Asked[] = [];
  const nameOf = (method: string, path: string) => `${method} ${path}`;
  window.fetch = async (input, init) => {
    const { pathname } = new URL(String(input), window.location.href);
    const { method = 'GET', body } = init ?? {};
    const one = { method, path: pathname, body: typeof body === 'string' ? JSON.parse(body) : undefined };
    asked.push(one);
    const answer = answers.get(nameOf(method, pathname));
    if (answer === undefined) throw new Error(`Nobody answers ${nameOf(method, pathname)}`);
    const reply = answer(one);
    return new Response(JSON.stringify(reply.body), { status: reply.status });
  };
  return {
    /** `reply`: what the endpoint answers from now on, or what makes it of what was asked. */
    answer<E extends Endpoint>(endpoint: E, reply: ReplyOf<E> | ((asked: Asked) => ReplyOf<E>)) {
      const make = (one: Asked) =>
        typeof reply === 'function' ? (reply as (asked: Asked) => ReplyOf<E>)(one) : reply;
      answers.set(nameOf(endpoint.method, addressOf(endpoint.path)), (one) => ({
        status: 200,
        body: make(one),
      }));
    },
    refuse(endpoint: Endpoint, status: number, code: string, params: Record<string, string | number> = {}) {
      const body = { code, params, request_id: '1' };
      answers.set(nameOf(endpoint.method, addressOf(endpoint.path)), () => ({ status, body }));
    },
    /** What was sent to an endpoint, in order. */
    sentTo: (endpoint: Endpoint) =>
      asked
        .filter(({ method, path }) => method === endpoint.method && path === addressOf(endpoint.path))
        .map(({ body }) => body),
  };
}
