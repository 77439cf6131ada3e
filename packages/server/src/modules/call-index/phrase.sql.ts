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
export type PhraseHints = { startedFrom?: Date; startedTo?: Date };

/** Where wordings are meant: every phrase of the workspace was compared with them, and their words were looked up. */
export type KnownMeanings = {
  /** Calls of a wording or of several alternatives, and how similar the closest phrase of each is; null of what is said. */
  calls: (expression: Expression) => ReadonlyMap<string, number> | null;
  /** The phrases of some calls in which it can be meant; null where all of them are in question. */
  near: (find: SemanticFind, fileIds: readonly string[]) => Places | null;
};
export type SemanticFind = FindNode & { wording: SemanticNode };

/**
 * Phrases over the edge of a part of the call: only their words tell whether what is looked for begins within it. Known
 * are those in which it does, or `only` these phrases are asked for; null where the engine is left to decide.
 */
export type EdgePhrases = 'only' | ((finds: readonly FindNode[]) => Places) | null;
/** Phrases, one by one. */
export type Places = { file_ids: string[]; phrase_ids: number[] };

export type SqlContext = {
  workspaceId: number;
  hints: PhraseHints;
  edges: EdgePhrases;
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
  const lookups = new Map<string, { nodes: [FindNode, ...FindNode[]]; texts: string[]; isExact: boolean }>();
  for (const node of finds) {
    const { wording } = node;
    if (wording.kind === 'regexp' || wording.kind === 'semantic') {
      const { condition, isExact } =
        wording.kind === 'regexp' ? regexpSql(wording) : semanticSql({ ...node, wording }, context, fileIds);
      conditions.push(scoped([node], { condition, isExact }, context, reach));
      continue;
    }
    const { text, isExact } = wordingTsquery(wording);
    if (reach !== 'direct' && isExact && !isSingle(wording)) {
      const byKeys = foundByKeys(wording, context);
      const found = { condition: byKeys.found, isExact };
      conditions.push(scoped([node], found, context, reach, looksAt(text)));
      lookedAt.push(byKeys);
      continue;
    }
    // Words said by the same side in the same part are one lookup.
    const scope = JSON.stringify([node.who, node.part]);
    const lookup = lookups.get(scope);
    if (lookup === undefined) {
      lookups.set(scope, { nodes: [node], texts: [text], isExact });
      continue;
    }
    lookup.nodes.push(node);
    lookup.texts.push(text);
    lookup.isExact &&= isExact;
  }
  for (const { nodes, texts, isExact } of lookups.values()) {
    const text = texts.length > 1 ? texts.map((one) => `(${one})`).join(' | ') : (texts[0] ?? '');
    const isDirect = reach === 'direct';
    const condition = isDirect ? always : sql<boolean>`p.tsv @@ ${text}::tsquery`;
    const look = isDirect ? looksAt(text) : always;
    conditions.push(scoped(nodes, { condition, isExact }, context, reach, look));
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

/** What the wanted side says in the wanted part, as whole phrases. */
export function saidBy({ who, part }: FindNode): Condition {
  const begins = partSql(part, 'start_ms');
  return who === 'anyone' ? begins : sql<boolean>`(p.role = ${who} and ${begins})`;
}

/**
 * Only where the wanted side says it in the wanted part; the finds differ in nothing but their words. To `look` at the words
 * of a phrase costs most, so that comes last: of conditions side by side the database chooses the order itself.
 */
function scoped(
  finds: readonly [FindNode, ...FindNode[]],
  { condition, isExact }: SqlCondition,
  context: SqlContext,
  reach: Reach,
  look: Condition = always,
): SqlCondition {
  const [{ who, part }] = finds;
  const place = partOf(finds, isExact, context);
  const there = who === 'anyone' ? place.condition : sql<boolean>`p.role = ${who} and ${place.condition}`;
  const led = reach === 'narrowed' && beginsWithin(part) ? narrowedSql(part) : always;
  return {
    condition: sql<boolean>`(${condition} and ${led} and case when ${there} then ${look} else false end)`,
    isExact: isExact && place.isExact,
  };
}

/** Whether what is found in a phrase lies in the wanted part; `isKnown`: where it is found, the index tells exactly. */
function partOf(
  finds: readonly [FindNode, ...FindNode[]],
  isKnown: boolean,
  { edges }: SqlContext,
): SqlCondition {
  const [{ part, wording }] = finds;
  const begins = partSql(part, 'start_ms');
  // What is meant is the whole phrase, or it is a matter of holds.
  if (wording.kind === 'semantic' || !hasEdge(part)) return { condition: begins, isExact: true };
  const ends = partSql(part, 'end_ms');
  const [touches, isWithin] = isFromBeginning(part) ? [begins, ends] : [ends, begins];
  if (edges === 'only') return { condition: sql<boolean>`${touches} and not ${isWithin}`, isExact: true };
  if (edges === null || !isKnown) return { condition: touches, isExact: false };
  return { condition: sql<boolean>`${touches} and (${isWithin} or ${isPlace(edges(finds))})`, isExact: true };
}

export function isPlace({ file_ids, phrase_ids }: Places): Condition {
  const listed = sql`select * from unnest(${file_ids}::uuid[], ${phrase_ids}::int[])`;
  return sql<boolean>`(p.file_id, p.phrase_id) in (${listed})`;
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
  return { condition: isPlace(places), isExact: false };
}

/** Whether a phrase can be over the edge of this part of a call. */
export function hasEdge({ name }: Part): boolean {
  return name !== 'entire' && name !== 'talk_time';
}

const isFromBeginning = ({ name }: Part) => name === 'beginning' || name === 'first_half';

/** Whether a moment of a phrase lies in a part: the same arithmetic as the engine's. */
function partSql(part: Part, moment: 'start_ms' | 'end_ms'): Condition {
  const at = sql.ref(`p.${moment}`);
  switch (part.name) {
    case 'entire':
      return always;
    case 'beginning':
      return sql<boolean>`${at} < ${lengthSql(part)}`;
    case 'ending':
      return sql<boolean>`${at} >= p.call_ms - ${lengthSql(part)}`;
    case 'first_half':
      return sql<boolean>`${at} < p.call_ms / 2::float8`;
    case 'second_half':
      return sql<boolean>`${at} >= p.call_ms / 2::float8`;
    case 'talk_time':
      return sql<boolean>`not p.in_hold`;
    default:
      return part.name satisfies never;
  }
}

/** Whether an index of when phrases begin can tell what lies in this part of a call. */
export function beginsWithin({ name, percent }: Part): boolean {
  return name === 'beginning' && percent === null;
}

/** Only a whole number is compared with the help of the index. */
function narrowedSql(part: Part): Condition {
  return sql<boolean>`p.start_ms < ${Math.ceil(partLengthMs(part, 0))}::int`;
}

function lengthSql(part: Part): RawBuilder<unknown> {
  if (part.percent === null) return sql`${partLengthMs(part, 0)}::float8`;
  return sql`(p.call_ms * ${part.percent}::float8) / 100`;
}

/** What the filters say about phrases, as further conditions. */
export function hintSql({ startedFrom, startedTo }: PhraseHints): RawBuilder<unknown> {
  const conditions = [
    startedFrom === undefined ? sql`` : sql`and p.started_at >= ${startedFrom}`,
    startedTo === undefined ? sql`` : sql`and p.started_at <= ${startedTo}`,
  ];
  return sql.join(conditions, sql` `);
}
