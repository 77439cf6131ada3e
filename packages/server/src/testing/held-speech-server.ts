import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const words = { text: 'hello there', words: [{ word: 'hello', start: 0, end: 0.5 }] };

export type HeldSpeechServer = {
  /** For `ASR_URL`. */
  url: string;
  /** How many requests wait for their answer. */
  count: () => number;
  /** Answers what waits, and from now on at once. */
  letGo: () => void;
  /** Answers nothing from now on. */
  hold: () => void;
  stop: () => Promise<unknown>;
};

/** A transcription server that answers nothing until it is let go: recordings stay in work meanwhile. */
export async function holdSpeech(): Promise<HeldSpeechServer> {
  const held: (() => void)[] = [];
  let isHolding = true;
  const server = createServer((request, response) => {
    const answer = () =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(words));
    request.resume().on('end', () => (isHolding ? held.push(answer) : answer()));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    count: () => held.length,
    letGo: () => {
      isHolding = false;
      for (const answer of held.splice(0)) answer();
    },
    hold: () => {
      isHolding = true;
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
}
