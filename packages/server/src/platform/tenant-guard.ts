import {
  type KyselyPlugin,
  type OperationNode,
  OperationNodeTransformer,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryResult,
  type RootOperationNode,
  type UnknownRow,
} from 'kysely';
import { rawScope } from './raw-scope.ts';

/**
 * Refuses a statement in which a tenant table does not name its workspace. Each of them must be compared by `=` with a
 * value, or with the workspace of a table that is; an insert must set it. Written SQL is read as text: with several tables
 * in it, each workspace is named with its table. Work that really spans workspaces uses the connection's `acrossWorkspaces`, which does not carry this plugin.
 */
export function createTenantGuard(tables: readonly string[]): KyselyPlugin {
  const tenantTables = new Set(tables);
  return {
    transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
      const open = new Reader(tenantTables).unscoped(node);
      if (open.length > 0)
        throw new Error(`A statement on ${open.join(', ')} does not say which workspace it is for`);
      return node;
    },
    async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
      return result;
    },
  };
}

const scopeColumn = 'workspace_id';
/** In the place of a table: a value that was given. */
const given = Symbol('a value');

/** A tenant table in one place of a statement; the same table in another place is another one. */
type Use = { table: string; alias: string };
/** The tables of one select, update or delete, which the ones inside it see, too. */
type Scope = Use[];

/** Walks a statement, notes its tenant tables, and which of them have the same workspace as what. */
class Reader extends OperationNodeTransformer {
  readonly #tenantTables: ReadonlySet<string>;
  readonly #uses = new Set<Use>();
  readonly #ties: [Use, Use | typeof given][] = [];
  #scopes: Scope[] = [];
  #isInRaw = false;

  constructor(tenantTables: ReadonlySet<string>) {
    super();
    this.#tenantTables = tenantTables;
  }

  /** Names of the tables whose workspace is left open. */
  unscoped(node: RootOperationNode): string[] {
    this.transformNode(node);
    const scoped = new Set<Use | typeof given>([given]);
    for (let grew = true; grew; ) {
      grew = false;
      for (const [one, other] of this.#ties) {
        if (scoped.has(one) === scoped.has(other)) continue;
        scoped.add(one).add(other);
        grew = true;
      }
    }
    return [...this.#uses].filter((use) => !scoped.has(use)).map(({ table }) => table);
  }

  protected override transformNodeImpl<T extends OperationNode>(node: T): T {
    if (node.kind === 'RawNode') return this.#readRaw(node);
    if (node.kind === 'BinaryOperationNode') this.#readComparison(node as unknown as Comparison);
    const tables = tablesOf(node as unknown as Statement);
    if (tables === undefined) return super.transformNodeImpl(node);
    const scope = this.#enter(tables);
    if (node.kind === 'InsertQueryNode' && setsScope(node as unknown as Statement))
      for (const use of scope) this.#ties.push([use, given]);
    const read = super.transformNodeImpl(node);
    this.#scopes.pop();
    return read;
  }

  #enter(tables: readonly Use[]): Scope {
    const scope = tables.filter(({ table }) => this.#tenantTables.has(table));
    for (const use of scope) this.#uses.add(use);
    this.#scopes.push(scope);
    return scope;
  }

  #readComparison({ leftOperand, operator, rightOperand }: Comparison): void {
    if (operator?.operator !== '=') return;
    const left = scopeReference(leftOperand);
    const right = scopeReference(rightOperand);
    if (left !== undefined) this.#tie(left.alias, right === undefined ? given : right.alias);
    else if (right !== undefined) this.#tie(right.alias, given);
  }

