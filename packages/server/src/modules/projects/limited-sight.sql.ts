import type { Sight } from '../../platform/limited-views.ts';

/** Counts by day know no teams, so they are made from the calls that somebody sees who sees less than all. */
export const seenDays: Sight = {
  instead: `select f.workspace_id, f.project_id, f.day, count(*)::int as files from seen.project_files f
    group by f.workspace_id, f.project_id, f.day`,
};
export const seenTagDays: Sight = {
  instead: `select m.workspace_id, m.project_id, m.tag_id, f.day, count(*)::int as files
    from seen.project_marks m
    join seen.project_files f
      on f.workspace_id = m.workspace_id and f.project_id = m.project_id and f.file_id = m.file_id
    where not m.is_off group by m.workspace_id, m.project_id, m.tag_id, f.day`,
};
