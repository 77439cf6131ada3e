import { Detection } from '@earshot/core/detection/detection.ts';
import { type NamedScripts, scriptsNamed } from '@earshot/core/detection/named-scripts.ts';
import { fail } from '@earshot/core/errors.ts';
import type { RuleKind } from '@earshot/core/rules/rules.ts';
import { wordingOf } from '@earshot/core/scripts/scripts.ts';
import { mayDo } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { extensionsOf } from '../../platform/extensions.ts';
import { adapterOf, type RuleRow, ruleKindAdapters } from './rule-kinds.ts';

/** Scripts as rules name them, of their rows. */
export const scriptsIn = (rows: readonly RuleRow[]): NamedScripts =>
  new Map(
    rows.map(({ id, version, detection }) => [
      id,
      { version, wording: wordingOf(Detection.parse(detection)) },
    ]),
  );

/** The scripts that a detection names, as they are worded now; nothing is read where it names none. */
export async function scriptsFor(ctx: Ctx, detection: Detection): Promise<NamedScripts> {
  const ids = scriptsNamed(detection);
  if (ids.length === 0) return new Map();
  const { load } = adapterOf(ctx, 'script');
  return scriptsIn((await Promise.all(ids.map((id) => load(ctx, id)))).flat());
}

/**
 * Throws `rules.unknown_script` where a detection names a script that is not there, or that whoever asks may not see. What it named
 * `before` may stay.
 */
export async function refuseUnknownScripts(
  ctx: Ctx,
  detection: Detection,
  before: Detection | null,
): Promise<void> {
  const kept = before === null ? [] : scriptsNamed(before);
  const asked = scriptsNamed(detection).filter((id) => !kept.includes(id));
  if (asked.length === 0) return;
  const known = mayDo(ctx, adapterOf(ctx, 'script').reading) ? await scriptsFor(ctx, detection) : new Map();
  for (const id of asked) if (!known.has(id)) throw fail('rules.unknown_script', { script: id });
}

/** Rules that name a script and are applied to past calls, too: what it finds there is theirs as well. */
export async function rulesNaming(ctx: Ctx, scriptId: number): Promise<{ kind: RuleKind; id: number }[]> {
  const loaded = await Promise.all(
    extensionsOf(ctx, ruleKindAdapters).map(async ({ kind, load }) =>
      (await load(ctx)).map((row) => ({ kind, ...row })),
    ),
  );
  return loaded
    .flat()
    .filter(
      ({ detection, applies_from }) =>
        applies_from === null && scriptsNamed(detection as Detection).includes(scriptId),
    )
    .map(({ kind, id }) => ({ kind, id }));
}
