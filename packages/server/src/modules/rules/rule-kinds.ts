import type { Permission } from '@earshot/core/access.ts';
import type { RuleKind } from '@earshot/core/rules/rules.ts';
import type { Ctx, Services } from '../../platform/context.ts';
import { extensionPoint, extensionsOf } from '../../platform/extensions.ts';

/** A rule as it is stored; `detection` is what core's `Detection` reads. */
export type RuleRow = {
  id: number;
  name: string;
  version: number;
  applies_from: Date | null;
  detection: unknown;
};

/** What a module says of its kind of rules; what they find of calls is the same for all of them. */
export type RuleKindAdapter = {
  kind: RuleKind;
  reading: Permission;
  writing: Permission;
  /** Those that detect something: all of the workspace by id, or the one asked for. */
  load: (ctx: Ctx, id?: number) => Promise<RuleRow[]>;
  /** Throws the failure of a rule that is not there. */
  refuseMissing: (ctx: Ctx, id: number) => Promise<unknown>;
  /** The code of the failure where a rule is there and detects nothing. */
  nothingToApply: 'tags.no_rule' | 'patterns.not_found' | 'scripts.not_found';
};

export const ruleKindAdapters = extensionPoint<RuleKindAdapter>('kinds of rules');

export function adapterOf(services: Services, kind: RuleKind): RuleKindAdapter {
  const found = extensionsOf(services, ruleKindAdapters).find((one) => one.kind === kind);
  if (found === undefined) throw new Error(`No module has rules of the kind ${kind}`);
  return found;
}
