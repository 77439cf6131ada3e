import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Layers, Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { tabShelf } from '../../lib/browser-storage.ts';
import { CallError } from '../../lib/call.ts';
import { useTexts } from '../../lib/i18n.ts';
import { tell } from '../../lib/notices.ts';
import { useTitle } from '../../lib/use-title.ts';
import { useAccount } from '../../shared/account.ts';
import { ErrorState } from '../../shared/ErrorState.tsx';
import { leave } from '../../shared/users.queries.ts';
import {
  useChooseWorkspace,
  useCreatePersonal,
  workspacesQuery,
} from '../../shared/workspaces/workspaces.queries.ts';
import { WorkspaceList } from './WorkspaceList.tsx';
import { workspacesTexts } from './workspaces.texts.ts';

/** Where one lands without an active workspace. */
export function WorkspacePage() {
  const t = useTexts(workspacesTexts);
  const navigate = useNavigate();
  const query = useQuery(workspacesQuery());
  const choose = useChooseWorkspace();
  const create = useCreatePersonal();
  const workspaces = query.data ?? [];
  // Somebody who came to look is not sent back at once.
  const isHere = useSearch({ from: '/open/error_workspace' }).choose !== undefined;
  const title = workspaces.some((workspace) => workspace.is_active) ? 'title' : 'titleNone';
  useTitle(t(title));
  const problem = query.error ?? choose.error;

  const isNetwork = problem instanceof CallError && problem.code === 'network';
  useEffect(() => {
    if (isNetwork) void navigate({ to: '/error', replace: true });
  }, [isNetwork, navigate]);

  const isChosen = useRef(false);
  useEffect(() => {
    const [only, another] = query.data ?? [];
    if (only === undefined || another !== undefined || isHere || isChosen.current) return;
    isChosen.current = true;
    if (mayChooseAlone()) choose.mutate(only.id);
  }, [query.data, choose, isHere]);

  if (query.isPending || isNetwork) return null;
  if (query.isError)
    return (
      <main style={{ display: 'flex', minHeight: '100dvh' }}>
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      </main>
    );
  return (
    <main style={{ display: 'flex', minHeight: '100dvh' }}>
      <EmptyState
        icon={<Layers size={22} />}
        title={t(title)}
        text={t(workspaces.length === 0 ? 'none' : 'text')}
      >
        {workspaces.length > 0 && (
          <WorkspaceList
            workspaces={workspaces}
            isBusy={choose.isPending || choose.isSuccess}
            onChoose={(id) => choose.mutate(id)}
          />
        )}
        <Made />
        {choose.isError && (
          <p className="notice tone-bad" role="alert">
            {t('failed')}
          </p>
        )}
        {!workspaces.some((workspace) => workspace.is_personal) && (
          <Button
            variant="contained"
            startIcon={<Plus size={16} />}
            loading={create.isPending}
            onClick={() =>
              create.mutate(undefined, {
                onError: () => tell({ text: t('createFailed'), tone: 'error' }),
              })
            }
          >
            {t('create')}
          </Button>
        )}
        <Button
          onClick={() => {
            useAccount.setState({ activePage: null });
            void leave().finally(() => window.location.assign('/login'));
          }}
        >
          {t('signOut')}
        </Button>
      </EmptyState>
    </main>
  );
}

/** Said once a personal workspace was made here. */
function Made() {
  const t = useTexts(workspacesTexts);
  const isMade = useAccount((account) => account.isAddedWorkspace && account.successAddedWorkspace);
  return (
    isMade && (
      <p className="notice tone-ok" role="status">
        {t('made')}
      </p>
    )
  );
}

const chosenKey = 'earshot.chose-workspace';
const onceInMs = 10_000;

/** A server that still asks for a workspace after the only one was taken would send us round for ever. */
function mayChooseAlone(): boolean {
  if (Date.now() - Number(tabShelf.read(chosenKey) ?? 0) < onceInMs) return false;
  // Without storage it is taken each time.
  tabShelf.keep(chosenKey, String(Date.now()));
  return true;
}
