import type { DB } from './database.generated.ts';
import type { Seen } from './limited-views.ts';

export type TableName = keyof DB;

/**
 * What of a table is hidden from whoever scores its call blind: all rows, all but the rows `t` for which a condition holds, or
 * in every row these columns. `call`: where a row has its call, unless in `file_id`.
 */
export type Judged = 'every row' | { but: string } | { columns: readonly string[]; call?: string };

/** What a module says of its tables: parents before the tables that point at them. */
export type OwnedTables = {
  /** Every row belongs to a workspace, and goes with it. */
  tenant?: readonly TableName[];
  /** Those of them that hold something of a call (`file_id`), which goes with the call. */
  call?: readonly TableName[];
  /** Of the whole installation. */
  global?: readonly TableName[];
  /** What of them somebody sees who is limited to their teams; of `call` it is what hangs on the calls they see. */
  seen?: Partial<Record<TableName, Seen>>;
  /** Those that say what the machine makes of a call: out of sight for whoever scores it blind. */
  judged?: Partial<Record<TableName, Judged>>;
  /** When what is judged of the call CALL is out of sight; said by one module. */
  blindTo?: string;
  /** Sums over what is judged: what stands in their place for whoever scores blind, without the calls that they score. */
  judgedSums?: Partial<Record<TableName, JudgedSum>>;
};

/** The text of a view by the condition on rows `t` of a call that is scored blind. */
export type JudgedSum = (blindTo: string) => string;

/** The tables of all modules, each list in the order in which rows can be removed. */
export type TableLists = {
  tenant: readonly TenantTable[];
  call: readonly CallTable[];
  global: readonly TableName[];
  seen: Readonly<Record<string, Seen>>;
  judged: Readonly<Record<string, Judged>>;
  blindTo: string | undefined;
  judgedSums: Readonly<Record<string, JudgedSum>>;
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
    judged: Object.assign({}, ...modules.map(({ tables }) => tables?.judged)),
    judgedSums: Object.assign({}, ...modules.map(({ tables }) => tables?.judgedSums)),
    blindTo: modules.find(({ tables }) => tables?.blindTo !== undefined)?.tables?.blindTo,
  };
}
