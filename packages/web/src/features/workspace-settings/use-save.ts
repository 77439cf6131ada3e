import type { WorkspaceConfiguration } from '@earshot/core/workspaces/workspaces.api.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { useUpdateWorkspace } from './workspace-settings.queries.ts';
import { workspaceSettingsTexts } from './workspace-settings.texts.ts';

/** Each card of the page saves its own part. */
export function useSave() {
  const t = useTexts(workspaceSettingsTexts);
  const notify = useNotify();
  const update = useUpdateWorkspace();
  return {
    isSaving: update.isPending,
    save: (change: Partial<WorkspaceConfiguration>) =>
      update.mutate(change, { onSuccess: () => notify.done(t('changed')), onError: notify.failed }),
  };
}
