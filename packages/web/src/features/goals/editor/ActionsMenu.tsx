import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { IconAction } from '../../../components/IconAction.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { editorTexts } from './editor.texts.ts';

type Props = {
  name: string;
  onMove: (step: 1 | -1) => void;
  onCopy?: () => void;
  onRemove: (() => void) | undefined;
};

/** What can be done with a question or a group: move it, double it, delete it. */
export function ActionsMenu({ name, onMove, onCopy, onRemove }: Props) {
  const t = useTexts(editorTexts);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const act = (what: () => void) => () => {
    setAnchor(null);
    what();
  };
  return (
    <>
      <IconAction
        size="small"
        label={t('actionsOf', { name: name || t('untitled') })}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Ellipsis size={16} />
      </IconAction>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={act(() => onMove(-1))}>{t('moveUp')}</MenuItem>
        <MenuItem onClick={act(() => onMove(1))}>{t('moveDown')}</MenuItem>
        {onCopy && <MenuItem onClick={act(onCopy)}>{t('copy')}</MenuItem>}
        {onRemove && <MenuItem onClick={act(onRemove)}>{t('remove')}</MenuItem>}
      </Menu>
    </>
  );
}
