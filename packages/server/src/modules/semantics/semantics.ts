import { type SourceFailureKind, sourceFailureKinds } from '@earshot/core/emotions/emotions.ts';
import type { Expression } from '@earshot/core/matching/expression.ts';
import type { Semantics } from '@earshot/core/matching/find.ts';
import type { OwnSemantics } from '@earshot/core/matching/semantics/own-semantics.ts';
import type { Wanted } from '@earshot/core/matching/semantics/phrase-store.ts';
import type { SemanticsUsed } from '@earshot/core/search/semantics-used.ts';
import type { Ctx } from '../../platform/context.ts';
import { inSteps } from '../../platform/in-steps.ts';
import { perProgram } from '../../platform/per-program.ts';
import type { KnownMeanings, SemanticFind } from '../call-index/phrase.sql.ts';
import { callsOfPhrases, type SimilarPhrases } from '../call-index/similar-phrases.queries.ts';
import { type EmbeddedSemantics, embeddedSemantics, measureName } from './embedded-semantics.ts';
import { ownMeasure, readOwnPhrases } from './own-model.ts';
import { type SemanticGroup, saidInstead, semanticGroups } from './semantic-finds.ts';

/** A measure of meaning for one workspace and the texts of a query. */
export type WorkspaceSemantics = Semantics & SemanticsUsed & { isMeaningful: (text: string) => boolean };

/** A measure that was asked of the whole workspace. */
export type SearchedSemantics = WorkspaceSemantics &
  KnownMeanings & {
    /** No text has a word that could be compared. */
    isMeaningless: boolean;
    /** There are phrases that were not compared. */
    isPartial: boolean;
  };

/** Calls in which an expression of words alone holds. `isPartial`: time ran out before all of them were asked. */
export type SaidCalls = (expression: Expression) => Promise<{ ids: readonly string[]; isPartial: boolean }>;

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
  return isMeasure(answer) ? embedded(answer) : own(ctx, await ownMeasure(ctx), answer);
}

/**
 * The same for a search: it knows, too, where in the workspace what some expressions ask for is meant. After so long the
 * answer is of the phrases that are read by then, and says so. Calls in which the very words are said are among those that are
 * meant, whoever compares; `saidCalls` knows them.
 */
export async function searchedSemantics(
  ctx: Ctx,
  expressions: readonly Expression[],
  patienceMs: number,
  saidCalls: SaidCalls,
): Promise<SearchedSemantics | null> {
  const groups = expressions.flatMap(semanticGroups);
  const texts = groups.flatMap(({ finds }) => finds).map(({ wording }) => wording.text);
  if (texts.length === 0) return null;
  const answer = await askServer(ctx, texts, []);
  const searched = isMeasure(answer)
    ? await searchedByServer(ctx, answer, groups)
    : await searchedByOwn(ctx, answer, groups, patienceMs);
  const isMeaningless = !texts.some(searched.isMeaningful);
  if (isMeaningless) return { ...searched, isMeaningless };
  const isPartial = await addSaid(searched.found, groups, saidCalls);
  return { ...searched, isMeaningless, isPartial: searched.isPartial || isPartial };
}

/** What is said word for word is as similar as can be. */
async function addSaid(
  found: Found,
  groups: readonly SemanticGroup[],
  saidCalls: SaidCalls,
): Promise<boolean> {
  let isPartial = false;
  for (const { expression, finds } of groups) {
    const said = saidInstead(finds);
    const closest = found.get(expression);
    if (said === null || closest === undefined) continue;
    const calls = await saidCalls(said);
    isPartial ||= calls.isPartial;
    for (const id of calls.ids) closest.set(id, 1);
  }
  return isPartial;
}

type Searched = Omit<SearchedSemantics, 'isMeaningless'> & { found: Found };

async function searchedByOwn(
  ctx: Ctx,
  reason: NotAsked | null,
  groups: readonly SemanticGroup[],
  patienceMs: number,
): Promise<Searched> {
  const found: Found = new Map();
  const { partly, inTurn } = await readOwnPhrases(ctx, patienceMs);
  const compare = (find: SemanticFind) =>
    // Each in its turn: somebody who asks for two hundred things does not keep the others waiting.
    inTurn(async (phrases) => {
      const asked = phrases.semantics.asked(find.wording.text);
      return { ...phrases, calls: await inSteps(phrases.store.calls(asked, wantedOf(find))) };
    });
  let last: Awaited<ReturnType<typeof compare>> | null = null;
  for (const { expression, finds } of groups) {
    const closest = new Map<string, number>();
    for (const find of finds) {
      last = await compare(find);
      addClosest(closest, last.calls);
    }
    found.set(expression, closest);
  }
  if (last === null) throw new Error('Nothing is asked for by its meaning');
  const { semantics, store } = last;
  const measure = own(ctx, semantics, reason);
  return {
    ...measure,
    reason: partly === 'still_reading' ? partly : (measure.reason ?? partly),
    isPartial: partly !== null,
    found,
    calls: (expression) => found.get(expression) ?? null,
    // Of one text the store remembers what it worked out; of several, all that is said in the few calls is compared.
    near: (find, fileIds) =>
      groups.flatMap(({ finds }) => finds).length > 1
        ? null
        : store.phrasesIn(semantics.asked(find.wording.text), wantedOf(find), fileIds),
  };
}

async function searchedByServer(
  { db, workspaceId }: Ctx,
  answer: EmbeddedSemantics,
  groups: readonly SemanticGroup[],
): Promise<Searched> {
  const found: Found = new Map();
  for (const { expression, finds } of groups) {
    const closest = new Map<string, number>();
    for (const find of finds)
      addClosest(closest, await callsOfPhrases(db, workspaceId, answer.near(find.wording.text), find));
    found.set(expression, closest);
  }
  return {
    ...embedded(answer),
    isPartial: answer.isNewestOnly,
    found,
    calls: (expression) => found.get(expression) ?? null,
    near: (find, fileIds) => among(answer.near(find.wording.text), new Set(fileIds)),
  };
}

/** Calls by the part of the expression that they were found for, and how similar the closest phrase of each is. */
type Found = Map<Expression, Map<string, number>>;

function addClosest(closest: Map<string, number>, calls: ReadonlyMap<string, number>): void {
  for (const [id, similarity] of calls) closest.set(id, Math.max(similarity, closest.get(id) ?? 0));
}

function among({ file_ids, phrase_ids }: SimilarPhrases, wanted: ReadonlySet<string>) {
  const places = file_ids.flatMap((id, at) => (wanted.has(id) ? [at] : []));
  return {
    file_ids: places.map((at) => file_ids[at] ?? ''),
    phrase_ids: places.map((at) => phrase_ids[at] ?? 0),
  };
}

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
  return { name, similarity, instead_of, reason, isMeaningful: (text) => asked(text).things.length > 0 };
}

type NotAsked = SourceFailureKind | 'not_ready';

const isMeasure = (answer: EmbeddedSemantics | NotAsked | null): answer is EmbeddedSemantics =>
  typeof answer === 'object' && answer !== null;

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
