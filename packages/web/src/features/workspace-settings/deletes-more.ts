import type { WorkspaceConfiguration } from '@earshot/core/workspaces/workspaces.api.ts';

type Retention = WorkspaceConfiguration['retention'];

/** Whether something that would have stayed is deleted after this change. */
export function deletesMore(before: Retention, after: Retention): boolean {
  return (
    daysOf(after, 'audio_days') < daysOf(before, 'audio_days') ||
    daysOf(after, 'text_days') < daysOf(before, 'text_days')
  );
}

/** No days at all keep for ever, and so does a legal hold. */
function daysOf(retention: Retention, part: 'audio_days' | 'text_days'): number {
  return retention.legal_hold ? Number.POSITIVE_INFINITY : (retention[part] ?? Number.POSITIVE_INFINITY);
}
