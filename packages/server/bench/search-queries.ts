/** The queries whose answers are timed, and the same questions as one statement written by hand. */
import type { Expression, FindNode, SemanticNode } from '@earshot/core/matching/expression.ts';
import { Query, type QueryInput } from '@earshot/core/matching/query.ts';
import { wordsNode } from '@earshot/core/matching/words-node.ts';
import type { SearchBody } from '@earshot/core/search/search.api.ts';
import type pg from 'pg';
import type { z } from 'zod';
import { wordingTsquery } from '../src/modules/call-index/wording-tsquery.ts';
import { lexicon } from '../src/modules/matching/lexicon.ts';
import { understandQuery } from '../src/modules/matching/understand-query.ts';
import { dayMs, days, type Line, newest, operators } from './search-calls.ts';

export type Body = z.input<typeof SearchBody>;

/** Queries as people type them: words of lines, from common to rare. */
export function kindsOf(lines: readonly Line[], random: () => number): Record<string, () => Body> {
  const clean = (word: string) => word.replaceAll(/[^\p{L}\p{N}']/gu, '');
  const line = (least: number): string[] => {
    for (;;) {
      const { words } = lines[Math.floor(random() * lines.length)] as Line;
      const own = words.map(clean).filter((word) => word.length > 1);
      if (own.length >= least) return own;
    }
  };
  const some = (count: number): string[] => {
    const words = line(count);
    const from = Math.floor(random() * (words.length - count + 1));
    return words.slice(from, from + count);
  };
  const ask = (query: QueryInput, more: Partial<Body> = {}): Body => ({
    query,
    sorting_by: 'recorded_at',
    ...more,
  });
  const month = () => {
    const to = newest - Math.floor(random() * (days - 30)) * dayMs;
    const iso = (time: number) => new Date(time).toISOString();
    return [{ field: 'recorded_at' as const, start: iso(to - 30 * dayMs), to: iso(to) }];
  };
  return {
    any: () => ask({ matching: 'any', phrases: [...some(1), ...some(1), ...some(1)] }),
    all: () => ask({ matching: 'all', phrases: [...some(1), ...some(1)] }),
    phrase: () => ask({ phrases: [some(3).join(' ')] }),
    distance: () => {
      const [first = '', , , last = ''] = some(4);
      return ask({ phrases: [`${first} ${last}`], distance: 4 });
    },
    prefix: () => ask({ phrases: [`${(some(1)[0] ?? '').slice(0, 4)}*`.padStart(3, 'a')] }),
    'operator in the first 30 s': () =>
      ask({ phrases: [some(2).join(' ')], who: 'operator', part: { name: 'beginning', seconds: 30 } }),
    'phrase, date, tag and agent': () =>
      ask(
        { phrases: [some(2).join(' ')] },
        {
          filters: {
            tags: [1],
            operators: [`Operator ${Math.floor(random() * operators)}`],
            periods: month(),
          },
        },
      ),
    meaning: () => ask({ matching: 'semantic', phrases: [line(3).join(' ')] }),
    'meaning, closest first': () =>
      ask({ matching: 'semantic', phrases: [line(3).join(' ')] }, { sorting_by: 'relevance' }),
    'meaning, operator in the first 30 s': () =>
      ask({
        matching: 'semantic',
        phrases: [line(3).join(' ')],
        who: 'operator',
        part: { name: 'beginning', seconds: 30 },
      }),
  };
}

/** Page and count in one statement, as one would write it with nothing but the full text search of PostgreSQL. */
export async function askPlainly(sql: pg.Client, { query, filters = {} }: Body): Promise<void> {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const conditions = [condition(understandQuery(Query.parse(query)).expression, bind)];
  if (filters.operators) conditions.push(`f.operator = any(${bind(filters.operators)})`);
  for (const { start, to } of filters.periods ?? [])
    conditions.push(`f.recorded_at between ${bind(start)} and ${bind(to)}`);
  if (filters.tags)
    conditions.push(`f.id in (select t.file_id from findings t
      where t.workspace_id = 1 and t.kind = 'tag' and t.rule_id = any(${bind(filters.tags)}) and not t.removed)`);
  await sql.query(
    `select f.*, count(*) over () as count from files f where f.workspace_id = 1 and ${conditions.join(' and ')}
     order by f.recorded_at desc, f.id desc limit 10`,
    values,
  );
}

type Bind = (value: unknown) => string;

function condition(expression: Expression, bind: Bind): string {
  switch (expression.kind) {
    case 'find':
      return `f.id in (select p.file_id from phrase_index p where p.workspace_id = 1 and ${said(expression, bind)})`;
    case 'not':
      return `not (${condition(expression.node, bind)})`;
    case 'and':
    case 'or':
      return `(${expression.nodes.map((node) => condition(node, bind)).join(` ${expression.kind} `)})`;
    default:
      return expression satisfies never;
  }
}

function said({ wording, who, part }: FindNode, bind: Bind): string {
  if (wording.kind === 'regexp') throw new Error('not among the queries');
  const words = wording.kind === 'semantic' ? anyWord(wording) : wordingTsquery(wording).text;
  const conditions = [`p.tsv @@ ${bind(words)}::tsquery`];
  if (who !== 'anyone') conditions.push(`p.role = ${bind(who)}`);
  if (part.name === 'beginning') conditions.push(`p.start_ms < ${bind((part.seconds ?? 0) * 1000)}`);
  return conditions.join(' and ');
}

/** It knows no meaning: the best it can do is any of the words. */
function anyWord({ text }: SemanticNode): string {
  const words = text
    .split(' ')
    .map((word) => wordsNode(word, { exact: false, distance: 0, lexicon: lexicon() }));
  return words.flatMap(({ node }) => (node.words.length === 0 ? [] : wordingTsquery(node).text)).join(' | ');
}