  /** Written SQL with everything inside it, once as a whole. */
  #readRaw<T extends OperationNode>(node: T): T {
    if (this.#isInRaw) return super.transformNodeImpl(node);
    const { uses, ties, saysUnqualified } = rawScope(textOf(node), this.#tenantTables);
    const own: Scope = uses.map((use) => ({ ...use }));
    for (const use of own) this.#uses.add(use);
    this.#scopes.push(own);
    for (const [alias, other] of ties) this.#tie(alias, other ?? given);
    if (saysUnqualified) {
      const open = own.length > 0 ? own : (this.#scopes.at(-2) ?? []);
      if (open.length === 1) for (const use of open) this.#ties.push([use, given]);
      else this.#tie(undefined, given);
    }
    this.#isInRaw = true;
    const read = super.transformNodeImpl(node);
    this.#isInRaw = false;
    this.#scopes.pop();
    return read;
  }

  /** Without a name the only table, or the first, of the innermost statement is meant. */
  #tie(alias: string | undefined, other: string | undefined | typeof given): void {
    for (const one of this.#named(alias))
      for (const two of other === given ? [given as typeof given] : this.#named(other as string | undefined))
        this.#ties.push([one, two]);
  }

  #named(alias: string | undefined): Use[] {
    for (const scope of this.#scopes.toReversed()) {
      const found = alias === undefined ? scope.slice(0, 1) : scope.filter((use) => use.alias === alias);
      if (found.length > 0) return found;
    }
    return [];
  }
}

type Comparison = {
  leftOperand?: OperationNode;
  operator?: { operator?: string };
  rightOperand?: OperationNode;
};
type Statement = {
  kind: string;
  from?: { froms: OperationNode[] };
  using?: { tables: OperationNode[] };
  joins?: { table: OperationNode }[];
  table?: OperationNode;
  into?: OperationNode;
  columns?: { column: { name: string } }[];
};

/** The tables that a select, update, delete or insert names itself; undefined for any other node. */
function tablesOf(node: Statement): Use[] | undefined {
  const joined = (node.joins ?? []).map(({ table }) => table);
  switch (node.kind) {
    case 'SelectQueryNode':
      return usesOf([...(node.from?.froms ?? []), ...joined]);
    case 'UpdateQueryNode':
      return usesOf([node.table, ...(node.from?.froms ?? []), ...joined]);
    case 'DeleteQueryNode':
      return usesOf([...(node.from?.froms ?? []), ...(node.using?.tables ?? []), ...joined]);
    case 'InsertQueryNode':
      return usesOf([node.into]);
    default:
      return undefined;
  }
}

function usesOf(nodes: readonly (OperationNode | undefined)[]): Use[] {
  return nodes.flatMap((node) => {
    const { kind, alias, node: inner } = (node ?? {}) as unknown as Aliased;
    if (kind === 'ListNode') return usesOf((node as unknown as { items: OperationNode[] }).items);
    const table = tableName(kind === 'AliasNode' ? inner : node);
    if (table === undefined) return [];
    return [{ table, alias: kind === 'AliasNode' ? (alias?.name ?? table) : table }];
  });
}

type Aliased = { kind?: string; node?: OperationNode; alias?: { name?: string } };

function tableName(node: OperationNode | undefined): string | undefined {
  if (node?.kind !== 'TableNode') return undefined;
  return (node as unknown as { table: { identifier: { name: string } } }).table.identifier.name;
}

function setsScope({ columns }: Statement): boolean {
  return columns?.some(({ column }) => column.name === scopeColumn) ?? false;
}

/** The reference to a workspace's number, with the table that it names. */
function scopeReference(node: OperationNode | undefined): { alias: string | undefined } | undefined {
  if (node?.kind !== 'ReferenceNode') return undefined;
  const { column, table } = node as unknown as {
    column: { column?: { name: string } };
    table?: { table: { identifier: { name: string } } };
  };
  return column.column?.name === scopeColumn ? { alias: table?.table.identifier.name } : undefined;
}

/** Written SQL as one text: what stands in it as written, names as names, values as `?`. */
function textOf(node: OperationNode | undefined): string {
  if (node === undefined) return '?';
  const { sqlFragments, parameters, identifiers } = node as unknown as {
    sqlFragments?: readonly string[];
    parameters?: readonly OperationNode[];
    identifiers?: readonly { name: string }[];
  };
  if (node.kind === 'RawNode')
    return (sqlFragments ?? [])
      .map((part, at) => part + (parameters?.[at] ? textOf(parameters[at]) : ''))
      .join('');
  if (node.kind === 'SchemableIdentifierNode' || node.kind === 'IdentifierNode')
    return (
      identifiers?.map(({ name }) => name).join('.') ?? (node as unknown as { name?: string }).name ?? '?'
    );
  const reference = scopeReference(node);
  if (reference !== undefined)
    return reference.alias === undefined ? scopeColumn : `${reference.alias}.${scopeColumn}`;
  return tableName(node) ?? '?';
}
