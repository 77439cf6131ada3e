import type { CompiledDetection } from '@earshot/core/detection/detect.ts';
import type { Ctx } from '../../platform/context.ts';
import type { SemanticFind } from '../call-index/phrase.sql.ts';
import { semanticFinds } from '../semantics/semantic-finds.ts';
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
  const texts = findsOf(rules).map(({ wording }) => wording.text);
  return texts.length === 0 ? null : workspaceSemantics(ctx, texts, said);
}

/** The same for finding the calls that a rule may hold for. */
export async function searchedRuleSemantics(ctx: Ctx, rule: Rule): Promise<SearchedSemantics | null> {
  const finds = findsOf([rule]);
  return finds.length === 0 ? null : searchedSemantics(ctx, finds);
}

function findsOf(rules: readonly Rule[]): SemanticFind[] {
  return rules.flatMap(({ detection }) =>
    detection.methods.flatMap(({ query }) => (query === null ? [] : semanticFinds(query.expression))),
  );
}
