import { fail } from '@earshot/core/errors.ts';
import { type CompiledDetection, compileDetection } from '@earshot/core/patterns/detect.ts';
import { Detection } from '@earshot/core/patterns/detection.ts';
import type { RuleKind } from '@earshot/core/rules/rules.ts';
import type { Ctx } from '../../context.ts';
import type { Db } from '../../platform/database.ts';
import { lexicon } from '../matching/lexicon.ts';

/** A tag rule or a pattern, ready to be applied. */
export type CompiledRule = {
  kind: RuleKind;
  id: number;
  name: string;
  version: number;
  /** Only calls that arrived from then on; null for all. */
  appliesFrom: Date | null;
  detection: CompiledDetection;
};

/** Compiled detections by rule and version; a workspace with more rules than this compiles them again. */
const mostKept = 20_000;
const kept = new Map<string, CompiledDetection>();

/** Every rule of the workspace, or one of them. */
export async function loadRules(
  ctx: Ctx,
  db: Db = ctx.db,
  only?: { kind: RuleKind; id: number },
): Promise<CompiledRule[]> {
  const [tags, patterns] = await Promise.all([
    only?.kind === 'pattern' ? [] : tagRules(db, ctx.workspaceId),
    only?.kind === 'tag' ? [] : patternRules(db, ctx.workspaceId),
  ]);
  const rows = [
    ...tags.map((row) => ({ ...row, kind: 'tag' as const })),
    ...patterns.map((row) => ({ ...row, kind: 'pattern' as const })),
  ];
  return rows
    .filter(({ id, detection }) => detection !== null && (only === undefined || only.id === id))
    .map(({ kind, id, name, version, applies_from, detection }) => {
      const key = `${ctx.workspaceId}:${kind}:${id}:${version}`;
      let compiled = kept.get(key);
      if (compiled === undefined) {
        compiled = compileDetection(Detection.parse(detection), lexicon()).compiled;
        if (kept.size >= mostKept) kept.clear();
        kept.set(key, compiled);
      }
      return { kind, id, name, version, appliesFrom: applies_from, detection: compiled };
    });
}

function tagRules(db: Db, workspaceId: number) {
  return db
    .selectFrom('tags')
    .select(['id', 'name', 'version', 'applies_from', 'detection'])
    .where('workspace_id', '=', workspaceId)
    .where('detection', 'is not', null)
    .orderBy('id')
    .execute();
}

function patternRules(db: Db, workspaceId: number) {
  return db
    .selectFrom('patterns')
    .select(['id', 'name', 'version', 'applies_from', 'detection'])
    .where('workspace_id', '=', workspaceId)
    .orderBy('id')
    .execute();
}

/** Compiles a detection as it stands in an editor; throws `queries.invalid` with the method and the place. */
export function understandDetection(detection: Detection): CompiledDetection {
  const { compiled, issues } = compileDetection(detection, lexicon());
  const [first] = issues;
  if (first === undefined) return compiled;
  throw fail('queries.invalid', {
    issue: first.code,
    method: first.method,
    start: first.start,
    end: first.end,
    ...(first.phrase === undefined ? {} : { phrase: first.phrase }),
    ...(first.found === undefined ? {} : { found: first.found }),
  });
}

/** Throws `queries.invalid` unless every query of the detection can be understood. */
export function refuseInvalid(detection: Detection): void {
  understandDetection(detection);
}
