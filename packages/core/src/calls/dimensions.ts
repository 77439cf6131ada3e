import type { Permission } from '../access.ts';
import { classifierDimensions } from '../classifiers/classifiers.dimensions.ts';
import { conversionDimensions } from '../conversions/conversions.dimensions.ts';
import { emotionNames } from '../emotions/emotions.ts';
import { directions, fileOrigins, fileStatuses, fileTypes } from '../files/files.ts';
import { goalDimensions } from '../goals/goals.dimensions.ts';
import { projectDimensions } from '../projects/projects.dimensions.ts';
import { scriptDimensions } from '../scripts/scripts.dimensions.ts';
import type { Dimension } from './dimension.ts';

/** Hours of the day, as `08` from 8:00 to 8:59, by the clock of the workspace. */
export const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));
/** ISO 8601: the week begins on Monday. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
/** What a call may say nothing of. */
export const unsaidNames = [
  'agents',
  'subscribers',
  'sources',
  'direction',
  'language',
  'emotions',
  'queue',
  'disposition',
  'campaign',
  'duration',
  'tags',
  'scripts',
  'patterns',
  'labels',
  'goals',
  'projects',
] as const;
export type UnsaidName = (typeof unsaidNames)[number];
/** Those among them of which a call can have several. */
export const manyNames = [
  'tags',
  'scripts',
  'patterns',
  'labels',
  'goals',
  'projects',
] as const satisfies readonly UnsaidName[];
export type ManyName = (typeof manyNames)[number];
/** Those of which a call has one value. */
export type OneName = Exclude<UnsaidName, ManyName>;

/** What calls are told apart by without any further feature, in the order in which it is offered. */
export const baseDimensions = {
  created: { kind: 'period', field: 'created_at' },
  recorded_at: { kind: 'period', field: 'recorded_at' },
  tags: { kind: 'ids', facet: true },
  /** By any name that leads to them, a former one as well. */
  operators: { kind: 'names', facet: true },
  abonents: { kind: 'names', facet: true },
  /** The same by id, as the pages of operators and abonents ask for them. */
  agents: { kind: 'ids', field: 'agent_id', needs: 'agents.read', isLinked: true },
  subscribers: { kind: 'ids', field: 'subscriber_id', needs: 'subscribers.read', isLinked: true },
  /** Of whom the first call of all, among those that whoever asks may see, was in a week or a month. */
  agents_since: { kind: 'since', needs: 'agents.read', isLinked: true },
  subscribers_since: { kind: 'since', needs: 'subscribers.read', isLinked: true },
  /** Of the operator, now; 0 is none. */
  teams: { kind: 'ids', needs: 'agents.read' },
  status: { kind: 'choices', values: fileStatuses, field: 'status', facet: true },
  direction: { kind: 'choice', values: directions, field: 'direction', facet: true },
  queue: { kind: 'names', meta: 'queue', facet: true },
  disposition: { kind: 'names', meta: 'disposition', facet: true },
  campaign: { kind: 'names', meta: 'campaign', facet: true },
  /** Milliseconds; 0 as the upper bound is no bound. */
  duration: { kind: 'range', field: 'duration_ms' },
  /** By the clock of the workspace. */
  hour: { kind: 'choices', values: hours, isLinked: true },
  weekday: { kind: 'choices', values: weekdays, isLinked: true },
  /** Whether the same abonent called again within seven days; of a call of nobody it is not known. */
  called_again: { kind: 'choices', values: ['yes', 'no'], needs: 'subscribers.read', isLinked: true },
  /** Calls that say nothing of this: of nobody, from no source, without a tag. */
  without: { kind: 'choices', values: unsaidNames, isLinked: true },
  /** Only one's own favourites. */
  favorite: { kind: 'flag' },
  /** The emotion that is strongest besides neutral. */
  emotions: { kind: 'choices', values: emotionNames, facet: true },
  language: { kind: 'names', facet: true },
  sources: { kind: 'ids', field: 'source_id', facet: true },
  segments: { kind: 'ids', needs: 'segments.read' },
  patterns: { kind: 'ids', needs: 'patterns.read' },
  /** Whether several tags, segments or patterns are joined by or, as usual, or by and. */
  matching: { kind: 'choice', values: ['any', 'all'] },
  /** Calls with none of these tags. */
  without_tags: { kind: 'ids' },
  origin: { kind: 'choices', values: fileOrigins, field: 'origin' },
  type: { kind: 'choice', values: fileTypes, field: 'type' },
  /** Part of the file name, the operator or the abonent. */
  name: { kind: 'text' },
  metrics: { kind: 'metrics' },
  /** What the call's own fields say. */
  fields: { kind: 'fields' },
  /** The numbers among them, between two limits. */
  field_numbers: { kind: 'field_numbers', isLinked: true },
  /** A hand-picked set. */
  ids: { kind: 'calls', field: 'id' },
} as const satisfies Record<string, Dimension>;
export type BaseDimensionName = keyof typeof baseDimensions;

const { created, recorded_at, tags, ...laterDimensions } = baseDimensions;
// What classifiers say a call is about is looked for beside what people and rules say of it.
const { labels, ...otherClassifierDimensions } = classifierDimensions;

/**
 * Everything a list of calls can be filtered by, in the order in which it is offered: the filters of the API, the
 * parameters of an address, what is asked of the database, facets, columns of a table and the panel follow from it. What
 * a feature tells calls apart by stands in its own folder, as `NAME.dimensions.ts`, and here by its name.
 */
export const dimensions = {
  created,
  recorded_at,
  tags,
  labels,
  ...laterDimensions,
  ...projectDimensions,
  ...scriptDimensions,
  ...otherClassifierDimensions,
  ...goalDimensions,
  ...conversionDimensions,
} as const satisfies Record<string, Dimension>;

export type Dimensions = typeof dimensions;
export type DimensionName = keyof Dimensions;
export type Kind = Dimension['kind'];
/** The dimensions of some kinds. */
export type NameOf<K extends Kind> = {
  [N in DimensionName]: Dimensions[N]['kind'] extends K ? N : never;
}[DimensionName];

export const dimensionNames = Object.keys(dimensions) as DimensionName[];

/** The names of the dimensions of some kinds, in their order. */
export function namesOf<K extends Kind>(...kinds: readonly K[]): NameOf<K>[] {
  return dimensionNames.filter((name) => kinds.some((kind) => kind === dimensions[name].kind)) as NameOf<K>[];
}

/** The dimensions of which `matching` says how several values are joined; a call can have many of these. */
export const matchedNames = ['tags', 'segments', 'patterns'] as const satisfies readonly DimensionName[];

/** The permission that one needs to filter by a dimension, besides that of reading calls. */
export function permissionFor(name: DimensionName): Permission | undefined {
  const dimension: Dimension = dimensions[name];
  return dimension.needs;
}

export const periodFields = namesOf('period');

export type FacetName = {
  [N in DimensionName]: Dimensions[N] extends { facet: true } ? N : never;
}[DimensionName];
export const facetNames = dimensionNames.filter((name) => 'facet' in dimensions[name]) as FacetName[];

export type MetaName = {
  [N in DimensionName]: Dimensions[N] extends { meta: string } ? N : never;
}[DimensionName];
/** Dimensions that are metadata of the call; each is a column of a table of calls. */
export const metaNames = dimensionNames.filter((name) => 'meta' in dimensions[name]) as MetaName[];

/** What the metadata of a call says for a dimension; null where it says nothing that is one value. */
export function metaValue(meta: Readonly<Record<string, unknown>>, name: MetaName): string | null {
  const value = meta[dimensions[name].meta];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}
