import type { Who } from '@earshot/core/call/role.ts';
import type { KnownConversion } from '../conversions/known-conversions.ts';
import { columnNames } from '../day-columns/column-names.ts';

/** What has to be known besides the columns of days. */
export type Known = {
  /** Of each operator their team, `0` without one. */
  teams: ReadonlyMap<string, string>;
  rules: Readonly<Record<RuleKind, ReadonlySet<number>>>;
  scripts: ReadonlyMap<number, KnownScript>;
  conversions: ReadonlyMap<number, KnownConversion>;
};

/** In which calls a script is looked for, and could be heard. */
export type KnownScript = {
  who: Who;
  /** The first parts of the languages of its variations; null among them where that of one is not known. */
  languages: readonly (string | null)[];
  /** Microseconds since 1970; null is always. */
  applies_from: number | null;
};

/** The column of each rule that says something of the calls that it stands on. */
export const columnOfRule = {
  tag: columnNames.tag,
  pattern: columnNames.pattern,
  script: columnNames.script,
  label: columnNames.label,
  project: columnNames.project,
  goal: columnNames.published,
} as const;
export type RuleKind = keyof typeof columnOfRule;
export const ruleKinds = Object.keys(columnOfRule) as RuleKind[];
