import { inWorkspace, type Services } from '../../platform/context.ts';
import { readOwnPhrases } from './own-model.ts';
import { listLargeModels } from './semantic-models.store.ts';

/** Fewer are read in a moment when they are first asked for. */
const manyPhrases = 20_000;
/** All together; what is beyond would drive out what was read first. */
const mostPhrases = 3_000_000;

/** Reads the phrases of large workspaces before somebody waits for them: a hundred thousand take two seconds. */
export async function readAhead(services: Services): Promise<void> {
  let read = 0;
  for (const { workspace_id, phrases } of await listLargeModels(services.acrossWorkspaces, manyPhrases)) {
    read += phrases;
    if (read > mostPhrases) return;
    await readOwnPhrases(inWorkspace(services, workspace_id), Number.POSITIVE_INFINITY);
  }
}
