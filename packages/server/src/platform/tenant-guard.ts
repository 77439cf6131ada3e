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

/**
 * Refuses a statement on a tenant table that does not name the workspace: a select, update or delete must
 * compare or join `workspace_id`, an insert must set it. Work that really spans workspaces uses the
 * connection's `acrossWorkspaces`, which does not carry this plugin.
 */
export function createTenantGuard(tables: readonly string[]): KyselyPlugin {
  const tenantTables = new Set(tables);
  return {
    transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
      const seen = new Reader();
      seen.read(node);
      const touched = [...seen.tables].filter((table) => tenantTables.has(table));
      if (touched.length > 0 && !seen.hasScope) {
        throw new Error(`A statement on ${touched.join(', ')} does not say which workspace it is for`);
      }
      return node;
    },
    async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
      return result;
    },
  };
}

const scopeColumn = 'workspace_id';

/** Walks a statement and notes its tables and whether `workspace_id` is compared or set. */
class Reader extends OperationNodeTransformer {
  readonly tables = new Set<string>();
  hasScope = false;

  read(node: RootOperationNode): void {
    if (
      node.kind === 'InsertQueryNode' &&
      node.columns?.some((column) => column.column.name === scopeColumn)
    ) {
      this.hasScope = true;
    }
    this.transformNode(node);
  }

  protected override transformNodeImpl<T extends OperationNode>(node: T): T {
    if (node.kind === 'TableNode') {
      const table = (node as unknown as { table: { identifier: { name: string } } }).table;
      this.tables.add(table.identifier.name);
    }
    if (node.kind === 'BinaryOperationNode') {
      const { leftOperand, rightOperand } = node as unknown as Record<string, OperationNode>;
      if (isScope(leftOperand) || isScope(rightOperand)) this.hasScope = true;
    }
    return super.transformNodeImpl(node);
  }
}

function isScope(node: OperationNode | undefined): boolean {
  if (node?.kind !== 'ReferenceNode') return false;
  const { column } = node as unknown as { column: { column?: { name: string } } };
  return column.column?.name === scopeColumn;
}
