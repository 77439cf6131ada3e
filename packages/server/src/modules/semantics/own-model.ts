import { type OwnSemantics, ownSemantics } from '@earshot/core/matching/semantics/own-semantics.ts';
import type { Ctx } from '../../platform/context.ts';
import { perProgram } from '../../platform/per-program.ts';
import { lexicon } from '../matching/lexicon.ts';
import { findModel, findModelVersion } from './semantic-models.store.ts';

/** Models kept ready; one takes up to 12 MB. */
const mostKept = 16;

type Kept = { version: number; semantics: OwnSemantics };
const keptModels = perProgram(() => new Map<number, Kept>());

/** The measure of meaning by what the workspace's conversations taught so far. */
export async function ownMeasure(ctx: Ctx): Promise<OwnSemantics> {
  const { db, workspaceId } = ctx;
  const kept = keptModels(ctx);
  const version = (await findModelVersion(db, workspaceId))?.version ?? 0;
  const ready = kept.get(workspaceId);
  if (ready?.version === version) return remember(kept, workspaceId, ready).semantics;
  const model = version === 0 ? undefined : await findModel(db, workspaceId, version);
  return remember(kept, workspaceId, { version, semantics: ownSemantics(model ?? null, lexicon()) })
    .semantics;
}

/** The one that was not asked for longest goes first. */
function remember(kept: Map<number, Kept>, workspaceId: number, one: Kept): Kept {
  kept.delete(workspaceId);
  kept.set(workspaceId, one);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return one;
}
