import type { Evidence } from '../detection/detection.ts';
import type { CallMoment } from '../detection/moments.ts';
import type { FoundCall, ProjectInput } from './projects.ts';
import type { Trigger } from './triggers.ts';

/** Whether a filter leaves anything out; `matching` only says how others are joined. */
function leavesOut([name, asked]: [string, unknown]): boolean {
  if (name === 'matching' || asked === undefined || asked === null || asked === false || asked === '')
    return false;
  if (Array.isArray(asked)) return asked.length > 0;
  return typeof asked === 'object'
    ? Object.values(asked).some((bound) => bound !== 0 && bound !== null)
    : true;
}

/**
 * A project without a query, a pattern and a filter would find every call, which only one that teaches or tests may: people look at
 * some of its calls by chance.
 */
export function hasSomethingToFind({
  kind,
  query,
  patterns,
  filters,
}: Pick<ProjectInput, 'query' | 'patterns' | 'filters'> & Partial<Pick<ProjectInput, 'kind'>>): boolean {
  if (kind === 'training' || kind === 'testing') return true;
  return query !== null || patterns.length > 0 || Object.entries(filters).some(leavesOut);
}

/** A pattern that a call was found by, in its version, and why. */
export type FoundPattern = { id: number; version: number; evidence: Evidence[] };

/** What was detected in a call that the filters and the language of a project leave. */
export type DetectedInCall = { query: Evidence[] | null; patterns: FoundPattern[] };

/** What a project makes of such a call; null where it does not find it. */
export type Found = DetectedInCall & {
  /** Tags to set, each once, with the ids of the patterns that set them; without one it is the query, or the filters. */
  marks: { tag_id: number; by: number[] }[];
  /** The triggers that are set off. */
  triggers: Trigger[];
};

/**
 * Whether a project finds a call, and what follows: by the query or any pattern; by the filters alone where it has
 * neither.
 */
export function findCall(
  { query, patterns, triggers }: Pick<ProjectInput, 'query' | 'patterns' | 'triggers'>,
  detected: DetectedInCall,
): Found | null {
  const isByFilters = query === null && patterns.length === 0;
  if (!isByFilters && detected.query === null && detected.patterns.length === 0) return null;
  const off = triggers.map((trigger) => ({ trigger, by: settingOff(trigger, patterns, detected) }));
  const set = off.filter(({ by }) => by !== null);
  const marks = new Map<number, Found['marks'][number]>();
  for (const { trigger, by } of set) {
    if (trigger.type !== 'mark') continue;
    for (const { pattern_id, tag_id } of trigger.tags) {
      const why = (by ?? []).filter(({ id }) => pattern_id === null || id === pattern_id);
      if (why.length === 0 && !(pattern_id === null && patterns.length === 0)) continue;
      const ids = [...(marks.get(tag_id)?.by ?? []), ...why.map(({ id }) => id)];
      marks.set(tag_id, { tag_id, by: [...new Set(ids)] });
    }
  }
  return { ...detected, marks: [...marks.values()], triggers: set.map(({ trigger }) => trigger) };
}

/** The patterns that set a trigger off, or none where the project has no patterns; null where nothing does. */
function settingOff(
  { on }: Trigger,
  patterns: readonly number[],
  detected: DetectedInCall,
): FoundPattern[] | null {
  if (on === 'any' && patterns.length === 0) return [];
  const by = detected.patterns.filter(({ id }) => on === 'any' || on.includes(id));
  return by.length === 0 ? null : by;
}

/** Everything that a project found in a call, in the order of the call; what several found alike counts once. */
export function momentsOfCall({ patterns, query }: Pick<FoundCall, 'patterns' | 'query'>): CallMoment[] {
  const all = [...(query?.moments ?? []), ...patterns.flatMap(({ moments }) => moments)];
  const seen = new Map(
    all.map((one) => [`${one.phrase_id} ${one.words} ${one.start_ms} ${one.end_ms}`, one]),
  );
  return [...seen.values()].sort((one, other) => one.start_ms - other.start_ms);
}
