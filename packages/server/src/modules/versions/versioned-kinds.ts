import type { ErrorCode } from '@earshot/core/errors.ts';
import type { VersionedKind } from '@earshot/core/rules/rules.ts';
import type { Services } from '../../platform/context.ts';
import type { DB } from '../../platform/database.generated.ts';
import { extensionPoint, extensionsOf } from '../../platform/extensions.ts';

/** Tables of things with a name of their own whose former versions are kept. */
export type VersionedTable = {
  [Name in keyof DB]: DB[Name] extends { id: unknown; name: unknown; version: unknown; author_id: unknown }
    ? Name
    : never;
}[keyof DB];

/** What a module says of a thing whose former versions are kept. */
export type VersionedAdapter = {
  kind: VersionedKind;
  table: VersionedTable;
  /** The unique index of its names, and the failure where one is taken. */
  nameIndex: string;
  taken: ErrorCode;
  /** The failure where there is none of this number. */
  missing: ErrorCode;
  /** Its author can lock it against the others. */
  isLockable: boolean;
  /** What the log remembers of what a person set, where that is not all of it. */
  logged?: (input: Record<string, unknown>) => Record<string, unknown>;
};

export const versionedAdapters = extensionPoint<VersionedAdapter>('versioned kinds');

export function versionedAdapter(services: Services, kind: VersionedKind): VersionedAdapter {
  const found = extensionsOf(services, versionedAdapters).find((one) => one.kind === kind);
  if (found === undefined) throw new Error(`No module has the kind ${kind}`);
  return found;
}
