import type { AdherenceGroup } from '@earshot/core/adherence/adherence.api.ts';
import type { SaidCounts } from '@earshot/core/adherence/adherence.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { Condition } from '../call-index/phrase.sql.ts';
import { allInWorkspace } from '../calls/conditions.sql.ts';
import { hasVariation, plainLanguage } from '../scripts/heard.sql.ts';

/** What calls are grouped by, as text; null where a call has none. */
function keySql(by: AdherenceGroup | 'all', timeZone: string): RawBuilder<string | null> {
  if (by === 'all') return sql`''`;
  if (by === 'agent') return sql`files.agent_id::text`;
  return sql`date_trunc(${by}, coalesce(files.recorded_at, files.created_at) at time zone ${timeZone})::date::text`;
}

/**
 * In how many of some calls these scripts (or all) were said, not said, or nobody can know, for each key. It says of each call what
 * the filters by scripts say (`scripts/heard.sql.ts`). Calls that are alike for every script are counted together: `after` says how many
 * of the scripts that are only for calls from some moment on they came after.
 */
export async function countSaid(
  db: Db,
  workspaceId: number,
  asked: { calls: readonly Condition[]; scripts: readonly number[] | null },
  { by, timeZone }: { by: AdherenceGroup | 'all'; timeZone: string },
): Promise<(SaidCounts & { script_id: number; key: string | null })[]> {
  const speaks = (role: RawBuilder<boolean>) => sql`exists (select from phrase_index said
    where said.workspace_id = ${workspaceId} and said.file_id = files.id and ${role})`;
  const these = asked.scripts === null ? sql`true` : sql`scripts.id = any(${[...asked.scripts]}::bigint[])`;
  const couldBe = (of: RawBuilder<unknown>) => sql`(asked.fits and case asked.who
    when 'operator' then ${of}.operator when 'abonent' then ${of}.abonent else ${of}.anyone end)`;
  const isAsked = (of: RawBuilder<unknown>) => sql`asked.language is not distinct from ${of}.language
    and ${of}.after >= asked.after`;
  const [calls, kinds] = [sql`calls`, sql`kinds`];
  const { rows } = await sql<SaidCounts & { script_id: number; key: string | null }>`
    with beginnings as materialized (
      select distinct scripts.applies_from as moment from scripts
      where scripts.workspace_id = ${workspaceId} and ${these} and scripts.applies_from is not null
    ), calls as materialized (
      select files.id, ${plainLanguage(sql`files.language`)} as language, ${keySql(by, timeZone)} as key,
        ${speaks(sql`true`)} as anyone, ${speaks(sql`said.role = 'operator'`)} as operator,
        ${speaks(sql`said.role = 'abonent'`)} as abonent,
        (select count(*) from beginnings where beginnings.moment <= files.created_at) as after
      from files
      where ${allInWorkspace(workspaceId, asked.calls)} and files.analysed_at is not null
    ), kinds as materialized (
      select key, language, anyone, operator, abonent, after, count(*)::int as calls
      from calls group by key, language, anyone, operator, abonent, after
    ), asked as materialized (
      select scripts.id, scripts.wording ->> 'who' as who, spoken.language, ${hasVariation(sql`spoken.language`)} as fits,
        (select count(*) from beginnings where beginnings.moment <= scripts.applies_from) as after
      from scripts cross join (select distinct language from kinds) spoken
      where scripts.workspace_id = ${workspaceId} and ${these}
    ), possible as (
      select asked.id, kinds.key, ${couldBe(kinds)} as could_be, sum(kinds.calls)::int as calls
      from kinds join asked on ${isAsked(kinds)} group by 1, 2, 3
    ), said as (
      select asked.id, calls.key, ${couldBe(calls)} as could_be, count(*)::int as calls
      from findings found
      join calls on calls.id = found.file_id
      join asked on asked.id = found.rule_id and ${isAsked(calls)}
      where found.workspace_id = ${workspaceId} and found.kind = 'script' and not found.removed group by 1, 2, 3
    )
    select possible.id as script_id, possible.key, coalesce(sum(said.calls), 0)::int as said,
      coalesce(sum(possible.calls - coalesce(said.calls, 0)) filter (where possible.could_be), 0)::int as not_said,
      coalesce(sum(possible.calls - coalesce(said.calls, 0)) filter (where not possible.could_be), 0)::int as unknown
    from possible
    left join said on said.id = possible.id and said.key is not distinct from possible.key
      and said.could_be = possible.could_be
    group by possible.id, possible.key order by possible.id, possible.key`.execute(db);
  return rows;
}
