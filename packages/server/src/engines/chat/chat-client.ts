import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { sourceError } from './source-error.ts';

export type ChatServer = { url: string; model: string; key: string | undefined };

/** What is asked of a model, and what its answer has to look like; `name` is what the schema is called. */
export type ChatQuestion = { name: string; system: string; user: string; schema: Record<string, unknown> };

export type ChatClient = {
  name: string;
  /** The content of the answer, which should be JSON. Throws with a `kind` where there is none. */
  ask: (question: ChatQuestion, signal?: AbortSignal) => Promise<string>;
};

const timeoutMs = 60_000;
const mostTries = 3;
const longestWaitMs = 30_000;
/** A model that goes on and on is not read to its end. */
const mostBytes = 1_000_000;

const Reply = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) });

/** How JSON is asked for, strictest first; a server that refuses one is asked for the next. */
const forms: readonly ((question: ChatQuestion) => object)[] = [
  ({ name, schema }) => ({
    response_format: { type: 'json_schema', json_schema: { name, strict: true, schema } },
  }),
  () => ({ response_format: { type: 'json_object' } }),
  () => ({}),
];

/** The full address of the endpoint: a base such as `http://host:8000`, `…/v1`, or the endpoint itself. */
export function chatEndpointOf(url: string): string {
  const base = url.replace(/\/+$/, '');
  if (base.endsWith('/chat/completions')) return base;
  return base.endsWith('/v1') ? `${base}/chat/completions` : `${base}/v1/chat/completions`;
}

/** Any OpenAI-compatible chat endpoint. */
export function chatClient(
  server: ChatServer,
  limits: { timeoutMs?: number; tries?: number } = {},
): ChatClient {
  const endpoint = chatEndpointOf(server.url);
  const patienceMs = limits.timeoutMs ?? timeoutMs;
  const tries = limits.tries ?? mostTries;
  let form = 0;

  const post = async (question: ChatQuestion, signal: AbortSignal | undefined): Promise<Response> => {
    for (;;) {
      const body = {
        ...(server.model === '' ? {} : { model: server.model }),
        messages: [
          { role: 'system', content: question.system },
          { role: 'user', content: question.user },
        ],
        temperature: 0,
        ...forms[form]?.(question),
      };
      const clock = AbortSignal.timeout(patienceMs);
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          ...(server.key ? { Authorization: `Bearer ${server.key}` } : {}),
        },
        body: JSON.stringify(body),
        signal: signal === undefined ? clock : AbortSignal.any([signal, clock]),
        redirect: 'error',
      });
      const isFormRefused = response.status === 400 || response.status === 422;
      if (!isFormRefused || form === forms.length - 1) return response;
      await response.body?.cancel();
      form += 1;
    }
  };

  return {
    name: server.model === '' ? new URL(endpoint).host : server.model,
    async ask(question, signal) {
      for (let tried = 1; ; tried += 1) {
        const outcome = await readOutcome(() => post(question, signal), signal);
        if ('text' in outcome) return contentOf(outcome.text);
        if (!outcome.passes || tried >= tries) {
          const detail = server.key ? outcome.detail.replaceAll(server.key, '…') : outcome.detail;
          throw sourceError(outcome.kind, detail.slice(0, 300));
        }
        const waitMs = Math.min(longestWaitMs, outcome.waitMs > 0 ? outcome.waitMs : 250 * 2 ** tried);
        await delay(waitMs, undefined, { signal });
      }
    },
  };
}

type Trouble = {
  kind: 'unreachable' | 'timeout' | 'refused';
  detail: string;
  /** It may go away by itself. */
  passes: boolean;
  waitMs: number;
};

async function readOutcome(
  post: () => Promise<Response>,
  signal: AbortSignal | undefined,
): Promise<{ text: string } | Trouble> {
  try {
    const response = await post();
    const text = await bounded(response);
    if (response.ok) return { text };
    const passes = response.status === 429 || response.status >= 500;
    const waitMs = Number(response.headers.get('retry-after') ?? 0) * 1000 || 0;
    return { kind: 'refused', detail: `${response.status}: ${text}`, passes, waitMs };
  } catch (error) {
    signal?.throwIfAborted();
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    const detail = isLate ? 'No answer in time' : String((error as Error).cause ?? error);
    return { kind: isLate ? 'timeout' : 'unreachable', detail, passes: !isLate, waitMs: 0 };
  }
}

/** As much of an answer as is read of any. */
async function bounded({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body ?? []) {
    parts.push(part);
    length += part.length;
    if (length > mostBytes) break;
  }
  return Buffer.concat(parts).subarray(0, mostBytes).toString();
}

function contentOf(text: string): string {
  try {
    const content = Reply.parse(JSON.parse(text)).choices[0]?.message.content;
    if (content !== undefined) return content;
  } catch {
    // Whatever is wrong with it, it is told the same way.
  }
  throw sourceError('bad_answer', `The answer is none of a chat: ${text.slice(0, 200)}`);
}
