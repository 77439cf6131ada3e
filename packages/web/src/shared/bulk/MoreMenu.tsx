import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Ban, Ellipsis, StarOff, TagsIcon } from 'lucide-react';
import { useState } from 'react';
import { IconAction } from '../../components/IconAction.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { words } from '../words.texts.ts';
import { bulkTexts } from './bulk.texts.ts';

type Props = {
  disabled: boolean;
  onUntag: (anchor: HTMLElement) => void;
  onAction: (action: 'unfavorite' | 'cancel') => void;
};

/** What is seldom done to many calls. */
export function MoreMenu({ disabled, onUntag, onAction }: Props) {
  const t = useTexts(bulkTexts);
  const w = useTexts(words);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <IconAction
        size="small"
        label={w('more')}
        aria-haspopup="menu"
        disabled={disabled}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Ellipsis size={16} />
      </IconAction>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem
          onClick={() => {
            if (anchor) onUntag(anchor);
            close();
          }}
        >
          <TagsIcon size={16} aria-hidden />
          {t('untag')}
        </MenuItem>
        {(['unfavorite', 'cancel'] as const).map((action) => (
          <MenuItem
            key={action}
            onClick={() => {
              close();
              onAction(action);
            }}
          >
            {action === 'cancel' ? <Ban size={16} aria-hidden /> : <StarOff size={16} aria-hidden />}
            {t(action)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
