import type { Conversion, ConversionCondition } from '@earshot/core/conversions/conversions.ts';
import { mayDo } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { presentRule } from '../versions/versioned-changes.ts';
import { inputOf, isOfRule, keyOf, neededFor } from './conversion-input.ts';
import type { ShownConversionRow } from './conversions.store.ts';
import { listMarkingProjects, namesOfRules } from './named-rules.queries.ts';

/** Conversions with what their conditions and the projects that mark them are called. */
export async function presentConversions(
  ctx: Ctx,
  rows: readonly ShownConversionRow[],
): Promise<Conversion[]> {
  const inputs = rows.map(inputOf);
  const rules = inputs.flatMap(({ counts }) => counts.conditions.filter(isOfRule));
  const ids = rows.map(({ id }) => id);
  const [names, projects] = await Promise.all([
    namesOfRules(ctx.db, ctx.workspaceId, rules),
    mayDo(ctx, 'projects.read') ? listMarkingProjects(ctx.db, ctx.workspaceId, ids) : [],
  ]);
  return rows.map((row, at) => ({
    ...(inputs[at] ?? inputOf(row)),
    ...presentRule(ctx, row),
    names: (inputs[at]?.counts.conditions ?? []).map((one) => nameOf(ctx, one, names)),
    projects: projects
      .filter(({ conversion_id }) => conversion_id === row.id)
      .map(({ project_id, name }) => ({ id: project_id, name })),
  }));
}

/** What a condition names; what is hidden from whoever asks has no name for them. */
function nameOf(
  ctx: Ctx,
  condition: ConversionCondition,
  names: ReadonlyMap<string, string>,
): Conversion['names'][number] {
  if (!isOfRule(condition)) return null;
  const { id, kind } = condition;
  if (!mayDo(ctx, neededFor[kind])) return { id, name: null, state: 'hidden' };
  const name = names.get(keyOf(condition)) ?? null;
  return { id, name, state: name === null ? 'gone' : 'there' };
}
