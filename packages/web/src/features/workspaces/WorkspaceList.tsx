import type { Workspace } from '@earshot/core/workspaces/workspaces.api.ts';
import { Check } from 'lucide-react';
import { useTexts } from '../../lib/i18n.ts';
import './workspaces.css';
import { workspacesTexts } from './workspaces.texts.ts';

type Props = { workspaces: readonly Workspace[]; isBusy: boolean; onChoose: (id: number) => void };

export function WorkspaceList({ workspaces, isBusy, onChoose }: Props) {
  const t = useTexts(workspacesTexts);
  return (
    <ul className="card workspace-list" aria-label={t('list')}>
      {workspaces.map(({ id, name, is_active: isActive, is_personal: isPersonal }) => (
        <li key={id}>
          <button
            type="button"
            disabled={isBusy}
            aria-current={isActive ? 'true' : undefined}
            onClick={() => onChoose(id)}
          >
            <span className="el">{name}</span>
            {isPersonal && <span className="chip small">{t('personal')}</span>}
            {isActive && (
              <span className="push row sm" style={{ gap: 4 }}>
                <Check size={14} aria-hidden />
                {t('active')}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
