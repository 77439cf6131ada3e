import { findNumber, type Puzzle } from './find-number.ts';

/** `crypto.subtle` is missing over plain HTTP on a local network, so the hashes are counted here, off the page. */
export type PuzzleNews = { share: number } | { number: number | null };

addEventListener('message', ({ data }: MessageEvent<Puzzle>) => {
  const tell = (news: PuzzleNews) => postMessage(news);
  tell({ number: findNumber(data, (share) => tell({ share })) });
});
