import { query } from './server.ts';

/** Everything that projects hold, without when they found it. */
export async function heldByProjects(dataDir: string) {
  const files = await query(
    dataDir,
    `select project_id, file_id, day::text, version, by_patterns, by_query from project_files order by 1, 2`,
  );
  const marks = await query(
    dataDir,
    `select project_id, file_id, tag_id, is_off, version, by_patterns from project_marks order by 1, 2, 3`,
  );
  const findings = await query(
    dataDir,
    `select rule_id, file_id, origin, removed, evidence, hits from findings where kind = 'tag' order by 1, 2`,
  );
  return { files, marks, findings };
}
