import type { Workspace } from '@earshot/core/workspaces/workspaces.api.ts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { SettingsSection } from '../../components/SettingsSection.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useAccount } from '../../shared/account.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { useMay } from '../../shared/users.queries.ts';
import { words } from '../../shared/words.texts.ts';
import { useChooseWorkspace, workspacesQuery } from '../../shared/workspaces/workspaces.queries.ts';
import { NewWorkspaceDialog } from './NewWorkspaceDialog.tsx';
import { useLeaveWorkspace } from './workspace-settings.queries.ts';
import { workspaceSettingsTexts } from './workspace-settings.texts.ts';

export function OwnWorkspaces() {
  const t = useTexts(workspaceSettingsTexts);
  const w = useTexts(words);
  const { data: workspaces } = useQuery(workspacesQuery());
  const choose = useChooseWorkspace();
  const leave = useLeave();
  const mayCreate = useMay('workspaces.write');
  const [asked, setAsked] = useState<Workspace | null>(null);
  const [isMaking, setIsMaking] = useState(false);
  return (
    <SettingsSection title={t('own')} text={t('ownText')}>
      <ul className="settings-list">
        {workspaces?.map((workspace) => (
          <WorkspaceLine
            key={workspace.id}
            workspace={workspace}
            choose={choose}
            onLeave={() => setAsked(workspace)}
          />
        ))}
      </ul>
      {mayCreate && (
        <div>
          <Button variant="outlined" startIcon={<Plus size={16} />} onClick={() => setIsMaking(true)}>
            {t('create')}
          </Button>
        </div>
      )}
      {isMaking && <NewWorkspaceDialog onClose={() => setIsMaking(false)} />}
      <ConfirmDialog
        open={asked !== null}
        danger
        title={t('leaveTitle', { name: asked?.name ?? '' })}
        text={t('leaveText')}
        confirm={t('leave')}
        cancel={w('cancel')}
        onConfirm={() => asked && leave(asked)}
        onClose={() => setAsked(null)}
      />
    </SettingsSection>
  );
}

type LineProps = {
  workspace: Workspace;
  choose: ReturnType<typeof useChooseWorkspace>;
  onLeave: () => void;
};

function WorkspaceLine({ workspace, choose, onLeave }: LineProps) {
  const t = useTexts(workspaceSettingsTexts);
  const notify = useNotify();
  return (
    <li>
      <div className="grow">
        <div className="row" style={{ flexWrap: 'wrap', gap: '2px 8px' }}>
          <span className="med" style={{ overflowWrap: 'anywhere' }}>
            {workspace.name}
          </span>
          {workspace.is_personal && <span className="chip small">{t('personal')}</span>}
          {workspace.is_active && <span className="chip small tone-ok">{t('active')}</span>}
        </div>
        <div className="sm mut">{t(workspace.role)}</div>
      </div>
      {!workspace.is_active && (
        <Button
          size="small"
          variant="outlined"
          aria-label={t('switchToOf', { name: workspace.name })}
          loading={choose.isPending && choose.variables === workspace.id}
          onClick={() => choose.mutate(workspace.id, { onError: notify.failed })}
        >
          {t('switchTo')}
        </Button>
      )}
      {!workspace.is_personal && (
        <Button
          size="small"
          color="error"
          aria-label={t('leaveOf', { name: workspace.name })}
          onClick={onLeave}
        >
          {t('leave')}
        </Button>
      )}
    </li>
  );
}

function useLeave() {
  const t = useTexts(workspaceSettingsTexts);
  const notify = useNotify();
  const navigate = useNavigate();
  const { mutate } = useLeaveWorkspace();
  return ({ id, name, is_active: isActive }: Workspace) =>
    mutate(id, {
      onSuccess: async () => {
        notify.done(t('left', { name }));
        if (!isActive) return;
        useAccount.setState({ activePage: null });
        await navigate({ to: '/error_workspace', replace: true });
        // Everything kept belongs to a workspace that is closed now.
        queryClient.clear();
      },
      onError: notify.failed,
    });
}
