import { type Part, partLengthMs } from '@earshot/core/call/part.ts';
import type {
  Expression,
  FindNode,
  RegexpNode,
  SemanticNode,
  WordingNode,
} from '@earshot/core/matching/expression.ts';
import { type RawBuilder, sql } from 'kysely';
import { containing } from '../../platform/like.ts';
import { type Way, wordingKeys } from './phrase-keys.ts';
import { wordingTsquery } from './wording-tsquery.ts';

export type Condition = RawBuilder<boolean>;

/** What else is known of the phrases, because the calls are filtered by it: it lets the index skip most of them. */
export type PhraseHints = { operators?: readonly string[]; startedFrom?: Date; startedTo?: Date };

/** Where wordings are meant: every phrase of the workspace was compared with them. */
export type KnownMeanings = {
  /** Calls of a wording or of several alternatives, and how similar the closest phrase of each is; null of what is said. */
  calls: (expression: Expression) => ReadonlyMap<string, number> | null;
  /** The phrases of some calls in which it can be meant; null where all of them are in question. */
  near: (
    find: SemanticFind,
    fileIds: readonly string[],
  ) => { file_ids: string[]; phrase_ids: number[] } | null;
};
export type SemanticFind = FindNode & { wording: SemanticNode };

export type SqlContext = {
  workspaceId: number;
  hints: PhraseHints;
  /** Null where nothing is asked for by its meaning. */
  semantics: KnownMeanings | null;
};

/** Where it is not exact it finds too many, never too few, and the engine decides. */
export type SqlCondition = { condition: Condition; isExact: boolean };

/**
 * `found`: the phrases that an index of words leads to, of which each is looked at; null where it leads to those that are
 * meant. `isLoose`: it only knows that words are in a phrase, and not that they are close to each other, so that it can
 * lead to very many more.
 */
export type PhraseCondition = SqlCondition & { found: Condition | null; isLoose: boolean };

/**
 * How phrases are reached. `indexed`: among all of the workspace, so the condition leads to an index of words. `narrowed`:
 * by another index, too, of when they begin, which takes its time and is worth it for common words. `direct`: few are at
 * hand already, and each is only looked at.
 */
export type Reach = 'indexed' | 'narrowed' | 'direct';

export const always: Condition = sql<boolean>`true`;

/** Phrases (`phrase_index p`) in which one of several wordings occurs; `fileIds`: in these calls, where they are known. */
export function anyPhrase(
  finds: readonly FindNode[],
  context: SqlContext,
  reach: Reach,
  fileIds: readonly string[] | null = null,
): PhraseCondition {
  const conditions: SqlCondition[] = [];
  const lookedAt: { found: Condition; isLoose: boolean }[] = [];
  const lookups = new Map<string, { node: FindNode; texts: string[]; isExact: boolean }>();
  for (const node of finds) {
    const { wording } = node;
    if (wording.kind === 'regexp' || wording.kind === 'semantic') {
      const { condition, isExact } =
        wording.kind === 'regexp' ? regexpSql(wording) : semanticSql({ ...node, wording }, context, fileIds);
      conditions.push({ condition: scoped(node, condition, reach), isExact });
      continue;
    }
    const { text, isExact } = wordingTsquery(wording);
    if (reach !== 'direct' && isExact && !isSingle(wording)) {
      const byKeys = foundByKeys(wording, context);
      const condition = sql<boolean>`(${looksAt(text)} and ${byKeys.found})`;
      conditions.push({ condition: scoped(node, condition, reach), isExact });
      lookedAt.push(byKeys);
      continue;
    }
    // Words said by the same side in the same part are one lookup.
    const scope = JSON.stringify([node.who, node.part]);
    const lookup = lookups.get(scope) ?? { node, texts: [], isExact: true };
    lookups.set(scope, lookup);
    lookup.texts.push(text);
    lookup.isExact &&= isExact;
  }
  for (const { node, texts, isExact } of lookups.values()) {
    const text = texts.length > 1 ? texts.map((one) => `(${one})`).join(' | ') : (texts[0] ?? '');
    const condition = reach === 'direct' ? looksAt(text) : sql<boolean>`p.tsv @@ ${text}::tsquery`;
    conditions.push({ condition: scoped(node, condition, reach), isExact });
  }
  return {
    condition: eitherOf(conditions.map((one) => one.condition)),
    isExact: conditions.every((one) => one.isExact),
    found: lookedAt.length === finds.length ? eitherOf(lookedAt.map((one) => one.found)) : null,
    isLoose: lookedAt.every((one) => one.isLoose),
  };
}

function eitherOf(conditions: readonly Condition[]): Condition {
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}

