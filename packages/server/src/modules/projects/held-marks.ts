import type { FindingHolder } from '../findings/findings.ts';
import { listHeldMarks } from './held-marks.queries.ts';
import { countMark, noDayChanges } from './project-days.store.ts';
import { countDays } from './project-days.ts';
import { switchMarks } from './project-marks.store.ts';

/** Tags that projects set are findings for as long as any of them does and nobody took them off. */
export const projectMarks: FindingHolder = {
  async held(ctx, places) {
    const tags = places.filter(({ kind }) => kind === 'tag');
    const rows = await listHeldMarks(ctx.db, ctx.workspaceId, tags);
    return rows.map(({ tag_id, file_id, ...why }) => ({
      kind: 'tag' as const,
      rule_id: tag_id,
      file_id,
      ...why,
    }));
  },
  async decided(ctx, { kind, rule_id, file_id }, isOff) {
    if (kind !== 'tag') return;
    const switched = await switchMarks(ctx.db, ctx.workspaceId, { tag_id: rule_id, file_id }, isOff);
    const changes = noDayChanges();
    for (const { project_id, day } of switched)
      countMark(changes, { project_id, tag_id: rule_id }, day, isOff ? -1 : 1);
    await countDays(ctx, changes);
  },
};
