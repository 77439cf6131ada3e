import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** `crypto.subtle` is missing over plain HTTP on a local network, so the hashes are counted here, off the page. */
export type Puzzle = { salt: string; challenge: string; maxnumber: number };
export type PuzzleNews = { share: number } | { number: number | null };

const newsEvery = 1000;

addEventListener('message', ({ data }: MessageEvent<Puzzle>) => {
  const { salt, challenge, maxnumber } = data;
  const tell = (news: PuzzleNews) => postMessage(news);
  for (let number = 0; number <= maxnumber; number++) {
    if (bytesToHex(sha256(utf8ToBytes(`${salt}${number}`))) === challenge) {
      tell({ number });
      return;
    }
    if (number % newsEvery === 0) tell({ share: number / maxnumber });
  }
  tell({ number: null });
});
