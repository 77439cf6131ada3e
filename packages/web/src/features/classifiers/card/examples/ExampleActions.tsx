import type { Example } from '@earshot/core/classifiers/examples.ts';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { IconAction } from '../../../../components/IconAction.tsx';
import { useTexts } from '../../../../lib/i18n.ts';
import { examplesTexts } from './examples.texts.ts';

type Props = { example: Example; onAnswer: () => void; onKeep: () => void; onRemove: () => void };

/** So much of the text tells which example is meant. */
const nameLength = 40;

export function ExampleActions({ example, onAnswer, onKeep, onRemove }: Props) {
  const t = useTexts(examplesTexts);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const act = (what: () => void) => () => {
    setAnchor(null);
    what();
  };
  return (
    <>
      <IconAction
        size="small"
        label={t('actionsOf', { text: example.text.slice(0, nameLength) })}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Ellipsis size={16} />
      </IconAction>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={act(onAnswer)}>{t(example.is_settled ? 'change' : 'settle')}</MenuItem>
        {example.is_settled && <MenuItem onClick={act(onKeep)}>{t('keep')}</MenuItem>}
        <MenuItem onClick={act(onRemove)}>{t('remove')}</MenuItem>
      </Menu>
    </>
  );
}
