import type { Subscriber } from '@earshot/core/subscribers/subscribers.api.ts';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Ellipsis, Merge, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { peopleTexts } from '../../shared/people/people.texts.ts';
import { words } from '../../shared/words.texts.ts';
import type { AskedOfSubscriber } from './SubscriberDialogs.tsx';

type Props = {
  subscriber: Subscriber;
  onAsk: (asked: AskedOfSubscriber) => void;
  /** Where a button beside it does that. */
  hasEdit?: boolean;
};

/** What can be done with an abonent. */
export function SubscriberMenu({ subscriber, onAsk, hasEdit = true }: Props) {
  const p = useTexts(peopleTexts);
  const w = useTexts(words);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const ask = (kind: AskedOfSubscriber['kind']) => () => {
    setAnchor(null);
    onAsk({ kind, subscriber });
  };
  if (!subscriber.can_change) return null;
  return (
    <>
      <IconButton
        size="small"
        aria-label={p('actionsOf', { name: subscriber.label })}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Ellipsis size={16} />
      </IconButton>
      {anchor && (
        <Menu anchorEl={anchor} open onClose={() => setAnchor(null)}>
          {hasEdit && (
            <MenuItem onClick={ask('edit')}>
              <Pencil size={16} aria-hidden />
              {w('edit')}
            </MenuItem>
          )}
          <MenuItem onClick={ask('merge')}>
            <Merge size={16} aria-hidden />
            {p('mergeInto')}
          </MenuItem>
          {subscriber.files === 0 && (
            <MenuItem onClick={ask('remove')}>
              <Trash2 size={16} aria-hidden />
              {w('remove')}
            </MenuItem>
          )}
        </Menu>
      )}
    </>
  );
}
