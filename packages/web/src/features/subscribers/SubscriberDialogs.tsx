import type { Subscriber } from '@earshot/core/subscribers/subscribers.api.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { words } from '../../shared/words.texts.ts';
import { MergeSubscriber } from './MergeSubscriber.tsx';
import { SubscriberForm } from './SubscriberForm.tsx';
import { useRemoveSubscriber } from './subscribers.queries.ts';
import { subscribersTexts } from './subscribers.texts.ts';

/** What is open over the list or the page of an abonent. */
export type AskedOfSubscriber = { kind: 'edit' | 'merge' | 'remove'; subscriber: Subscriber | null };

type Props = {
  asked: AskedOfSubscriber | null;
  onClose: () => void;
  /** Once the abonent whose page this is exists no more. */
  onGone?: () => void;
};

export function SubscriberDialogs({ asked, onClose, onGone }: Props) {
  if (asked === null) return null;
  const { kind, subscriber } = asked;
  if (kind === 'edit') return <SubscriberForm subscriber={subscriber} onClose={onClose} />;
  if (subscriber === null) return null;
  if (kind === 'merge') return <MergeSubscriber subscriber={subscriber} onClose={onClose} />;
  return <RemoveSubscriber subscriber={subscriber} onClose={onClose} onGone={onGone} />;
}

type RemoveProps = { subscriber: Subscriber; onClose: () => void; onGone: (() => void) | undefined };

function RemoveSubscriber({ subscriber, onClose, onGone }: RemoveProps) {
  const t = useTexts(subscribersTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const remove = useRemoveSubscriber();
  return (
    <ConfirmDialog
      open
      danger
      title={t('removeTitle')}
      text={t('removeText', { name: subscriber.label })}
      confirm={w('remove')}
      cancel={w('cancel')}
      onConfirm={() =>
        // Once it is done this dialog is gone, and with it what `mutate` would call.
        void remove.mutateAsync(subscriber.id).then(() => {
          notify.done(t('removed'));
          onGone?.();
        }, notify.failed)
      }
      onClose={onClose}
    />
  );
}
