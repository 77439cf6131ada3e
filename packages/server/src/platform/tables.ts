import type { DB } from './database.generated.ts';
import type { Sight } from './limited-views.ts';

export type TableName = keyof DB;

/** What a module says of its tables: parents before the tables that point at them. */
export type OwnedTables = {
  /** Every row belongs to a workspace, and goes with it. */
  tenant?: readonly TableName[];
  /** Those of them that hold something of a call (`file_id`), which goes with the call. */
  call?: readonly TableName[];
  /** Of the whole installation. */
  global?: readonly TableName[];
  /** What of them somebody sees who is limited to their teams; of `call` it is what hangs on the calls they see. */
  seen?: Partial<Record<TableName, Sight>>;
};

/** The tables of all modules, each list in the order in which rows can be removed. */
export type TableLists = {
  tenant: readonly TenantTable[];
  call: readonly CallTable[];
  global: readonly TableName[];
  seen: Readonly<Record<string, Sight>>;
};

/** Tables in which every row belongs to a workspace. */
export type TenantTable = {
  [Name in TableName]: DB[Name] extends { workspace_id: infer Id } ? (null extends Id ? never : Name) : never;
}[TableName];

/** Tables that hold something of a call. */
export type CallTable = {
  [Name in TenantTable]: DB[Name] extends { file_id: unknown } ? Name : never;
}[TenantTable];

/** Modules are listed from the ground up, so what points at others comes last and is removed first. */
export function collectTables(modules: readonly { tables?: OwnedTables }[]): TableLists {
  const all = (kind: 'tenant' | 'call' | 'global') =>
    modules.flatMap(({ tables }) => tables?.[kind] ?? []).toReversed();
  return {
    tenant: all('tenant') as TenantTable[],
    call: all('call') as CallTable[],
    global: all('global'),
    seen: Object.assign({}, ...modules.map(({ tables }) => tables?.seen)),
  };
}
