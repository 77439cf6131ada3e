/** Calls in which scripts were looked for, and reviews of some of them, as they stand after an analysis; made by SQL. */
import type { Goal } from '@earshot/core/goals/goals.ts';
import type { Script } from '@earshot/core/scripts/scripts.ts';
import type pg from 'pg';
import type { Client } from '../src/testing/server.ts';

/** Scripts are steps of one set; each is said in about half of the calls in which it could be. */
export async function fillScripts(client: Client, sql: pg.Client, scripts: number): Promise<number[]> {
  const ids: number[] = [];
  for (let place = 1; place <= scripts; place += 1) {
    const { id } = await client.json<Script>('POST', 'scripts', {
      name: `Step ${place}`,
      type: 'own',
      set: 'The call',
      place,
      variations: [{ language: 'en', text: `these are the words of step ${place}` }],
    });
    ids.push(id);
  }
  await sql.query(`update files set language = 'en', analysed_at = created_at`);
  await sql.query('update scripts set applies_from = null');
  await sql.query(
    `insert into phrase_index (workspace_id, file_id, phrase_id, speaker, role, start_ms, end_ms, call_ms, in_hold, started_at,
       operator, text, tsv)
     select 1, f.id, said.at, said.role, said.role, said.at * 5000, said.at * 5000 + 4000, 60000, false, f.recorded_at, f.operator, '',
       ''::tsvector
     from files f, unnest('{operator,abonent,operator,abonent}'::text[]) with ordinality said (role, at)`,
  );
  // Where the two numbers of a step fall out otherwise than those of the next, the two change places.
  await sql.query(
    `insert into findings (workspace_id, kind, rule_id, file_id, origin, version, hits, evidence, day, started_at, operator, at)
     select 1, 'script', s.id, f.id, 'rule', 1, 1,
       jsonb_build_array(jsonb_build_object('hits', jsonb_build_array(jsonb_build_object(
         'start_ms', s.place * 5000 + case when hashtext(f.id::text || s.place) % 20 = 0 then 6000 else 0 end)))),
       f.recorded_at::date, f.recorded_at, f.operator, f.recorded_at
     from files f, unnest($1::bigint[]) with ordinality s (id, place) where hashtext(f.id::text || s.id) % 2 = 0`,
    [ids],
  );
  await sql.query('vacuum analyze');
  return ids;
}

/** Blind reviews of as many calls, every fifth by two people; nine answers of ten agree with the machine. */
export async function fillReviews(
  client: Client,
  sql: pg.Client,
  { reviews, questions, people }: { reviews: number; questions: number; people: readonly number[] },
): Promise<number> {
  const goal = await client.json<Goal>('POST', 'goals', {
    name: 'Care',
    groups: [
      {
        name: 'All',
        questions: Array.from({ length: questions }, (_, at) => ({
          text: `Question ${at + 1}`,
          answer_by: { kind: 'metric', metric: 'words', limits: [at, null] },
        })),
      },
    ],
    apply: 'from_now_on',
  });
  const ids = goal.groups.flatMap((group) => group.questions.map(({ id }) => id ?? 0));
  await sql.query(
    `insert into reviews (workspace_id, goal_id, file_id, kind, reason, chosen_by, is_blind, user_id, status, version, score,
       machine_score, seconds, created_at, submitted_at)
     select 1, $1, f.id, 'lead', case when person.place = 1 then 'random' else 'second' end, '{}', true, person.id, 'submitted', 1, 80,
       75, 60, now() - interval '5 days', now() - (f.n % 80) * interval '1 day'
     from (select id, row_number() over (order by id)::int as n from files order by id limit $2) f
     join unnest($3::bigint[]) with ordinality person (id, place) on person.place = 1 or f.n % 5 = 0`,
    [goal.id, reviews, people.slice(0, 2)],
  );
  await sql.query(
    `insert into review_answers (workspace_id, review_id, file_id, question_id, state, answer, comment, machine_state, machine_answer,
       answered_by)
     select 1, r.id, r.file_id, q.id, 'answered', case when hashtext(r.id::text || q.id) % 10 = 0 then machine.other else machine.answer end,
       '', 'answered', machine.answer, 'metric'
     from reviews r cross join unnest($1::bigint[]) q (id)
     cross join lateral (select case when hashtext(r.file_id::text || q.id) % 3 = 0 then '"no"' else '"yes"' end::jsonb as answer,
       case when hashtext(r.file_id::text || q.id) % 3 = 0 then '"yes"' else '"no"' end::jsonb as other) machine`,
    [ids],
  );
  await sql.query('vacuum analyze');
  return goal.id;
}
