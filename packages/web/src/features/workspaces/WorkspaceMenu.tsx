import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Layers } from 'lucide-react';
import { useEffect } from 'react';
import { CallError } from '../../lib/call.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { useChooseWorkspace, workspacesQuery } from '../../shared/workspaces/workspaces.queries.ts';
import { WorkspaceList } from './WorkspaceList.tsx';
import { workspacesTexts } from './workspaces.texts.ts';

/** Under the name of the workspace in the top bar. */
export function WorkspaceMenu({ onClose }: { onClose: () => void }) {
  const t = useTexts(workspacesTexts);
  const notify = useNotify();
  const navigate = useNavigate();
  const query = useQuery(workspacesQuery());
  const choose = useChooseWorkspace();

  const problem = query.error ?? choose.error;
  useEffect(() => {
    if (problem === null) return;
    onClose();
    if (problem instanceof CallError && problem.code === 'network') void navigate({ to: '/error' });
    else notify.failed(problem);
  }, [problem, onClose, navigate, notify]);

  return (
    <div className="workspace-menu">
      <WorkspaceList
        workspaces={query.data ?? []}
        isBusy={choose.isPending || choose.isSuccess}
        onChoose={(id) => {
          if (query.data?.some((one) => one.id === id && one.is_active)) onClose();
          else choose.mutate(id);
        }}
      />
      <button
        type="button"
        className="workspace-all"
        onClick={() => {
          onClose();
          void navigate({ to: '/error_workspace', search: { choose: '1' } });
        }}
      >
        <Layers size={16} aria-hidden />
        {t('all')}
      </button>
    </div>
  );
}
