import type { Agent } from '@earshot/core/agents/agents.api.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { words } from '../../shared/words.texts.ts';
import { useRemoveAgent } from './agents.queries.ts';
import { agentsTexts } from './agents.texts.ts';

type Props = { agent: Agent; onClose: () => void; onGone?: (() => void) | undefined };

/** Asks before an operator without calls is deleted. */
export function RemoveAgent({ agent, onClose, onGone }: Props) {
  const t = useTexts(agentsTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const remove = useRemoveAgent();
  return (
    <ConfirmDialog
      open
      danger
      title={t('removeTitle')}
      text={t('removeText', { name: agent.name })}
      confirm={w('remove')}
      cancel={w('cancel')}
      onConfirm={() =>
        // Once it is done this dialog is gone, and with it what `mutate` would call.
        void remove.mutateAsync(agent.id).then(() => {
          notify.done(t('removed'));
          onGone?.();
        }, notify.failed)
      }
      onClose={onClose}
    />
  );
}
