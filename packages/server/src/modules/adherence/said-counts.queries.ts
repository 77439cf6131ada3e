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
 * the filters by scripts say (`scripts/heard.sql.ts`), reading each call once for all scripts.
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
  const { rows } = await sql<SaidCounts & { script_id: number; key: string | null }>`
    with calls as materialized (
      select files.id, files.created_at, ${plainLanguage(sql`files.language`)} as language, ${keySql(by, timeZone)} as key,
        ${speaks(sql`true`)} as anyone, ${speaks(sql`said.role = 'operator'`)} as operator,
        ${speaks(sql`said.role = 'abonent'`)} as abonent
      from files
      where ${allInWorkspace(workspaceId, asked.calls)} and files.analysed_at is not null
    ), spoken as materialized (
      select distinct calls.language from calls
    ), fitting as materialized (
      select scripts.id, spoken.language, ${hasVariation(sql`spoken.language`)} as fits
      from scripts cross join spoken
      where scripts.workspace_id = ${workspaceId} and ${these}
    ), told as (
      select scripts.id as script_id, calls.key, found.file_id is not null as is_said,
        fitting.fits and case scripts.wording ->> 'who' when 'operator' then calls.operator
          when 'abonent' then calls.abonent else calls.anyone end as could_be
      from calls
      cross join scripts
      join fitting on fitting.id = scripts.id and fitting.language is not distinct from calls.language
      left join findings found on found.workspace_id = ${workspaceId} and found.kind = 'script'
        and found.rule_id = scripts.id and found.file_id = calls.id and not found.removed
      where scripts.workspace_id = ${workspaceId} and ${these}
        and (scripts.applies_from is null or calls.created_at >= scripts.applies_from)
    )
    select script_id, key, (count(*) filter (where is_said))::int as said,
      (count(*) filter (where not is_said and could_be))::int as not_said,
      (count(*) filter (where not is_said and not could_be))::int as unknown
    from told group by script_id, key order by script_id, key`.execute(db);
  return rows;
}
