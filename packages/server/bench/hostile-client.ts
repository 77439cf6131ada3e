/** A client that means harm, in a thread of its own: sends one kind of request over and over until it is ended. */
import { workerData } from 'node:worker_threads';
import { zipSync } from 'fflate';

export type Attack = {
  url: string;
  cookie: string;
  kind: AttackKind;
  /** At the same time. */
  lanes: number;
  /** A call with as many words as one may have. */
  longCall: string;
};

export const attackKinds = [
  'sign-in, 20 MB',
  'sign-in, 60 kB as deep as it goes',
  'search, 1 MB of phrases',
  'search, 200 wordings by their meaning',
  'search, hostile expressions',
  'zip of a chat with 1.9 million lines',
  'JSON transcript, 18 MB of brackets',
  'the processing queue, over and over',
  'longest transcript, read over and over',
  'longest transcript, corrected over and over',
] as const;
export type AttackKind = (typeof attackKinds)[number];

type Request = { path: string; method?: string; body?: string | FormData; type?: string };

/** What is sent each time; made once. */
function requestOf(kind: AttackKind, longCall: string): () => Request {
  const json = (path: string, body: object, method = 'POST'): Request => ({
    path,
    method,
    body: JSON.stringify(body),
    type: 'application/json',
  });
  const upload = (name: string, content: Uint8Array<ArrayBuffer>) => () => {
    const body = new FormData();
    body.append('file', new Blob([content]), name);
    return { path: 'files', method: 'POST', body };
  };
  switch (kind) {
    case 'sign-in, 20 MB': {
      const body = JSON.stringify({ email: 'x'.repeat(20_000_000), password: 'x' });
      return () => ({ path: 'users/login', method: 'POST', body, type: 'application/json' });
    }
    case 'sign-in, 60 kB as deep as it goes': {
      const body = '['.repeat(30_000) + ']'.repeat(30_000);
      return () => ({ path: 'users/login', method: 'POST', body, type: 'application/json' });
    }
    case 'search, 1 MB of phrases': {
      let at = 0;
      const word = () => {
        at += 1;
        return `w${(at * 7919) % 99_991}`;
      };
      const phrase = () => Array.from({ length: 60 }, word).join(' ').slice(0, 512);
      return () => json('search', { query: { phrases: Array.from({ length: 200 }, phrase) } });
    }
    case 'search, 200 wordings by their meaning': {
      let at = 0;
      // Words of the long call, so that every phrase is compared with all of them.
      const phrase = () => {
        at += 1;
        return `${'nine words are said in every line here yes '.repeat(11)}${at}`;
      };
      const query = () => ({
        matching: 'semantic',
        limits: [0, 1],
        phrases: Array.from({ length: 200 }, phrase),
      });
      return () => json('search', { query: query(), sorting_by: 'relevance' });
    }
    case 'search, hostile expressions': {
      const regexp = `(${'a?'.repeat(60)}${'a'.repeat(60)}|(x+x+)+y){1,3}`;
      const expression = `${'('.repeat(20)}a${' OR b*)'.repeat(20)} NEAR/30 (c* OR d* OR e*)`;
      let at = 0;
      return () => {
        at += 1;
        return json('search', {
          query: at % 2 === 0 ? { type: 'regexp', regexp } : { type: 'advanced', expression },
        });
      };
    }
    case 'zip of a chat with 1.9 million lines':
      return upload('chat.zip', zipSync({ 'chat.txt': manyLines(1_900_000) }));
    case 'JSON transcript, 18 MB of brackets':
      return upload('deep.json', new TextEncoder().encode('['.repeat(18_000_000)));
    case 'the processing queue, over and over':
      return () => ({ path: 'queue?limit=100' });
    case 'longest transcript, read over and over':
      return () => ({ path: `files/${longCall}/transcript` });
    case 'longest transcript, corrected over and over': {
      const phrases = Array.from({ length: 4000 }, (_, id) => ({ id, text: `said otherwise ${id % 7}` }));
      return () => json(`files/${longCall}/transcript`, { version: 1, phrases }, 'PUT');
    }
    default:
      return kind satisfies never;
  }
}

/** Words that differ, so that the archive does not look like a bomb. */
function manyLines(count: number): Uint8Array<ArrayBuffer> {
  const lines = Array.from({ length: count }, (_, at) => `A: ${(at * 7919) % 99_991}`);
  return new TextEncoder().encode(lines.join('\n'));
}

async function attack({ url, cookie, kind, lanes, longCall }: Attack): Promise<void> {
  const next = requestOf(kind, longCall);
  const lane = async () => {
    for (;;) {
      const { path, method = 'GET', body, type } = next();
      try {
        const answer = await fetch(`${url}/api/${path}`, {
          method,
          headers: { cookie, ...(type === undefined ? {} : { 'content-type': type }) },
          ...(body === undefined ? {} : { body }),
        });
        await answer.arrayBuffer();
      } catch {
        // A connection that the server has closed: the next one.
      }
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

if (workerData !== null) await attack(workerData as Attack);