function isSingle(wording: WordingNode): boolean {
  return wording.kind === 'words' && wording.words.length === 1;
}

/**
 * Words at their places: an index finds the phrases with the keys, or at least with the words, and only these are looked
 * at. The index of words would take the places into account too, and far longer.
 */
function foundByKeys(
  wording: WordingNode,
  { workspaceId }: SqlContext,
): { found: Condition; isLoose: boolean } {
  const { ways, isLoose } = wordingKeys(wording);
  if (ways === null)
    return { found: sql<boolean>`p.tsv @@ ${wordingTsquery(wording, 'anywhere').text}::tsquery`, isLoose };
  return { found: eitherOf(ways.map((way) => hasKeys(way, workspaceId))), isLoose };
}

/** The operator `@@` under its other name, by which it leads to no index. */
function looksAt(text: string): Condition {
  return sql<boolean>`ts_match_vq(p.tsv, ${text}::tsquery)`;
}

function hasKeys(way: Way, workspaceId: number): Condition {
  const conditions = way.map((keys) => {
    const numbers = keys.map((key) => sql`phrase_key(${workspaceId}::bigint, ${key}::text)`);
    return sql<boolean>`phrase_keys(p.workspace_id, p.tsv) && array[${sql.join(numbers)}]`;
  });
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** What the wanted side says in the wanted part. */
export function saidBy(find: FindNode): Condition {
  return scoped(find, always, 'direct');
}

/** Only where the wanted side says it in the wanted part. */
function scoped({ who, part }: FindNode, condition: Condition, reach: Reach): Condition {
  const side = who === 'anyone' ? sql`` : sql`and p.role = ${who}`;
  const begins = reach === 'narrowed' && beginsWithin(part) ? narrowedSql(part) : partSql(part);
  return sql<boolean>`(${condition} ${side} ${begins})`;
}

function regexpSql({ compiled }: RegexpNode): SqlCondition {
  // Shorter than three letters the index cannot help, and nothing is ruled out.
  const likes = compiled.literals
    .filter((literal) => literal.length >= 3)
    .map((literal) => sql`p.text ilike ${containing(literal)}`);
  if (likes.length === 0) return { condition: always, isExact: false };
  return { condition: sql<boolean>`(${sql.join(likes, sql` and `)})`, isExact: false };
}

function semanticSql(
  find: SemanticFind,
  { semantics }: SqlContext,
  fileIds: readonly string[] | null,
): SqlCondition {
  const places = fileIds === null ? null : (semantics?.near(find, fileIds) ?? null);
  if (places === null) return { condition: always, isExact: false };
  const { file_ids, phrase_ids } = places;
  const listed = sql`select * from unnest(${file_ids}::uuid[], ${phrase_ids}::int[])`;
  return { condition: sql<boolean>`(p.file_id, p.phrase_id) in (${listed})`, isExact: false };
}

/** The same arithmetic as the engine's: a phrase lies where it begins. */
function partSql(part: Part): RawBuilder<unknown> {
  switch (part.name) {
    case 'entire':
      return sql``;
    case 'beginning':
      return sql`and p.start_ms < ${lengthSql(part)}`;
    case 'ending':
      return sql`and p.start_ms >= p.call_ms - ${lengthSql(part)}`;
    case 'first_half':
      return sql`and p.start_ms < p.call_ms / 2::float8`;
    case 'second_half':
      return sql`and p.start_ms >= p.call_ms / 2::float8`;
    case 'talk_time':
      return sql`and not p.in_hold`;
    default:
      return part.name satisfies never;
  }
}

/** Whether an index of when phrases begin can tell what lies in this part of a call. */
export function beginsWithin({ name, percent }: Part): boolean {
  return name === 'beginning' && percent === null;
}

/** Only a whole number is compared with the help of the index. */
function narrowedSql(part: Part): RawBuilder<unknown> {
  return sql`and p.start_ms < ${Math.ceil(partLengthMs(part, 0))}::int`;
}

function lengthSql(part: Part): RawBuilder<unknown> {
  if (part.percent === null) return sql`${partLengthMs(part, 0)}::float8`;
  return sql`(p.call_ms * ${part.percent}::float8) / 100`;
}

/** What the filters say about phrases, as further conditions. */
export function hintSql({ operators, startedFrom, startedTo }: PhraseHints): RawBuilder<unknown> {
  const conditions = [
    operators === undefined ? sql`` : sql`and p.operator = any(${[...operators]})`,
    startedFrom === undefined ? sql`` : sql`and p.started_at >= ${startedFrom}`,
    startedTo === undefined ? sql`` : sql`and p.started_at <= ${startedTo}`,
  ];
  return sql.join(conditions, sql` `);
}
