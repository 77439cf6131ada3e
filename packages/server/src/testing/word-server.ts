import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type WordServer = {
  /** For `ASR_URL`. */
  url: string;
  heard: () => readonly string[];
  /** What it hears from now on. */
  hear: (words: readonly string[]) => void;
  stop: () => void;
};

/** A transcription server that hears the same words in every stretch of speech, five in a second. */
export async function startWordServer(...words: string[]): Promise<WordServer> {
  let heard: readonly string[] = words;
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      const words = heard.map((word, at) => ({ word, start: 0.2 + at * 0.2, end: 0.35 + at * 0.2 }));
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ text: heard.join(' '), words }));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard: () => heard,
    hear: (words) => {
      heard = words;
    },
    stop: () => server.close(),
  };
}
