import { type SourceFailureKind, sourceFailureKinds } from '@earshot/core/emotions/emotions.ts';
import { fail } from '@earshot/core/errors.ts';
import type { Semantics } from '@earshot/core/matching/find.ts';
import type { OwnSemantics } from '@earshot/core/matching/semantics/own-semantics.ts';
import type { Wanted } from '@earshot/core/matching/semantics/phrase-store.ts';
import type { SemanticsUsed } from '@earshot/core/search/semantics-used.ts';
import type { Ctx } from '../../platform/context.ts';
import { perProgram } from '../../platform/per-program.ts';
import type { KnownMeanings, SemanticFind } from '../call-index/phrase.sql.ts';
import { callsOfPhrases, type SimilarPhrases } from '../call-index/similar-phrases.queries.ts';
import { type EmbeddedSemantics, embeddedSemantics, measureName } from './embedded-semantics.ts';
import { inSteps } from './in-steps.ts';
import { ownMeasure, searchOwnPhrases } from './own-model.ts';

/** A measure of meaning for one workspace and the texts of a query. */
export type WorkspaceSemantics = Semantics & SemanticsUsed & { isMeaningful: (text: string) => boolean };

/** A measure that was asked of the whole workspace. */
export type SearchedSemantics = WorkspaceSemantics & KnownMeanings;

/** A server that did not answer is left alone for so long, or every search would wait for it. */
const restMs = 30_000;
const rests = perProgram((): { last: { until: number; reason: SourceFailureKind } | null } => ({
  last: null,
}));

/**
 * The measure that answers for a workspace: the connected server's where it answers, else the own conversations', and then
 * it says instead of what and why. `said`: phrases of a call at hand that may be new.
 */
export async function workspaceSemantics(
  ctx: Ctx,
  texts: readonly string[],
  said: readonly string[],
): Promise<WorkspaceSemantics> {
  const answer = await askServer(ctx, texts, said);
  return typeof answer === 'object' && answer !== null
    ? embedded(answer)
    : own(ctx, await ownMeasure(ctx), answer);
}

/** The same for a search: it knows, too, where in the workspace each wording is meant. */
export async function searchedSemantics(
  ctx: Ctx,
  finds: readonly SemanticFind[],
): Promise<SearchedSemantics> {
  const texts = finds.map(({ wording }) => wording.text);
  const answer = await askServer(ctx, texts, []);
  if (typeof answer === 'object' && answer !== null) return searchedByServer(ctx, answer, finds);
  return searchOwnPhrases(ctx, async ({ semantics, store, isNewestOnly }) => {
    const found: Found = new Map();
    for (const find of finds) {
      const asked = semantics.asked(find.wording.text);
      found.set(keyOf(find), await inSteps(store.calls(asked, wantedOf(find))));
    }
    const measure = own(ctx, semantics, answer);
    return {
      ...measure,
      reason: measure.reason ?? (isNewestOnly ? 'newest_only' : null),
      calls: (find) => found.get(keyOf(find)) ?? new Map(),
      near: (find, fileIds) => store.phrasesIn(semantics.asked(find.wording.text), wantedOf(find), fileIds),
    };
  });
}

async function searchedByServer(
  { db, workspaceId }: Ctx,
  answer: EmbeddedSemantics,
  finds: readonly SemanticFind[],
): Promise<SearchedSemantics> {
  const found: Found = new Map();
  for (const find of finds)
    found.set(keyOf(find), await callsOfPhrases(db, workspaceId, answer.near(find.wording.text), find));
  return {
    ...embedded(answer),
    calls: (find) => found.get(keyOf(find)) ?? new Map(),
    near: (find, fileIds) => among(answer.near(find.wording.text), new Set(fileIds)),
  };
}

function among({ file_ids, phrase_ids }: SimilarPhrases, wanted: ReadonlySet<string>) {
  const places = file_ids.flatMap((id, at) => (wanted.has(id) ? [at] : []));
  return {
    file_ids: places.map((at) => file_ids[at] ?? ''),
    phrase_ids: places.map((at) => phrase_ids[at] ?? 0),
  };
}

type Found = Map<string, ReadonlyMap<string, number>>;

/** The same wording, said by the same side in the same part, is looked for once. */
const keyOf = (find: SemanticFind): string => JSON.stringify(find);

const wantedOf = ({ wording, who, part }: SemanticFind): Wanted => ({
  least: wording.least,
  most: wording.most,
  who,
  part,
});

function embedded(answer: EmbeddedSemantics): WorkspaceSemantics {
  const { name, similarity, isNewestOnly } = answer;
  const reason = isNewestOnly ? 'newest_only' : null;
  return { name, similarity, instead_of: null, reason, isMeaningful: () => true };
}

/** `reason`: why it is not the server's; null where none is connected. */
function own(
  { config }: Ctx,
  { name, similarity, asked }: OwnSemantics,
  reason: NotAsked | null,
): WorkspaceSemantics {
  const instead_of = config.embeddings === undefined ? null : measureName(config.embeddings);
  return { name, similarity, instead_of, reason, isMeaningful: (text) => asked(text).slots.length > 0 };
}

/** Throws `queries.no_semantics` where a text has no words that could be compared. */
export function refuseMeaningless({ isMeaningful }: WorkspaceSemantics, texts: readonly string[]): void {
  if (texts.length > 0 && !texts.some(isMeaningful)) throw fail('queries.no_semantics');
}

type NotAsked = SourceFailureKind | 'not_ready';

/** The measure of the connected server, or why there is none; null where none is connected. */
async function askServer(
  ctx: Ctx,
  texts: readonly string[],
  said: readonly string[],
): Promise<EmbeddedSemantics | NotAsked | null> {
  if (ctx.config.embeddings === undefined) return null;
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
