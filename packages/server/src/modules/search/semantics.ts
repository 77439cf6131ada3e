import { fail } from '@earshot/core/errors.ts';
import type { Semantics } from '@earshot/core/matching/find.ts';
import type { Ctx } from '../../context.ts';
import { ownMeasure } from './own-model.ts';

/** A measure of meaning for one workspace and the texts of a query. */
export type WorkspaceSemantics = Semantics & {
  /** Which measure it is, as the interface shows it. */
  name: string;
  /** Keys of the word index, one of which every phrase close to the text has. */
  expand: (text: string) => readonly string[];
};

/** The measure that answers for a workspace. */
export async function workspaceSemantics(ctx: Ctx, texts: readonly string[]): Promise<WorkspaceSemantics> {
  const own = await ownMeasure(ctx);
  if (texts.every((text) => own.expand(text).length === 0)) throw fail('queries.no_semantics');
  return own;
}
