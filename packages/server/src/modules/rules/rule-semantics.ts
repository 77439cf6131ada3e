import type { CompiledDetection } from '@earshot/core/detection/detect.ts';
import type { Expression } from '@earshot/core/matching/expression.ts';
import type { Ctx } from '../../platform/context.ts';
import { listSaidCalls } from '../call-index/said-calls.queries.ts';
import { semanticGroups } from '../semantics/semantic-finds.ts';
import {
  type SearchedSemantics,
  searchedSemantics,
  type WorkspaceSemantics,
  workspaceSemantics,
} from '../semantics/semantics.ts';

type Rule = { detection: CompiledDetection };

/** The measure of meaning that some rules ask for of one call, or null where none does; `said` is what the call is made of. */
export async function ruleSemantics(
  ctx: Ctx,
  rules: readonly Rule[],
  said: readonly string[],
): Promise<WorkspaceSemantics | null> {
  const finds = rules
    .flatMap(expressionsOf)
    .flatMap(semanticGroups)
    .flatMap((group) => group.finds);
  const texts = finds.map(({ wording }) => wording.text);
  return texts.length === 0 ? null : workspaceSemantics(ctx, texts, said);
}

/** The same for finding the calls that a rule may hold for; the engine decides on each of them. */
export function searchedRuleSemantics(ctx: Ctx, rule: Rule): Promise<SearchedSemantics | null> {
  return searchedSemantics(ctx, expressionsOf(rule), Number.POSITIVE_INFINITY, async (said) => ({
    ids: (await listSaidCalls(ctx.db, ctx.workspaceId, said, null)).ids,
    isPartial: false,
  }));
}

function expressionsOf({ detection }: Rule): Expression[] {
  return detection.methods.flatMap(({ query }) => (query === null ? [] : [query.expression]));
}
