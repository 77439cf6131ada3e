import { metricNames } from '@earshot/core/metrics/flat-metrics.ts';
import { isScoredBlind } from '../reviews/limited-sight.sql.ts';

/** The workspace of whoever is connected. The name of a session's user cannot be changed from within. */
const mine = `(select access.workspace_id from public.sql_access access where access.role_name = session_user)`;
const zone = `(select coalesce(w.settings ->> 'time_zone', 'UTC') from public.workspaces w where w.id = ${mine})`;
const began = `coalesce(f.recorded_at, f.created_at)`;
/** What the machine says of a call is out of sight while somebody scores that call blind. */
const isOpenlyKnown = (column: string) => `not ${isScoredBlind(column)}`;
const units = metricNames.map(({ name, unit }) => `when '${name}' then '${unit}'`).join(' ');

/** Rules of a kind that were found in calls, with how the rule is called. */
const found = (kind: string, table: string, columns: string) => `
  select t.file_id, t.rule_id, r.name, ${columns} from public.findings t
  join public.${table} r on r.workspace_id = t.workspace_id and r.id = t.rule_id
  where t.workspace_id = ${mine} and t.kind = '${kind}' and not t.removed
    and (t.origin = 'hand' or ${isOpenlyKnown('file_id')})`;

/** The same as `scripts/heard.sql.ts` says it, in one text. */
const couldBeHeard = `(exists (select from public.phrase_index said where said.workspace_id = t.workspace_id and said.file_id = t.id
    and (s.wording ->> 'who' = 'anyone' or said.role = s.wording ->> 'who'))
  and (t.language is null or exists (select from jsonb_array_elements(s.wording -> 'variations') variation
    where coalesce(lower(split_part(variation ->> 'language', '-', 1)) = lower(split_part(t.language, '-', 1)), true))))`;

const shareOf = (emotion: string) => `(t.emotions -> 'shares' ->> '${emotion}')::float8`;
const question = `jsonb_array_elements(g.groups) as part, jsonb_array_elements(part -> 'questions') as q`;

/** What each view of `core/sql-access/sql-views.ts` reads, its columns in that order. Tables stand in `public`, wherever they are. */
export const viewTexts: Readonly<Record<string, string>> = {
  calls: `select f.id, f.meta ->> 'external_id', ${began}, (${began} at time zone ${zone})::date,
      extract(hour from ${began} at time zone ${zone})::int, f.type, f.status, f.source_id, src.name, f.direction,
      coalesce(f.language_found, f.language), f.duration_ms / 1000::float8, f.agent_id, a.name, a.team_id, team.name,
      f.subscriber_id, s.name, f.meta ->> 'queue', f.meta ->> 'disposition', f.meta ->> 'campaign'
    from public.files f
    left join public.sources src on src.workspace_id = f.workspace_id and src.id = f.source_id
    left join public.agents a on a.workspace_id = f.workspace_id and a.id = f.agent_id
    left join public.teams team on team.workspace_id = f.workspace_id and team.id = a.team_id
    left join public.subscribers s on s.workspace_id = f.workspace_id and s.id = f.subscriber_id
    where f.workspace_id = ${mine}`,
  call_metrics: `select n.file_id, n.metric, coalesce(nullif(n.speaker_role, ''), 'call'), n.value::float8,
      coalesce(case n.metric ${units} end, own.unit)
    from public.file_metrics n
    left join public.custom_metrics own on own.workspace_id = n.workspace_id and n.metric = 'custom_' || own.id
    where n.workspace_id = ${mine}`,
  call_tags: found('tag', 'tags', 't.origin'),
  call_patterns: found('pattern', 'patterns', 't.hits'),
  call_scripts: `select t.id, s.id, s.name, case
      when exists (select from public.findings said where said.workspace_id = t.workspace_id and said.kind = 'script'
        and said.rule_id = s.id and said.file_id = t.id and not said.removed) then 'said'
      when ${couldBeHeard} then 'not_said' else 'unknown' end
    from public.files t
    join public.scripts s on s.workspace_id = t.workspace_id and (s.applies_from is null or t.created_at >= s.applies_from)
    where t.workspace_id = ${mine} and t.analysed_at is not null and ${isOpenlyKnown('id')}`,
  call_emotions: `select t.id, t.emotions ->> 'strongest', (t.emotions ->> 'valence')::float8, t.emotions ->> 'trend',
      ${['neutral', 'happiness', 'anger', 'sadness', 'positive', 'negative'].map(shareOf).join(', ')}
    from public.files t where t.workspace_id = ${mine} and t.emotions is not null and ${isOpenlyKnown('id')}`,
  call_scores: `select t.file_id, t.goal_id, g.name, t.version, t.score::float8, t.passed, t.is_provisional,
      t.published_at is not null, t.scored_at
    from public.call_scores t join public.goals g on g.workspace_id = t.workspace_id and g.id = t.goal_id
    where t.workspace_id = ${mine} and ${isOpenlyKnown('file_id')}`,
  call_answers: `select t.file_id, t.goal_id, t.question_id, case when t.given_state is null then 'machine' else 'person' end,
      coalesce(t.given_state, t.state), case q ->> 'mode' when 'choice' then (select option ->> 'text'
        from jsonb_array_elements(q -> 'options') option where option -> 'id' = said.answer)
        else said.answer #>> '{}' end
    from public.call_answers t
    join public.call_scores score on score.workspace_id = t.workspace_id and score.goal_id = t.goal_id
      and score.file_id = t.file_id and score.published_at is not null
    join public.goals g on g.workspace_id = t.workspace_id and g.id = t.goal_id
    cross join lateral (select q from ${question} where q -> 'id' = to_jsonb(t.question_id)) asked
    cross join lateral (select case when t.given_state is null then t.answer else t.given_answer end as answer) said
    where t.workspace_id = ${mine} and q ->> 'mode' <> 'text' and ${isOpenlyKnown('file_id')}`,
  goals: `select g.id, g.name, g.version, g.pass_from from public.goals g where g.workspace_id = ${mine}`,
  questions: `select g.id, (q ->> 'id')::int, part ->> 'name', q ->> 'text', q ->> 'mode', (q ->> 'control_value')::int
    from public.goals g, ${question} where g.workspace_id = ${mine}`,
  operators: `select a.id, a.name, a.internal_id, a.team_id, team.name from public.agents a
    left join public.teams team on team.workspace_id = a.workspace_id and team.id = a.team_id
    where a.workspace_id = ${mine} and a.merged_into is null`,
  teams: `select team.id, team.name from public.teams team where team.workspace_id = ${mine}`,
  days: `select (${began} at time zone ${zone})::date, count(*)::int, coalesce(sum(f.duration_ms), 0) / 1000::float8
    from public.files f where f.workspace_id = ${mine} group by 1`,
};
