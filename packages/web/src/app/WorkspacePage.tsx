import { listWorkspaces } from '@earshot/core/workspaces/workspaces.api.ts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Check, Layers } from 'lucide-react';
import { EmptyState } from '../components/EmptyState.tsx';
import { call } from '../lib/call.ts';
import { useTexts } from '../lib/i18n.ts';
import { leave } from '../shared/users.queries.ts';
import { appTexts } from './app.texts.ts';

export function WorkspacePage() {
  const t = useTexts(appTexts);
  const query = useQuery({
    queryKey: ['workspaces'],
    queryFn: ({ signal }) => call(listWorkspaces, { signal }),
    retry: false,
  });
  const workspaces = query.data?.workspaces ?? [];
  return (
    <main style={{ display: 'flex', minHeight: '100dvh' }}>
      <EmptyState
        icon={<Layers size={22} />}
        title={t('workspaceTitle')}
        text={t(workspaces.length === 0 ? 'workspaceNone' : 'workspaceText')}
      >
        <ul
          className="card"
          style={{ maxHeight: 300, overflow: 'auto', width: '100%' }}
          hidden={workspaces.length === 0}
        >
          {workspaces.map((workspace) => (
            <li key={workspace.id} className="row" style={{ padding: '10px 14px' }}>
              {workspace.name}
              {workspace.is_active && (
                <span className="push row sm" style={{ color: 'var(--ok-fg)' }}>
                  <Check size={14} aria-hidden />
                  {t('workspaceActive')}
                </span>
              )}
            </li>
          ))}
        </ul>
        <Button
          variant="outlined"
          onClick={() => void leave().finally(() => window.location.assign('/login'))}
        >
          {t('signOut')}
        </Button>
      </EmptyState>
    </main>
  );
}
