import { Worker } from 'node:worker_threads';
import type { FromThread, SentExample, SentText, SentVersion, ToLearn, ToThread } from './learning-thread.ts';

/** Ten thousand examples take a third of it; a thread that needs more has a defect. */
const heapMb = 3072;

/** A version, and what it would have said of examples without knowing them: rows as JSON, in parts. */
export type Learned = SentVersion & { heldOut: readonly string[] };

/**
 * Learns a version in a thread of its own, which gets the examples in parts, and then texts that nobody labelled. `tell`: how far it
 * is, 0 … 1.
 */
export async function learnBeside(
  { examples, unlabelled }: { examples: AsyncIterable<SentExample[]>; unlabelled: AsyncIterable<SentText[]> },
  toLearn: ToLearn,
  { signal, tell }: { signal: AbortSignal; tell: (progress: number) => void },
): Promise<Learned> {
  const thread = new Worker(new URL('./learning-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  });
  const send = (message: ToThread) => thread.postMessage(message);
  const heldOut: string[] = [];
  const learned = new Promise<Learned>((done, refuse) => {
    thread.on('message', (message: FromThread) => {
      if ('learned' in message) done({ ...message.learned, heldOut });
      else if ('heldOut' in message) heldOut.push(message.heldOut);
      else tell(message.progress);
    });
    thread.once('error', refuse);
    thread.once('exit', (code) => refuse(new Error(`Learning ended with ${code}`)));
    signal.addEventListener('abort', () => refuse(signal.reason as Error), { once: true });
  });
  // It is waited for below; until then its end is noted nowhere else.
  learned.catch(() => {});
  try {
    for await (const some of examples) {
      signal.throwIfAborted();
      send({ examples: some });
    }
    for await (const some of unlabelled) {
      signal.throwIfAborted();
      send({ unlabelled: some });
    }
    send(toLearn);
    return await learned;
  } finally {
    await thread.terminate();
  }
}
