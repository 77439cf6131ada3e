import { captchaChallenge } from '@earshot/core/users/getting-in.api.ts';
import { CallError, call } from '../../lib/call.ts';
import type { PuzzleNews } from './captcha.worker.ts';

/** Fetches the puzzle and solves it in a worker; answers what registration wants to see. */
export async function solveCaptcha(onShare: (share: number) => void, signal: AbortSignal): Promise<string> {
  const { algorithm, challenge, salt, signature, maxnumber } = await call(captchaChallenge, { signal });
  const worker = new Worker(new URL('./captcha.worker.ts', import.meta.url), { type: 'module' });
  try {
    const number = await new Promise<number>((done, refuse) => {
      signal.addEventListener('abort', () => refuse(signal.reason));
      worker.onerror = () => refuse(new CallError(0, 'users.captcha_invalid'));
      worker.onmessage = ({ data }: MessageEvent<PuzzleNews>) => {
        if ('share' in data) onShare(data.share);
        else if (data.number === null) refuse(new CallError(0, 'users.captcha_invalid'));
        else done(data.number);
      };
      worker.postMessage({ salt, challenge, maxnumber });
    });
    return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
  } finally {
    worker.terminate();
  }
}
