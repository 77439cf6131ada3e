import type { CompiledDetection } from '@earshot/core/detection/detect.ts';
import type { Ctx } from '../../platform/context.ts';
import { semanticTexts } from '../semantics/semantic-texts.ts';
import { type WorkspaceSemantics, workspaceSemantics } from '../semantics/semantics.ts';

/** The measure of meaning that some rules ask for, or null where none does; `said` is what a new call is made of. */
export async function ruleSemantics(
  ctx: Ctx,
  rules: readonly { detection: CompiledDetection }[],
  said: readonly string[] = [],
): Promise<WorkspaceSemantics | null> {
  const texts = rules.flatMap(({ detection }) =>
    detection.methods.flatMap(({ query }) => (query === null ? [] : semanticTexts(query.expression))),
  );
  return texts.length === 0 ? null : workspaceSemantics(ctx, texts, said);
}
