/**
 * The child process of one sherpa-onnx model. A corrupt or mismatched model ends the process, not the server.
 * It ends by itself when its parent is gone.
 */
import { open } from 'node:fs/promises';
import sherpa from 'sherpa-onnx-node';
import { endWithParent } from '../../platform/end-with-parent.ts';
import type { RecogniserOptions } from './recogniser-options.ts';
import type { TokenResult } from './token-words.ts';

export type HostRequest =
  | { kind: 'load'; options: RecogniserOptions }
  | { kind: 'segment'; pcm_path: string; start_ms: number; end_ms: number };
export type HostReply =
  | { kind: 'loaded' }
  | { kind: 'result'; result: TokenResult }
  | { kind: 'error'; message: string };

const sampleRate = 16_000;
let recognise: ((samples: Float32Array) => Promise<TokenResult>) | undefined;

async function load({ online, config }: RecogniserOptions): Promise<void> {
  if (online) {
    const recogniser = new sherpa.OnlineRecognizer(config as never);
    recognise = async (samples) => {
      const stream = recogniser.createStream();
      stream.acceptWaveform({ samples, sampleRate });
      // A streaming model gives its last word only after a little silence.
      stream.acceptWaveform({ samples: new Float32Array(sampleRate / 2), sampleRate });
      stream.inputFinished();
      while (recogniser.isReady(stream)) recogniser.decode(stream);
      const { text, tokens, timestamps } = recogniser.getResult(stream);
      return { text, tokens, timestamps, durations: [], log_probs: [], language: null };
    };
    return;
  }
  const recogniser = await sherpa.OfflineRecognizer.createAsync(config as never);
  recognise = async (samples) => {
    const stream = recogniser.createStream();
    stream.acceptWaveform({ samples, sampleRate });
    await recogniser.decodeAsync(stream);
    const { text, tokens, timestamps, durations, ys_log_probs, lang } = recogniser.getResult(stream);
    return {
      text,
      tokens,
      timestamps,
      durations: durations ?? [],
      log_probs: ys_log_probs ?? [],
      language: /^[a-z]{2,3}$/.test(lang ?? '') ? (lang ?? null) : null,
    };
  };
}

async function readSamples(path: string, start_ms: number, end_ms: number): Promise<Float32Array> {
  const handle = await open(path, 'r');
  try {
    const bytes = Buffer.alloc(Math.floor(((end_ms - start_ms) * sampleRate) / 1000) * 2);
    const { bytesRead } = await handle.read(
      bytes,
      0,
      bytes.length,
      Math.floor((start_ms * sampleRate) / 1000) * 2,
    );
    const whole = new Int16Array(bytes.buffer, bytes.byteOffset, bytesRead >> 1);
    return Float32Array.from(whole, (sample) => sample / 32_768);
  } finally {
    await handle.close();
  }
}

const send = (reply: HostReply) => process.send?.(reply);

process.on('message', (message) => {
  const request = message as HostRequest;
  const work = async () => {
    if (request.kind === 'load') {
      await load(request.options);
      send({ kind: 'loaded' });
      return;
    }
    if (recognise === undefined) throw new Error('No model is loaded');
    const samples = await readSamples(request.pcm_path, request.start_ms, request.end_ms);
    send({ kind: 'result', result: await recognise(samples) });
  };
  work().catch((error: unknown) =>
    send({ kind: 'error', message: error instanceof Error ? error.message : String(error) }),
  );
});
endWithParent();
