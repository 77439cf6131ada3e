import { sql } from 'kysely';

/** Of the customer `s`. */
export const labelSql = sql<string>`coalesce(s.name,
  (select p.phone from subscriber_phones p where p.workspace_id = s.workspace_id and p.subscriber_id = s.id
    order by p.place, p.phone limit 1),
  (select n.name from subscriber_names n where n.workspace_id = s.workspace_id and n.subscriber_id = s.id
    order by n.name limit 1),
  s.external_id, '')`;
