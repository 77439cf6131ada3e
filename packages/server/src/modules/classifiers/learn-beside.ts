import { Worker } from 'node:worker_threads';
import type { LearningError } from '@earshot/core/classifiers/classifiers.ts';
import type { FromThread, SentText, SentVersion, ToLearn, ToThread } from './learning-messages.ts';

/** Ten thousand examples take a third of it; a thread that needs more has a defect. */
const heapMb = 3072;

/** A version, and what it would have said of examples without knowing them: rows as JSON, in parts. */
export type Learned = SentVersion & { heldOut: readonly string[] };

/** The examples are such that nothing can be learned of them. */
export class NothingToLearn extends Error {
  readonly reason: LearningError;

  constructor(reason: LearningError) {
    super(reason.code);
    this.reason = reason;
  }
}

/**
 * Learns a version in a thread of its own, which gets the examples in parts, as JSON, and then texts that nobody labelled. `tell`: how
 * far it is, 0 … 1; `requests`: of those that it stands back for. Throws `NothingToLearn`.
 */
export async function learnBeside(
  { examples, unlabelled }: { examples: AsyncIterable<string>; unlabelled: AsyncIterable<SentText[]> },
  toLearn: ToLearn,
  { requests, signal, tell }: { requests: Int32Array; signal: AbortSignal; tell: (progress: number) => void },
): Promise<Learned> {
  const thread = new Worker(new URL('./learning-thread.ts', import.meta.url), {
    workerData: requests,
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  });
  const send = (message: ToThread) => thread.postMessage(message);
  const heldOut: string[] = [];
  const learned = new Promise<Learned>((done, refuse) => {
    thread.on('message', (message: FromThread) => {
      if ('learned' in message) done({ ...message.learned, heldOut });
      else if ('heldOut' in message) heldOut.push(message.heldOut);
      else if ('nothing' in message) refuse(new NothingToLearn(message.nothing));
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
