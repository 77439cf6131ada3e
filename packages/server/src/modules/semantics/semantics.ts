import { type SourceFailureKind, sourceFailureKinds } from '@earshot/core/emotions/emotions.ts';
import { fail } from '@earshot/core/errors.ts';
import type { Semantics } from '@earshot/core/matching/find.ts';
import type { SemanticsUsed } from '@earshot/core/search/semantics-used.ts';
import type { Ctx } from '../../platform/context.ts';
import { perProgram } from '../../platform/per-program.ts';
import type { SqlContext } from '../call-index/phrase.sql.ts';
import { type EmbeddedSemantics, embeddedSemantics, measureName } from './embedded-semantics.ts';
import type { NearPhrases } from './nearest-phrases.ts';
import { ownMeasure } from './own-model.ts';

/** A measure of meaning for one workspace and the texts of a query. */
export type WorkspaceSemantics = Semantics &
  SemanticsUsed & {
    /** Keys of the word index, one of which every phrase close to the text has. */
    expand: (text: string) => readonly string[];
    /** The phrases close to the text, where the measure knows them by itself. */
    near: ((text: string) => NearPhrases) | null;
  };

/** A server that did not answer is left alone for so long, or every search would wait for it. */
const restMs = 30_000;
const rests = perProgram((): { last: { until: number; reason: SourceFailureKind } | null } => ({
  last: null,
}));

/**
 * The measure that answers for a workspace: the connected server's where it answers, else the own conversations', and then
 * it says instead of what and why. `said`: phrases of a call that is being analysed.
 */
export async function workspaceSemantics(
  ctx: Ctx,
  texts: readonly string[],
  said: readonly string[] = [],
): Promise<WorkspaceSemantics> {
  const { embeddings } = ctx.config;
  if (embeddings === undefined)
    return { ...(await ownMeasure(ctx)), near: null, instead_of: null, reason: null };
  const answer = await askServer(ctx, texts, said);
  if (typeof answer === 'string')
    return { ...(await ownMeasure(ctx)), near: null, instead_of: measureName(embeddings), reason: answer };
  const reason = answer.isNewestOnly ? 'newest_only' : null;
  return { ...answer, instead_of: null, reason, expand: () => [] };
}

/** Throws `queries.no_semantics` where a text has no words that could be compared. */
export function refuseMeaningless({ near, expand }: WorkspaceSemantics, texts: readonly string[]): void {
  if (near === null && texts.every((text) => expand(text).length === 0)) throw fail('queries.no_semantics');
}

/** The measure, or why there is none. */
async function askServer(
  ctx: Ctx,
  texts: readonly string[],
  said: readonly string[],
): Promise<EmbeddedSemantics | SourceFailureKind | 'not_ready'> {
  const now = performance.now();
  const resting = rests(ctx);
  if (resting.last !== null && now < resting.last.until) return resting.last.reason;
  try {
    const found = await embeddedSemantics(ctx, texts, said);
    resting.last = null;
    return found ?? 'not_ready';
  } catch (error) {
    const kind = error instanceof Error && 'kind' in error ? error.kind : undefined;
    const reason = sourceFailureKinds.find((one) => one === kind);
    if (reason === undefined) throw error;
    ctx.log.warn({ reason }, 'the embedding server did not answer');
    resting.last = { until: now + restMs, reason };
    return reason;
  }
}

/** What the index needs to know of a measure. */
export function semanticsForSql(semantics: WorkspaceSemantics | null): Pick<SqlContext, 'expand' | 'near'> {
  return {
    expand: (text) => semantics?.expand(text) ?? [],
    near: semantics?.near ?? null,
  };
}
