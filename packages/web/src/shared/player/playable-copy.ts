import * as api from '@earshot/core/files/files.api.ts';
import { call } from '../../lib/call.ts';

const askAgainMs = 700;

/** Has the server make a copy that every browser plays, and waits for it; false where there can be none. */
export async function playableCopy(
  fileId: string,
  { signal, onMaking }: { signal: AbortSignal; onMaking: () => void },
): Promise<boolean> {
  const params = { file_id: fileId };
  let { state } = await call(api.makeCopy, { params, signal });
  if (state === 'making') onMaking();
  while (state === 'making') {
    await new Promise((done) => setTimeout(done, askAgainMs));
    signal.throwIfAborted();
    ({ state } = await call(api.getCopy, { params, signal }));
  }
  return state === 'ready';
}
