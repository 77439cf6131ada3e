import { setTimeout as delay } from 'node:timers/promises';
import { type Failure, fail } from '@earshot/core/errors.ts';
import { z } from 'zod';
import { TranscriptionReply } from './transcription-reply.ts';

export type ServerAddress = { url: string; model: string; key: string | undefined };

/** How an answer is asked for, richest first; a server that refuses one is asked for the next. */
const forms = [
  { response_format: 'verbose_json', granularities: ['word', 'segment'] },
  { response_format: 'verbose_json', granularities: [] },
  { response_format: 'json', granularities: [] },
] as const;

const mostTries = 4;
const longestWaitMs = 30_000;

export type TranscriptionServer = {
  transcribe: (
    wav: Buffer<ArrayBuffer>,
    language: string | null,
    signal: AbortSignal,
  ) => Promise<TranscriptionReply>;
};

/** The full address of the endpoint: a base such as `http://host:8000`, `…/v1`, or the endpoint itself. */
export function endpointOf(url: string): string {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw fail('speech.server_address', { url });
  const base = url.replace(/\/+$/, '');
  if (base.endsWith('/audio/transcriptions')) return base;
  return base.endsWith('/v1') ? `${base}/audio/transcriptions` : `${base}/v1/audio/transcriptions`;
}

/** A client of any OpenAI-compatible `/v1/audio/transcriptions`; it remembers which form the server takes. */
export function connectServer(address: ServerAddress): TranscriptionServer {
  const endpoint = endpointOf(address.url);
  let form = 0;

  /** What the server says is shown to people; some servers repeat the key in it. */
  const refused = (status: number, text: string): Failure => {
    const said = refusalOf(text);
    const reason = address.key ? said.replaceAll(address.key, '…') : said;
    return fail('speech.server_refused', { status, reason: reason.slice(0, 300) });
  };
  const ask = async (
    wav: Buffer<ArrayBuffer>,
    language: string | null,
    signal: AbortSignal,
  ): Promise<Response> => {
    for (;;) {
      const asked = forms[form] ?? forms[2];
      const body = new FormData();
      body.append('file', new Blob([wav], { type: 'audio/wav' }), 'segment.wav');
      if (address.model !== '') body.append('model', address.model);
      if (language !== null) body.append('language', language);
      body.append('response_format', asked.response_format);
      body.append('temperature', '0');
      for (const granularity of asked.granularities) body.append('timestamp_granularities[]', granularity);
      const headers: Record<string, string> = address.key ? { Authorization: `Bearer ${address.key}` } : {};
      const response = await fetch(endpoint, { method: 'POST', body, headers, signal, redirect: 'error' });
      const isFormRefused = response.status === 400 || response.status === 422;
      if (!isFormRefused || form === forms.length - 1) return response;
      await response.body?.cancel();
      form += 1;
    }
  };

  return {
    async transcribe(wav, language, signal) {
      for (let tries = 1; ; tries += 1) {
        const outcome = await ask(wav, language, signal).catch((error: unknown) => {
          signal.throwIfAborted();
          return error as Error;
        });
        if (outcome instanceof Response && outcome.ok) return readBody(outcome, refused);
        const isBusy = !(outcome instanceof Response) || outcome.status === 429 || outcome.status >= 500;
        if (!isBusy || tries === mostTries) {
          if (!(outcome instanceof Response))
            throw fail('speech.server_unreachable', { url: endpoint }, outcome);
          throw refused(outcome.status, await outcome.text().catch(() => ''));
        }
        const asked = outcome instanceof Response ? Number(outcome.headers.get('retry-after')) * 1000 : 0;
        if (outcome instanceof Response) await outcome.body?.cancel();
        await delay(Math.min(longestWaitMs, asked > 0 ? asked : 250 * 2 ** tries), undefined, { signal });
      }
    },
  };
}

const Refusal = z.union([
  z.object({ error: z.object({ message: z.string() }) }).transform(({ error }) => error.message),
  z.object({ error: z.string() }).transform(({ error }) => error),
  z.object({ detail: z.string() }).transform(({ detail }) => detail),
  z.object({ message: z.string() }).transform(({ message }) => message),
]);

/** The sentence in a refusal, wherever this kind of server puts it; else all of it. */
function refusalOf(text: string): string {
  try {
    return Refusal.safeParse(JSON.parse(text)).data ?? text;
  } catch {
    return text;
  }
}

/** Some servers answer plain text whatever was asked for. */
async function readBody(
  response: Response,
  refused: (status: number, text: string) => Failure,
): Promise<TranscriptionReply> {
  const text = await response.text();
  try {
    const parsed = TranscriptionReply.safeParse(JSON.parse(text));
    if (parsed.success) return parsed.data;
  } catch {
    if (!text.trimStart().startsWith('<')) return { text };
  }
  throw refused(response.status, text);
}
